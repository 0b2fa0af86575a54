// What my matches came to, game by game.
import type { Course, GameFigures } from "../../protocol";
import { gameOf } from "../../shelf";
import { gameSay, say } from "../../texts";
import { figureText } from "./figureText";

export function Figures({ games }: { games: readonly GameFigures[] }) {
  if (games.length === 0) return null;
  return (
    <section class="card figures">
      <h2>{say.value("game-by-game")}</h2>
      {games.map((game, index) => <OneGame key={game.game} figures={game} isOpen={index === 0} />)}
    </section>
  );
}

function OneGame({ figures, isOpen }: { figures: GameFigures; isOpen: boolean }) {
  const { game, played, contested, won, streak, courses } = figures;
  return (
    <details open={isOpen}>
      <summary>
        <strong>{gameOf(game)?.title ?? game}</strong>
        <span class="small">{say.value("figures-played", { played })}{contested > 0 && ` · ${say.value("figures-won", { won })}`}</span>
      </summary>
      {streak > 1 && <p>{say.value("figures-streak", { streak })}</p>}
      <ul>{courses.map((course, index) => <OneCourse key={index} game={game} course={course} />)}</ul>
    </details>
  );
}

/** Matches that can be compared: the best of them, and how the last ones went. */
function OneCourse({ game, course }: { game: string; course: Course }) {
  const { seats, figure, best, scores } = course;
  const kind = figure.kind && gameSay(game, [])(`kind-${figure.kind}`);
  return (
    <li class="course">
      <p>
        <span class="small">{[say.value("course-of", { seats }), kind].filter(Boolean).join(", ")}</span>
        <br />{say.value("figures-best", { best: figureText(game, figure, best) })}
      </p>
      {scores.length > 1 && <Picture scores={scores} />}
    </li>
  );
}

const WIDE = 160;
const HIGH = 40;
const EDGE = 4;

/** Scores one after the other, as a line; the last one is a dot. */
function Picture({ scores }: { scores: readonly number[] }) {
  const least = Math.min(...scores);
  const most = Math.max(...scores);
  const x = (index: number) => EDGE + (index * (WIDE - 2 * EDGE)) / (scores.length - 1);
  const y = (score: number) => HIGH - EDGE - ((score - least) * (HIGH - 2 * EDGE)) / (most - least || 1);
  const last = scores.at(-1)!;
  return (
    <svg class="picture-of-course" viewBox={`0 0 ${WIDE} ${HIGH}`} width={WIDE} height={HIGH} role="img"
      aria-label={say.value("course-picture", { count: scores.length, least, most, last })}>
      <polyline points={scores.map((score, index) => `${x(index).toFixed(1)},${y(score).toFixed(1)}`).join(" ")} />
      <circle cx={x(scores.length - 1)} cy={y(last)} r="3.5" />
    </svg>
  );
}
