// A short tutorial: positions of a game, each with a few words and something to do.
import { useEffect, useState } from "preact/hooks";
import { tutorial } from "../api";
import { BoardFrame } from "../parts/BoardFrame";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import type { Action, TutorialStep } from "../protocol";
import { retry } from "../retry";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { gameSay, say } from "../texts";
import { useTitle } from "../title";

export function LearnPage({ game }: { game: string }) {
  useTitle(say.value("learn"), gameOf(game)?.title);
  const [steps, setSteps] = useState<readonly TutorialStep[]>([]);
  const hasTutorial = gameOf(game)?.has_tutorial ?? false;
  useEffect(() => {
    if (hasTutorial) retry(() => tutorial(game)).then(setSteps, () => undefined);
  }, [game, hasTutorial]);
  if (isUnknown(game)) return <Nowhere what="no-game" />;
  return (
    <article class="learn">
      <h1>{gameOf(game)?.title}</h1>
      {steps.length > 0 && <Lesson key={game} game={game} steps={steps} />}
      <p class="row">
        <a class="button" href={`/rules/${game}`} onClick={follow}>{say.value("rules")}</a>
        <a class="button main" href={`/play/${game}`} onClick={follow}>{say.value("play-this")}</a>
      </p>
    </article>
  );
}

function Lesson({ game, steps }: { game: string; steps: readonly TutorialStep[] }) {
  const [number, setNumber] = useState(0);
  const [missed, setMissed] = useState(false);
  const [isLearnt, setLearnt] = useState(false);
  const step = steps[number]!;
  const names = Array.from({ length: step.seats }, (_, seat) => say.value("seat", { number: seat + 1 }));
  const speak = gameSay(game, names);
  const turn = (to: number) => {
    setMissed(false);
    setLearnt(false);
    setNumber(to);
  };
  const act = (action: Action) => {
    const right = step.expects === null || JSON.stringify(sorted(action)) === JSON.stringify(sorted(step.expects));
    setMissed(!right);
    if (right && number < steps.length - 1) turn(number + 1);
    else setLearnt(right);
  };
  return (
    <>
      <section class="card lesson" aria-live="polite">
        <p class="small">{say.value("step", { number: number + 1, of: steps.length })}</p>
        <p>{speak(step.text)}</p>
        {missed && <p class="problem">{say.value("not-this")}</p>}
        {isLearnt && <p class="learnt">{say.value("learnt")}</p>}
        <div class="row">
          <button type="button" disabled={number === 0} onClick={() => turn(number - 1)}>{say.value("back")}</button>
          <button type="button" class="main" disabled={number === steps.length - 1} onClick={() => turn(number + 1)}>
            {say.value("forward")}
          </button>
        </div>
      </section>
      <BoardFrame
        game={game}
        props={{
          view: step.view, legal: step.legal, you: 0, waiting: step.legal.length > 0 ? [0] : [], news: [],
          version: number, outcome: null, mayAct: step.legal.length > 0, say: speak, act,
          players: names.map((name, seat) => ({ name, isBot: seat > 0, isHere: true })), announce: () => undefined,
        }}
      />
    </>
  );
}

const sorted = (action: Action): readonly (readonly [string, unknown])[] =>
  Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1));
