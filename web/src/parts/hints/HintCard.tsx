// What a hint says: that it has a price, where to look, what to do, why. It lies over the bar and the board, clear of what is drawn there.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Hints, HintStep } from "../../hints";
import type { Action, HintTold } from "../../protocol";
import { actionText, sayLater, type Say } from "../../texts";
import { Sign } from "../Advised";
import type { HintWordsProps } from "../Hints";
import { placeClearOf } from "./place";

const NEXT: Readonly<Record<HintStep, HintStep | null>> = { look: "do", do: "why", why: null };

export function HintCard({ hints, speak, announce }: HintWordsProps) {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState("");
  const words = sayLater.value;
  const said = wordsOf(hints, speak, words);
  const spoken = [said.action, said.rather, said.text].filter(Boolean).join(". ");
  useEffect(() => announce(spoken), [spoken]);
  useLayoutEffect(() => setPlace(placeClearOf(card.current!)), [spoken]);
  const close = () => {
    const isInside = card.current?.contains(document.activeElement);
    hints.toggle();
    if (isInside) document.querySelector<HTMLElement>(".to-hint")?.focus();
  };
  const next = nextOf(hints);
  return (
    <section ref={card} class={`notice hint ${place}`} aria-labelledby="hint-title" onKeyDown={({ key }) => { if (key === "Escape") close(); }}>
      <div class="hint-head">
        <h2 id="hint-title">{said.title}</h2>
        <button type="button" class="main" aria-disabled={hints.asked !== null}
          onClick={() => { if (hints.asked === null) next ? hints.ask(next) : close(); }}>
          {buttonText(hints, next, words)}
        </button>
        <button type="button" class="quiet" aria-label={words("hint-close")} onClick={close}>✕</button>
      </div>
      <div key={spoken} class="hint-words">
        {said.action && <p class="hint-action"><Sign of="better" /> <span>{said.action}</span></p>}
        {said.rather && <p class="small">{said.rather}</p>}
        <p class={hints.problem ? "problem" : ""}>{said.text}</p>
      </div>
    </section>
  );
}

/** The step that one press leads to; none after the last. */
const nextOf = ({ told }: Hints): HintStep | null => (told === null ? "look" : NEXT[told.step]);

function buttonText({ asked, told, problem }: Hints, next: HintStep | null, words: Say): string {
  if (asked !== null) return words("hint-coming");
  if (problem) return words("hint-again");
  if (told === null) return words("hint-give");
  return words(next ? `hint-ask-${next}` : "hint-thanks");
}

interface Said {
  readonly title: string;
  readonly text: string;
  /** What is best, in words. */
  readonly action?: string;
  /** With what it is compared: what the text calls here. */
  readonly rather?: string;
}

function wordsOf({ asked, told, problem }: Hints, speak: Say, words: Say): Said {
  if (problem) return { title: words("hint"), text: problem };
  if (told !== null) return { title: words(`hint-title-${told.step}`), ...toldText(told, speak, words) };
  return { title: words("hint"), text: words(asked === null ? "hint-price" : "hint-being-made") };
}

function toldText({ step, look, best, is_clear, other, reason }: HintTold, speak: Say, words: Say): Omit<Said, "title"> {
  if (step === "look") return { text: look ? speak(look.message, look.facts) : words("hint-look") };
  const action = actionText(speak, best as Action);
  if (step === "do") return { action, text: words(is_clear ? "hint-clear" : "hint-good") };
  if (reason === null) return { action, text: words("hint-numbers") };
  return { action, text: speak(reason.message, reason.facts), ...(other ? { rather: words("hint-rather", { other: actionText(speak, other as Action) }) } : {}) };
}
