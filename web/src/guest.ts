// Whoever comes for the first time has a name at once: a friendly one is offered, and can be changed at any time.
import { introduce, me } from "./api";
import { hasOfferedName } from "./settings";
import { say } from "./texts";

/** Two numbers between 0 and 1 that stay as long as the page: the name on offer does not change while one looks at it. */
const luck = [Math.random(), Math.random()] as const;

const picked = (words: string, chance: number): string => {
  const all = words.split(", ");
  return all[Math.floor(chance * all.length)] ?? "";
};

/** A name for somebody who has none yet, in the reader's language. */
export const offeredName = (): string =>
  say.value("guest-name", { mood: picked(say.value("guest-moods"), luck[0]), animal: picked(say.value("guest-animals"), luck[1]) });

/** The own name, or the one on offer. */
export const nameOrOffer = (): string => me.value ?? offeredName();

/** Whoever has no name yet takes the one on offer: nobody is asked before they have played. */
export async function beSomebody(): Promise<void> {
  if (me.value !== null) return;
  await introduce(offeredName());
  hasOfferedName.value = true;
}
