// A hint at a table against bots: a quiet button in the bar, and words over the board that come with a chunk of their own.
import type { Hints } from "../hints";
import { roomWords, say, type Say } from "../texts";
import { useLater } from "./Later";

const load = async () => (await Promise.all([import("./hints/HintCard"), roomWords()]))[0];

/** In the bar, in the place where people at a table with others have a word. */
export function HintButton({ hints: { mayAsk, isOpen, toggle } }: { hints: Hints }) {
  return (
    <button type="button" class="quiet to-hint" aria-expanded={isOpen} disabled={!mayAsk} onClick={toggle}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M9 17.5h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0v3h-7z" /></svg>
      <span>{say.value("hint")}</span>
    </button>
  );
}

export interface HintWordsProps {
  readonly hints: Hints;
  readonly speak: Say;
  /** Tell it to those who cannot see it. */
  announce(text: string): void;
}

export function HintWords(props: HintWordsProps) {
  const words = useLater(load);
  return words && props.hints.isOpen && <words.HintCard {...props} />;
}
