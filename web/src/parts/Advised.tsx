// Advice on a board: a dashed ring around what was done, a strong one with a tick around what is better. Never by colour alone.
import type { Advice } from "../board";
import type { Action } from "../protocol";
import { actionText, type Say } from "../texts";

export type Mark = "chosen" | "better" | "both";

/** What advice says of a thing on the board, if its actions touch it at all. */
export function markOf<A>(advice: Advice<A> | null | undefined, touches: (action: A) => boolean): Mark | null {
  const isChosen = advice?.chosen != null && touches(advice.chosen);
  const isBetter = advice?.better != null && touches(advice.better);
  if (isChosen && isBetter) return "both";
  return isChosen ? "chosen" : isBetter ? "better" : null;
}

/** What a mark means, for those who cannot see it, behind the name of the thing; nothing where there is no mark. */
export const markText = (say: Say, mark: Mark | null): string => (mark ? `, ${say(`advice-${mark}`)}` : "");

/** One of the two in a sentence. */
export const adviceText = (say: Say, mark: "chosen" | "better", action: { readonly do: string }): string =>
  `${say(`advice-${mark}`)}: ${actionText(say, action as Action)}`;

/** The mark around the thing it stands in, which has a position; with `say` also in words, for a thing without a label of its own. */
export function Advised({ mark, say }: { mark: Mark | null; say?: Say }) {
  if (mark === null) return null;
  return (
    <>
      {say && <span class="unseen">{markText(say, mark)}</span>}
      <span class={`advice advice-on-${mark}`} aria-hidden="true">
        {mark !== "better" && <Sign of="chosen" />}
        {mark !== "chosen" && <Sign of="better" />}
      </span>
    </>
  );
}

/** The sign of a mark alone, for what explains it. */
export const Sign = ({ of }: { of: "chosen" | "better" }) => <i class={`advice-sign advice-${of}`} aria-hidden="true">{of === "better" && "✓"}</i>;
