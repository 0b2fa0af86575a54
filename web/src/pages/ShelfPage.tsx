// The shelf: the games and their covers, and tables to join.
import { useEffect, useState } from "preact/hooks";
import { me, publicTables } from "../api";
import { useOnceOrLater } from "../patience";
import { playFirst } from "../play";
import { reason } from "../reason";
import type { GameShown, TableListed } from "../protocol";
import { follow } from "../route";
import { language } from "../settings";
import { shelf } from "../shelf";
import { Later } from "../parts/Later";
import { SeekerList } from "../parts/SeekerList";
import { LOOK_EVERY_MS, TableList, useMyTables } from "../parts/TableList";
import { say, type Facts } from "../texts";
import { useTitle } from "../title";

/** From one number to another, on one line. */
const TO = "\u2060–\u2060";

const offer = () => import("../rooms").then(({ KeepingOffer }) => KeepingOffer);

export function ShelfPage() {
  const { mine, others } = useTables();
  const isKnown = useOnceOrLater(mine !== null && shelf.value !== null);
  useTitle(say.value("welcome"));
  return (
    <>
      <section class="welcome">
        <h1>{say.value("welcome")}</h1>
        <p>{say.value("welcome-how")}</p>
      </section>
      {isKnown && (
        <>
          <TableList title={say.value("my-tables")} tables={mine ?? []} />
          <div class="day-boxes">
            <DayBox />
            <PuzzleBox />
          </div>
          <ul class="shelf">
            {shelf.value?.map((game) => <Box key={game.key} game={game} />)}
          </ul>
          <CupBox />
          <TableList title={say.value("open-tables")} tables={others} />
          <SeekerList />
          {me.value !== null && <Later load={offer} waiting="" />}
        </>
      )}
    </>
  );
}

/** One box for the deals of the day of all games. */
function DayBox() {
  return (
    <a class="day-box" href="/today" onClick={follow}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <rect class="sheet" x="5" y="8" width="38" height="35" rx="5" />
        <path class="rings" d="M15 3v9M33 3v9M5 19h38" />
        <path class="star" d="M24 22l2.6 6 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4-5.6 3.4 1.5-6.3-4.9-4.2 6.4-.5z" />
      </svg>
      <span><strong>{say.value("day-title")}</strong><span class="small">{say.value("day-tagline")}</span></span>
    </a>
  );
}

/** Beside it the puzzles of each game that has some. */
function PuzzleBox() {
  const games = shelf.value?.filter((game) => game.puzzles > 0) ?? [];
  if (games.length === 0) return null;
  return (
    <section class="day-box puzzle-box" aria-labelledby="puzzle-box">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path class="sheet" d="M6 14h11a6 6 0 1 1 12 0h11v10a6 6 0 1 1 0 11v8H6z" />
        <path class="rings" d="M17 34l5 5 10-12" />
      </svg>
      <div>
        <strong id="puzzle-box">{say.value("puzzles")}</strong>
        <span class="small">{say.value("puzzles-tagline")}</span>
        <p class="row">{games.map(({ key, title }) => <a key={key} class="button" href={`/puzzles/${key}`} onClick={follow}>{title}</a>)}</p>
      </div>
    </section>
  );
}

/** And one for cups of any game. */
function CupBox() {
  return (
    <a class="day-box" href="/cups" onClick={follow}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path class="rings" d="M13 12H5c0 8 3 12 9 13M35 12h8c0 8-3 12-9 13M24 30v8M15 42h18" />
        <path class="star" d="M12 6h24v11c0 8-5 14-12 14s-12-6-12-14z" />
      </svg>
      <span><strong>{say.value("cups")}</strong><span class="small">{say.value("cups-tagline")}</span></span>
    </a>
  );
}

function Box({ game }: { game: GameShown }) {
  const facts = boxFacts(game);
  const [problem, setProblem] = useState("");
  const title = `title-${game.key}`;
  return (
    <li class="box">
      <a href={`/play/${game.key}`} onClick={follow}>
        <img src={`/covers/${game.key}.svg`} alt="" width="320" height="200" loading="lazy" />
        <div>
          <h2 id={title}>{game.title}</h2>
          <p>{game.tagline}</p>
          <p class="small">{say.value("box-facts", facts)}</p>
        </div>
      </a>
      <button type="button" class="main" aria-describedby={title}
        onClick={() => void playFirst(game).catch((error: unknown) => setProblem(reason(error)))}>
        {say.value("play-now")}
      </button>
      <p class="problem" role="alert">{problem}</p>
    </li>
  );
}

/** What stands on the side of a box. */
export const boxFacts = ({ seats, minutes, age }: GameShown): Facts => ({
  players: range(seats), minutes: [...new Set(minutes)].join(TO), age,
});

/** 2–5, or “2 or 4” where there are gaps. */
function range(seats: readonly number[]): string {
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? 0;
  if (seats.length > 2 && last - first === seats.length - 1) return `${first}${TO}${last}`;
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(seats.map(String));
}

/** The own tables that go on, nothing until they are known, and those anybody may join; looked for again and again. */
function useTables(): { readonly mine: readonly TableListed[] | null; readonly others: readonly TableListed[] } {
  const [open, setOpen] = useState<readonly TableListed[]>([]);
  const mine = useMyTables();
  useEffect(() => {
    const look = () => void publicTables().then(setOpen, () => undefined);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [me.value]);
  return { mine, others: open.filter(({ id }) => !mine?.some((own) => own.id === id)) };
}
