// A finished match, turn by turn: by itself at some speed, by keys, or wherever one presses in the list of all turns.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { memo } from "../memo";
import type { Event, Frame, Replay } from "../protocol";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { gameSay, say, type Say, seatNames } from "../texts";
import { turnsOf, turnText, type Turn } from "../turns";
import { BoardFrame } from "./BoardFrame";
import { SeatMark, toldApart } from "./Players";
import { ResultTable } from "./Result";

const TURN_MS = 1600;
const SPEEDS = [0.5, 1, 2, 4] as const;
const NOTHING: readonly never[] = [];

interface PlayerProps {
  readonly match: Replay;
  /** The table at which it was played, if it is there. */
  readonly back: string | null;
  /** After how many events one begins. */
  readonly at: number;
  close(): void;
}

export function ReplayPlayer({ match, back, at, close }: PlayerProps) {
  const names = useMemo(() => seated(match), [match, gameOf(match.game)]);
  const speak = gameSay(match.game, names);
  const steps = useSteps(match);
  const last = steps.length - 1;
  const [step, setStep] = useState(() => stepAt(steps, at));
  const [speed, setSpeed] = useState(1);
  const [runs, setRuns] = useState(false);
  const go = (to: number) => setStep(Math.max(0, Math.min(last, to)));
  const toggle = () => {
    if (step === last) setStep(0);
    setRuns(!runs || step === last);
  };
  useEffect(() => {
    if (!runs || step >= last) return undefined;
    const timer = setTimeout(() => setStep(step + 1), TURN_MS / speed);
    return () => clearTimeout(timer);
  }, [runs, step, speed]);
  useKeys({ ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), Home: () => go(0), End: () => go(last), " ": toggle });
  const { frame, turn } = steps[step]!;
  const title = gameOf(match.game)?.title ?? "";
  return (
    <article class="replay replay-player">
      <header class="replay-head">
        {back ? <a class="button quiet" href={back} onClick={follow}>←<span class="replay-way"> {say.value("to-table")}</span></a>
          : <button type="button" class="quiet" onClick={close}>←<span class="replay-way"> {say.value("my-matches")}</span></button>}
        <h1>{title}</h1>
        {back && <a class="button quiet" href={`${back}/look-back`} onClick={follow}>{say.value("look-back")}</a>}
      </header>
      <section class="replay-stage">
        <p class="replay-told" aria-live={runs ? "off" : "polite"}>
          {turn ? <>{turn.seat !== null && <SeatMark seat={turn.seat} />}<span>{turnText(speak, turn.events)}</span></> : <span>{say.value("replay-start")}</span>}
        </p>
        <BoardFrame
          game={match.game}
          props={{
            view: frame.view, legal: NOTHING, you: viewerOf(frame), waiting: NOTHING, version: step, mayAct: false, say: speak,
            news: turn?.events ?? NOTHING, outcome: step === last ? match.outcome : null,
            players: names.map((name, seat) => ({ name, isBot: Boolean(match.bots[seat]), isHere: true })),
            act: () => undefined, announce: () => undefined,
          }}
        />
        <div class="slider row">
          <button type="button" disabled={step === 0} onClick={() => go(step - 1)} aria-label={say.value("back")}>◀</button>
          <button type="button" class="main" onClick={toggle}>{say.value(runs && step < last ? "pause" : "run")}</button>
          <button type="button" disabled={step === last} onClick={() => go(step + 1)} aria-label={say.value("forward")}>▶</button>
          <input class="grow" type="range" min={0} max={last} value={step} aria-label={say.value("turn-number")}
            onInput={(e) => go(Number(e.currentTarget.value))} />
          <span class="small">{step}/{last}</span>
          <select aria-label={say.value("speed")} value={speed} onChange={(e) => setSpeed(Number(e.currentTarget.value))}>
            {SPEEDS.map((each) => <option key={each} value={each}>{each}×</option>)}
          </select>
        </div>
      </section>
      <aside class="replay-words">
        {step === last && (
          <ResultTable game={match.game} outcome={match.outcome} decided={match.decided} names={names} bots={match.bots} speak={speak} />
        )}
        {match.is_genuine && <p class="small">✓ {say.value("genuine")}</p>}
        <Turns steps={steps} at={step} speak={speak} go={go} />
        <p class="small replay-keys">{say.value("replay-keys")}</p>
      </aside>
    </article>
  );
}

/** Who sat there; a file does not say. */
function seated({ game, seats, names, bots }: Replay): readonly string[] {
  if (names.length === 0) return seatNames(seats);
  return toldApart(game, names.map((name, seat) => ({ name, bot: bots[seat] ?? null })));
}

interface Step {
  readonly frame: Frame;
  readonly turn: Turn | null;
}

/** How it stood before everything, and after each turn. */
function useSteps({ frames, game }: Replay): readonly Step[] {
  const allAtOnce = gameOf(game)?.simultaneous ?? false;
  return useMemo(() => {
    const log = frames.slice(1).map(({ event }) => event as Event);
    const turns = turnsOf(log, allAtOnce).turns;
    return [{ frame: frames[0]!, turn: null }, ...turns.map((turn) => ({ frame: frames[turn.first + turn.events.length]!, turn }))];
  }, [frames, allAtOnce]);
}

/** The last of them that is over after so many events. */
const stepAt = (steps: readonly Step[], events: number): number =>
  steps.findLastIndex(({ turn }) => turn === null || turn.first + turn.events.length <= events);

const viewerOf = ({ view }: Frame): number | null => (view as { readonly viewer?: number | null }).viewer ?? null;

/** Keys mean something to the page, unless they do to what has the focus. */
function useKeys(keys: { readonly [key: string]: () => void }): void {
  const known = useRef(keys);
  known.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = known.current[event.key];
      const isTyped = event.target instanceof Element && event.target.closest("input, select, textarea") !== null;
      const isPressed = event.key === " " && event.target instanceof Element && event.target.closest("button, a, summary") !== null;
      if (!act || event.defaultPrevented || isTyped || isPressed || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

interface TurnsProps {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly speak: Say;
  go(step: number): void;
}

/** All turns in words, each a place to go to. */
function Turns({ steps, at, speak, go }: TurnsProps) {
  const list = useRef<HTMLOListElement>(null);
  const press = useRef(go);
  press.current = go;
  const jump = useMemo(() => (to: number) => press.current(to), []);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <ol class="replay-turns" ref={list} aria-label={say.value("what-happened")}>
      {steps.slice(1).map(({ turn }, index) => <TurnButton key={index} step={index + 1} turn={turn!} speak={speak} isHere={index + 1 === at} jump={jump} />)}
    </ol>
  );
}

interface TurnButtonProps {
  readonly step: number;
  readonly turn: Turn;
  readonly speak: Say;
  readonly isHere: boolean;
  jump(step: number): void;
}

const TurnButton = memo(function TurnButton({ step, turn, speak, isHere, jump }: TurnButtonProps) {
  return (
    <li>
      <button type="button" class="quiet" aria-current={isHere ? "step" : undefined} onClick={() => jump(step)}>
        <span class="small">{step}</span>{turn.seat !== null && <SeatMark seat={turn.seat} />}<span>{turnText(speak, turn.events)}</span>
      </button>
    </li>
  );
});
