// The board of a puzzle with what is asked, and what came of each try: it is judged by the server, which alone knows the key.
import { useMemo, useState } from "preact/hooks";
import { tryPuzzle } from "../../api";
import type { Advice } from "../../board";
import { beSomebody, nameOrOffer } from "../../guest";
import type { Action, GameShown, PuzzleShown, Solution } from "../../protocol";
import { reason } from "../../reason";
import { Refused } from "../../refused";
import { follow } from "../../route";
import { botName, gameSay } from "../../texts";
import { BoardFrame } from "../BoardFrame";
import { Answer } from "./Answer";
import { words } from "./words";

const NOTHING: readonly never[] = [];

/** How it stands between the reader and the puzzle. */
interface Course {
  readonly tried: Action | null;
  readonly isSending: boolean;
  readonly refused: Action | null;
  readonly problem: string;
  readonly isFound: boolean;
  readonly solution: Solution | null;
}

const FRESH: Course = { tried: null, isSending: false, refused: null, problem: "", isFound: false, solution: null };

export function PuzzleBoard({ game, puzzle }: { game: GameShown; puzzle: PuzzleShown }) {
  const { number, of, seat, seats } = puzzle;
  const [course, setCourse] = useState(FRESH);
  const names = useMemo(() => namesAt(game, seat, seats), [game, seat, seats]);
  const players = useMemo(() => names.map((name, each) => ({ name, isBot: each !== seat, isHere: true })), [names, seat]);
  const speak = gameSay(game.key, names);
  const key = (course.solution?.key ?? null) as Action | null;
  const advice = useMemo<Advice>(() => ({ chosen: course.isFound ? null : course.tried, better: key }), [course.isFound, course.tried, key]);
  const send = async (action: Action | null) => {
    setCourse({ ...FRESH, tried: action, isSending: true });
    try {
      await beSomebody();
      const { right, solution } = await tryPuzzle(game.key, number, action);
      setCourse({ ...FRESH, tried: action, isFound: right, solution });
    } catch (error) {
      setCourse({ ...FRESH, refused: error instanceof Refused ? action : null, problem: reason(error) });
    }
  };
  const isOver = course.solution !== null;
  const mayAct = !isOver && !course.isSending;
  return (
    <article class={isOver ? "learn puzzle over" : "learn puzzle"}>
      <section class={isOver ? "lesson learnt" : "lesson"} aria-live="polite">
        <div class="row">
          <a class="button quiet leave" href={`/puzzles/${game.key}`} aria-label={words.value("puzzles-all")} onClick={follow}>✕</a>
          <h1 class="grow" id="puzzle-title">{words.value("puzzle-title", { number, of })} <small>{game.title}</small></h1>
          {!isOver && <button type="button" class="quiet" disabled={!mayAct} onClick={() => showOrGiveUp(puzzle, setCourse, send)}>{words.value("puzzle-show")}</button>}
          {isOver && <Onwards game={game.key} number={number} of={of} />}
        </div>
        <div class="said" role="region" aria-labelledby="puzzle-title" tabindex={0}>
          <Answer puzzle={puzzle} tried={course.tried} isSending={course.isSending} isFound={course.isFound} solution={course.solution} speak={speak} />
          <p class="problem" role="alert">{course.problem}</p>
        </div>
      </section>
      <BoardFrame
        game={game.key}
        props={{
          view: puzzle.view, legal: isOver ? [key!] : puzzle.legal as readonly Action[] | null, you: seat, players,
          waiting: [seat], news: NOTHING, version: number, outcome: null, mayAct, say: speak, advice,
          refused: course.refused, act: (action) => void send(action), announce: () => undefined,
        }}
      />
    </article>
  );
}

/** What was solved or shown before is known here already, and asked for no more. */
function showOrGiveUp({ solution }: PuzzleShown, setCourse: (course: Course) => void, send: (action: null) => Promise<void>): void {
  if (solution) setCourse({ ...FRESH, solution });
  else void send(null);
}

function Onwards({ game, number, of }: { game: string; number: number; of: number }) {
  const isLast = number === of;
  const [path, text] = isLast ? [`/puzzles/${game}`, "puzzles-all"] : [`/puzzles/${game}/${number + 1}`, "puzzle-next"];
  return <a class="button main" href={path} onClick={follow}>{words.value(text!)}</a>;
}

/** The reader at the seat that is to decide, and bots at all others. */
function namesAt(game: GameShown, seat: number, seats: number): readonly string[] {
  const own = nameOrOffer();
  return Array.from({ length: seats }, (_, each) => (each === seat ? own : botName(game.key, game.bots[0]!, each < seat ? each : each - 1)));
}
