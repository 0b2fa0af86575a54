// What happened, in words: turn by turn, each put into words and drawn once.
import type { ComponentChildren } from "preact";
import { computed, type ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { memo, useShared } from "../memo";
import type { TableSocket } from "../socket";
import { eventText, say, type Say } from "../texts";
import { newestOf, NO_TURNS, turnsOf, turnText, type Turn, type Turns } from "../turns";
import { SeatMark } from "./Players";

const NEWS_SHOWN = 400;
/** So many turns are looked at together: whether anything is new in them. */
const TOGETHER = 20;
/** So near the end one reads the end. */
const END_PX = 40;

interface NewsProps {
  readonly turns: readonly Turn[];
  readonly speak: Say;
}

interface ToldProps {
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly speak: Say;
}

/** The turns of a table's match: the same ones as long as nothing happens in them. */
export function useTurns(socket: TableSocket, allAtOnce: boolean): ReadonlySignal<readonly Turn[]> {
  return useMemo(() => {
    let known: Turns = NO_TURNS;
    return computed(() => (known = turnsOf(socket.log.value, allAtOnce, known)).turns);
  }, [socket, allAtOnce]);
}

export const News = memo(function News({ turns, speak }: NewsProps) {
  return (
    <details class="news" open>
      <summary>{say.value("what-happened")}</summary>
      <Roll turns={turns} speak={speak} />
    </details>
  );
});

/** The end is in sight, and whoever reads further up is left there. It is looked after when all is laid out, and only in sight. */
function Roll({ turns, speak }: NewsProps) {
  const lines = useRef<HTMLOListElement>(null);
  const isRead = useRef(false);
  const look = ({ currentTarget: roll }: { currentTarget: HTMLElement }) => {
    isRead.current = roll.scrollHeight - roll.scrollTop - roll.clientHeight > END_PX;
  };
  useEffect(() => {
    const roll = lines.current!.parentElement!;
    const watch = new ResizeObserver(() => {
      if (!isRead.current) roll.scrollTop = roll.scrollHeight;
    });
    watch.observe(lines.current!);
    return () => watch.disconnect();
  }, []);
  const shelves = useShared(inShelves(turns));
  return (
    <div class="roll" tabindex={0} onWheel={look} onTouchMove={look} onKeyUp={look}>
      <ol ref={lines}>{shelves.map((shelf) => <Shelf key={shelf[0]!.first} turns={shelf} speak={speak} />)}</ol>
    </div>
  );
}

/** The turns that are shown, some at a time: those in which nothing is new are left as they are, however long a match is. */
function inShelves(turns: readonly Turn[]): readonly (readonly Turn[])[] {
  const first = Math.max(0, Math.ceil((turns.length - NEWS_SHOWN) / TOGETHER)) * TOGETHER;
  return Array.from({ length: Math.ceil((turns.length - first) / TOGETHER) }, (_, index) => {
    const from = first + index * TOGETHER;
    return turns.slice(from, from + TOGETHER);
  });
}

const Shelf = memo(function Shelf({ turns, speak }: { turns: readonly Turn[]; speak: Say }) {
  return <>{turns.map((turn) => <TurnLine key={`${turn.first} ${turn.seat}`} turn={turn} speak={speak} />)}</>;
});

/** A turn in one line, which unfolds where there is more to tell. */
const TurnLine = memo(function TurnLine({ turn, speak }: { turn: Turn; speak: Say }) {
  const whole = turnText(speak, turn.events);
  if (whole === "") return null;
  const line = <>{turn.seat !== null && <SeatMark seat={turn.seat} />}<span>{whole}</span></>;
  const steps = turn.events.map((event) => eventText(speak, event)).filter(Boolean);
  return steps.length < 2 ? <li class="line-of-turn">{line}</li> : <li><Unfolding line={line} steps={steps} /></li>;
});

/** What is folded away is there once it is asked for. */
function Unfolding({ line, steps }: { line: ComponentChildren; steps: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="line-of-turn">{line}</summary>
      {isOpen && <ul>{steps.map((text, number) => <li key={number}>{text}</li>)}</ul>}
    </details>
  );
}

/** The newest sentence of what happened, in one line; long words end in dots here, and stand in full beside the board. */
export const JustNow = memo(function JustNow({ turns: { value: turns }, speak }: ToldProps) {
  let text = "";
  for (let number = turns.length - 1; number >= 0 && text === ""; number--) text = newestOf(speak, turns[number]!.events);
  return <p class="just-now" aria-hidden="true">{text}</p>;
});

/** For those who cannot see it: each turn once, when it is over. */
export function Heard({ turns: { value: turns }, speak, acting }: ToldProps & { readonly acting: readonly number[] }) {
  const last = turns.at(-1);
  const isOver = last?.seat == null || !acting.includes(last.seat);
  const over = isOver ? turns : turns.slice(0, -1);
  const until = over.reduce((sum, { events }) => sum + events.length, 0);
  const heard = useRef({ until, text: "" });
  if (until > heard.current.until) {
    const fresh = over.filter(({ first }) => first >= heard.current.until);
    const text = fresh.map(({ events }) => turnText(speak, events)).filter(Boolean).join(" ");
    heard.current = { until, text: text || heard.current.text };
  }
  return <p class="unseen heard" aria-live="polite">{heard.current.text}</p>;
}
