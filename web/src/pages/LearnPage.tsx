// A short tutorial: positions of a game, each with a few words and something to do; it leads to a first match.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { isMeKnown, tutorial } from "../api";
import { board, type Marked } from "../board";
import { nameOrOffer } from "../guest";
import { BoardFrame } from "../parts/BoardFrame";
import { Halo } from "../parts/Halo";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import { playFirst } from "../play";
import type { Action, GameShown, TutorialStep } from "../protocol";
import { reason } from "../reason";
import { retry } from "../retry";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { botName, gameSay, say } from "../texts";
import { useTitle } from "../title";

export function LearnPage({ game: key }: { game: string }) {
  const [steps, setSteps] = useState<readonly TutorialStep[]>([]);
  const game = gameOf(key);
  useTitle(say.value("learn"), game?.title);
  const hasTutorial = game?.has_tutorial ?? false;
  useEffect(() => {
    if (hasTutorial) retry(() => tutorial(key)).then(setSteps, () => undefined);
  }, [key, hasTutorial]);
  if (isUnknown(key) || (game && !hasTutorial)) return <Nowhere what="no-game" />;
  return game && steps.length > 0 && isMeKnown.value ? <Lesson key={key} game={game} steps={steps} /> : <p class="loading">{say.value("loading")}</p>;
}

function Lesson({ game, steps }: { game: GameShown; steps: readonly TutorialStep[] }) {
  const [number, setNumber] = useState(0);
  const [missed, setMissed] = useState(false);
  const [isDone, setDone] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const step = steps[number]!;
  const isLast = number === steps.length - 1;
  const isLearnt = isDone || (isLast && step.legal.length === 0);
  const names = [nameOrOffer(), ...Array.from({ length: step.seats - 1 }, (_, nth) => botName(game.key, game.bots[0]!, nth))];
  const speak = gameSay(game.key, names);
  const turn = (to: number) => {
    setMissed(false);
    setDone(false);
    setNumber(to);
  };
  const act = (action: Action) => {
    const right = step.expects === null || JSON.stringify(sorted(action)) === JSON.stringify(sorted(step.expects));
    setMissed(!right);
    if (right && isLast) setDone(true);
    else if (right) turn(number + 1);
  };
  const isOver = isDone && step.after !== null;
  const mayAct = step.legal.length > 0 && !isOver;
  return (
    <article class="learn" ref={frame}>
      <section class={isLearnt ? "lesson learnt" : "lesson"} aria-live="polite">
        <div class="row">
          <a class="button quiet leave" href={`/play/${game.key}`} aria-label={say.value("leave-lesson")} onClick={follow}>✕</a>
          <h1 class="unseen">{game.title}</h1>
          <p class={missed ? "grow problem missed" : "grow small"}>
            {isLearnt ? <strong>{say.value("well-done", { name: names[0] })}</strong>
              : say.value(missed ? "not-this" : "step", { number: number + 1, of: steps.length })}
          </p>
          {number > 0 && <button type="button" class="quiet" onClick={() => turn(number - 1)}>{say.value("back")}</button>}
          {!isLast && (
            <button type="button" class={step.legal.length > 0 ? "quiet" : "main"} onClick={() => turn(number + 1)}>
              {say.value("forward")}
            </button>
          )}
        </div>
        <div class="said">
          {steps.map((each, index) => (
            <Said key={index} text={speak(each.text)} isNow={index === number && !isDone}
              game={index === steps.length - 1 && each.legal.length === 0 ? game : null} />
          ))}
          {steps.at(-1)!.legal.length > 0 && <Said text={say.value("learnt")} isNow={isDone} game={game} />}
        </div>
      </section>
      <BoardFrame
        game={game.key}
        props={{
          view: isOver ? step.after : step.view, legal: isOver ? [] : step.legal, you: 0, waiting: mayAct ? [0] : [], news: [],
          version: number, outcome: null, mayAct, say: speak, act,
          players: names.map((name, seat) => ({ name, isBot: seat > 0, isHere: true })), announce: () => undefined,
        }}
      />
      {mayAct && !isLearnt && <Mark game={game.key} action={step.expects ?? step.legal[0]!} within={frame.current} />}
    </article>
  );
}

/** What is said to a step, and after the last one how to go on. All of it has its place: the board below never moves. */
function Said({ text, isNow, game }: { text: string; isNow: boolean; game: GameShown | null }) {
  return (
    <div class={isNow ? "" : "unsaid"}>
      <p>{text}</p>
      {game && <GoOn game={game} />}
    </div>
  );
}

/** From what was learnt to a match, by one tap. */
function GoOn({ game }: { game: GameShown }) {
  const [problem, setProblem] = useState("");
  return (
    <div class="row">
      <button type="button" class="main grow" onClick={() => void playFirst(game).catch((error: unknown) => setProblem(reason(error)))}>
        {say.value("play-first")}
      </button>
      <a class="button" href={`/rules/${game.key}`} onClick={follow}>{say.value("rules")}</a>
      <p class="problem" role="alert">{problem}</p>
    </div>
  );
}

/** What to press so that an action comes about, as far as the game's board says it. */
function Mark({ game, action, within }: { game: string; action: Action; within: Element | null }) {
  const [marked, setMarked] = useState<{ readonly find?: Marked | undefined }>({});
  useEffect(() => {
    void board(game).then((module) => setMarked({ find: module.marked }));
  }, [game]);
  const find = useCallback(() => {
    const drawn = within?.querySelector(".board") ?? null;
    return drawn && (marked.find?.(action, drawn) ?? null);
  }, [marked, action, within]);
  return <Halo find={find} />;
}

const sorted = (action: Action): readonly (readonly [string, unknown])[] =>
  Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1));
