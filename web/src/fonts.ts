// Our serif comes after what one came for, and never under anybody's hands: while a board is in sight the words stay as they
// are. What stands in for it is as wide and as high, so that nothing moves when it is there.
import { hasSerif } from "./settings";

const PAUSE_MS = 400;

/** At once where it was fetched before, else as soon as there is something to see. */
export function fetchSerif(): void {
  if (hasSerif.value) void load();
  else once(isSomethingToSee, () => void load().then(wearOnceCalm, () => undefined));
}

const load = (): Promise<FontFace[]> => document.fonts.load("1em Fraunces");

function wearOnceCalm(faces: readonly FontFace[]): void {
  if (faces.length > 0) once(() => !isSeen(".board"), () => { hasSerif.value = true; });
}

const isSomethingToSee = (): boolean => isSeen("main h1:not(:empty)") && !isSeen(".loading");
const isSeen = (what: string): boolean => document.querySelector(what) !== null;

function once(isSo: () => boolean, then: () => void): void {
  if (isSo()) then();
  else setTimeout(once, PAUSE_MS, isSo, then);
}
