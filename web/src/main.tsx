// The shell: it knows no game. Pages by address, settings, and a name for whoever comes.
import { effect } from "@preact/signals";
import { render } from "preact";
import { loadMe } from "./api";
import { beginningOf } from "./continued";
import { fetchSerif } from "./fonts";
import { Dialogs } from "./parts/Settings";
import { Header } from "./parts/Header";
import { Nowhere } from "./parts/Nowhere";
import { furnish, Room } from "./parts/Room";
import { ShelfPage } from "./pages/ShelfPage";
import { TablePage } from "./pages/TablePage";
import { CALM_MS, keepForLater } from "./offline";
import { useReadingFrom } from "./reading";
import { path } from "./route";
import { hasWords, roomWords } from "./texts";
import { watchTables } from "./waiting";

const newTable = () => import("./pages/NewTablePage").then(({ NewTablePage }) => NewTablePage);
const rules = () => import("./pages/RulesPage").then(({ RulesPage }) => RulesPage);
const lessons = () => import("./pages/LearnPage").then(({ LearnPage }) => LearnPage);
const replay = () => import("./pages/ReplayPage").then(({ ReplayPage }) => ReplayPage);
const matches = () => import("./pages/MatchesPage").then(({ MatchesPage }) => MatchesPage);
const keeping = () => import("./rooms").then(({ KeepingPage }) => KeepingPage);
const today = () => withWords(import("./pages/TodayPage").then(({ TodayPage }) => TodayPage));
const seeking = () => withWords(import("./pages/SeekPage").then(({ SeekPage }) => SeekPage));
const cups = () => withWords(import("./pages/CupsPage").then(({ CupsPage }) => CupsPage));
const cup = () => withWords(import("./pages/CupPage").then(({ CupPage }) => CupPage));

const puzzles = () => withWords(import("./pages/PuzzlesPage").then(({ PuzzlesPage }) => PuzzlesPage), "puzzles");
const puzzle = () => withWords(import("./pages/PuzzlePage").then(({ PuzzlePage }) => PuzzlePage), "puzzles");
const lookBack = () => withWords(import("./pages/LookBackPage").then(({ LookBackPage }) => LookBackPage), "look-back");

/** A room that says much of its own is drawn with its words, so that nothing in it moves when they come. */
const withWords = async <T,>(page: Promise<T>, room = "later"): Promise<T> => (await Promise.all([page, roomWords(room)]))[0];

const television = () => import("./pages/TelevisionPage").then(({ TelevisionPage }) => TelevisionPage);

/** Shelf and tables are here at once; all other rooms are fetched when somebody comes to them. */
function Page() {
  const [, room, name, part] = path.value.split("/");
  if (room === "play" && name) return <Room key="play" load={newTable} game={name} />;
  if (room === "rules" && name) return <Room key="rules" load={rules} game={name} />;
  if (room === "learn" && name) return <Room key={path.value} load={lessons} game={name} />;
  if (room === "matches" && !name) return <Room key="matches" load={matches} />;
  if (room === "me" && !name) return <Room key="me" load={keeping} />;
  if (room === "today") return <Room key="today" load={today} />;
  if (room === "puzzles" && name && part) return <Room key={path.value} load={puzzle} game={name} number={Number(part)} />;
  if (room === "puzzles" && name) return <Room key={path.value} load={puzzles} game={name} />;
  if (room === "seek" && name && part) return <Room key={path.value} load={seeking} />;
  if (room === "cups" && !name) return <Room key="cups" load={cups} />;
  if (room === "cup" && name) return <Room key={path.value} load={cup} />;
  if (room === "replay") return <Room key="replay" load={replay} table={null} />;
  if (room === "t" && name && part === "replay") return <Room key="replay" load={replay} table={name} />;
  if (room === "t" && name && part === "look-back") return <Room key={path.value} load={lookBack} table={name} />;
  if (room === "t" && name && part === "screen") return <Room key="screen" load={television} table={name} />;
  if (room === "tv" && !name) return <Room key="tv" load={television} table={null} />;
  if (room === "t" && name) return <TablePage key={beginningOf(path.value)} id={name} />;
  return room === "" ? <ShelfPage /> : <Nowhere what="no-page" />;
}

function Shell() {
  useReadingFrom(beginningOf(path.value));
  return (
    <>
      <Header />
      <main id="main">
        <Page />
      </main>
      <Dialogs />
    </>
  );
}

void loadMe().catch(() => undefined);
const app = document.getElementById("app")!;
render(<Shell />, app);
effect(() => { if (hasWords.value) app.className = "told"; });
fetchSerif();
watchTables();

if (path.value === "/") setTimeout(() => [newTable, rules].forEach(furnish), CALM_MS); // next, one comes to those
if ("serviceWorker" in navigator && isSecureContext) keepForLater();
