// What happened, in words: turn by turn, each put into words and drawn once.
import { useEffect, useRef } from "preact/hooks";
import { memo } from "../memo";
import type { Event } from "../protocol";
import { eventText, say, type Say } from "../texts";
import { newestOf, NO_TURNS, turnsOf, turnText, type Turn, type Turns } from "../turns";
import { SeatMark } from "./Players";

const NEWS_SHOWN = 400;
/** So near the end one reads the end. */
const END_PX = 40;

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

/** The end is in sight, and whoever reads further up is left there: it is scrolled, so that nothing is laid out elsewhere. */
function Roll({ turns, speak }: NewsProps) {
  const end = useRef<HTMLDivElement>(null);
  const isRead = useRef(false);
  const toEnd = () => {
    const roll = end.current!.parentElement!;
    if (!isRead.current) roll.scrollTop = roll.scrollHeight;
  };
  const look = ({ currentTarget: roll }: { currentTarget: HTMLElement }) => {
    isRead.current = roll.scrollHeight - roll.scrollTop - roll.clientHeight > END_PX;
  };
  useEffect(() => {
    const news = end.current!.closest(".news")!;
    toEnd();
    news.addEventListener("contentvisibilityautostatechange", toEnd);
    return () => news.removeEventListener("contentvisibilityautostatechange", toEnd);
  }, []);
  useEffect(toEnd, [turns, speak]);
  return (
    <div class="roll" tabindex={0} onWheel={look} onTouchMove={look} onKeyUp={look}>
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
