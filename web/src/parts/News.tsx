// What happened, in words: turn by turn, each put into words and drawn once.
import { useEffect, useRef } from "preact/hooks";
import { memo } from "../memo";
import type { Event } from "../protocol";
import { eventText, say, type Say } from "../texts";
import { newestOf, NO_TURNS, turnsOf, turnText, type Turn, type Turns } from "../turns";
import { SeatMark } from "./Players";

const NEWS_SHOWN = 400;
const IS_ANCHORED = CSS.supports("overflow-anchor", "auto");

interface NewsProps {
  readonly turns: readonly Turn[];
  readonly speak: Say;
}

/** The turns of a log: the same ones as long as nothing happens in them. */
export function useTurns(log: readonly Event[], allAtOnce: boolean): readonly Turn[] {
  const known = useRef<Turns>(NO_TURNS);
  known.current = turnsOf(log, allAtOnce, known.current);
  return known.current.turns;
}

export const News = memo(function News({ turns, speak }: NewsProps) {
  return (
    <details class="news" open>
      <summary>{say.value("what-happened")}</summary>
      <Roll turns={turns} speak={speak} />
    </details>
  );
});

/** The end is in sight, and whoever reads further up is left there: browsers keep the place by the anchor at the end. */
function Roll({ turns, speak }: NewsProps) {
  const end = useRef<HTMLDivElement>(null);
  const toEnd = () => {
    const roll = end.current!.parentElement!;
    roll.scrollTop = roll.scrollHeight;
  };
  useEffect(() => {
    const news = end.current!.closest(".news")!;
    toEnd();
    news.addEventListener("contentvisibilityautostatechange", toEnd);
    return () => news.removeEventListener("contentvisibilityautostatechange", toEnd);
  }, []);
  useEffect(() => {
    if (!IS_ANCHORED) toEnd();
  }, [turns]);
  return (
    <div class="roll" tabindex={0}>
      <ol>{turns.slice(-NEWS_SHOWN).map((turn) => <TurnLine key={turn.first} turn={turn} speak={speak} />)}</ol>
      <div ref={end} class="end" />
    </div>
  );
}

/** A turn in one line, which unfolds where there is more to tell. */
const TurnLine = memo(function TurnLine({ turn, speak }: { turn: Turn; speak: Say }) {
  const whole = turnText(speak, turn.events);
  const steps = turn.events.map((event) => eventText(speak, event)).filter(Boolean);
  if (whole === "") return null;
  const line = <>{turn.seat !== null && <SeatMark seat={turn.seat} />}<span>{whole}</span></>;
  if (steps.length < 2) return <li class="line-of-turn">{line}</li>;
  return (
    <li>
      <details>
        <summary class="line-of-turn">{line}</summary>
        <ul>{steps.map((text, number) => <li key={number}>{text}</li>)}</ul>
      </details>
    </li>
  );
});

/** The newest sentence of what happened, in one line; long words end in dots here, and stand in full beside the board. */
export const JustNow = memo(function JustNow({ turns, speak }: NewsProps) {
  let text = "";
  for (let number = turns.length - 1; number >= 0 && text === ""; number--) text = newestOf(speak, turns[number]!.events);
  return <p class="just-now" aria-hidden="true">{text}</p>;
});

/** For those who cannot see it: each turn once, when it is over. */
export function Heard({ turns, speak, acting }: NewsProps & { readonly acting: readonly number[] }) {
  const last = turns.at(-1)?.seat ?? null;
  const over = last !== null && acting.includes(last) ? turns.length - 1 : turns.length;
  const heard = useRef({ over, text: "" });
  if (over > heard.current.over) {
    const text = turns.slice(heard.current.over, over).map(({ events }) => turnText(speak, events)).filter(Boolean).join(" ");
    heard.current = { over, text: text || heard.current.text };
  }
  return <p class="unseen heard" aria-live="polite">{heard.current.text}</p>;
}
