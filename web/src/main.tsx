// The shell: it knows no game. Pages by address, settings, and a name for whoever comes.
import { render } from "preact";
import "./style.css";
import { loadMe } from "./api";
import { fetchSerif } from "./fonts";
import { Dialogs } from "./parts/Settings";
import { Header } from "./parts/Header";
import { Later } from "./parts/Later";
import { Nowhere } from "./parts/Nowhere";
import { NewTablePage } from "./pages/NewTablePage";
import { ReplayPage } from "./pages/ReplayPage";
import { RulesPage } from "./pages/RulesPage";
import { ShelfPage } from "./pages/ShelfPage";
import { TablePage } from "./pages/TablePage";
import { keepForLater } from "./offline";
import { useReadingFrom } from "./reading";
import { path } from "./route";
import { watchTables } from "./waiting";

const matches = () => import("./pages/MatchesPage").then(({ MatchesPage }) => MatchesPage);

const lessons = (game: string) => () =>
  import("./pages/LearnPage").then(
    ({ LearnPage }) =>
      () => <LearnPage game={game} />,
  );

const keeping = () => import("./rooms").then(({ KeepingPage }) => KeepingPage);

const today = () => import("./pages/TodayPage").then(({ TodayPage }) => TodayPage);

const seeking = () => import("./pages/SeekPage").then(({ SeekPage }) => SeekPage);

const cups = () => import("./pages/CupsPage").then(({ CupsPage }) => CupsPage);
const cup = () => import("./pages/CupPage").then(({ CupPage }) => CupPage);

function Page() {
  const [, room, name, part] = path.value.split("/");
  if (room === "play" && name) return <NewTablePage game={name} />;
  if (room === "rules" && name) return <RulesPage game={name} />;
  if (room === "learn" && name) return <Later key={path.value} load={lessons(name)} />;
  if (room === "matches" && !name) return <Later key="matches" load={matches} />;
  if (room === "me" && !name) return <Later key="me" load={keeping} />;
  if (room === "today") return <Later key="today" load={today} />;
  if (room === "seek" && name && part) return <Later key={path.value} load={seeking} />;
  if (room === "cups" && !name) return <Later key="cups" load={cups} />;
  if (room === "cup" && name) return <Later key={path.value} load={cup} />;
  if (room === "replay") return <ReplayPage table={null} />;
  if (room === "t" && name && part === "replay") return <ReplayPage table={name} />;
  if (room === "t" && name) return <TablePage key={name} id={name} />;
  return room === "" ? <ShelfPage /> : <Nowhere what="no-page" />;
}

function Shell() {
  useReadingFrom(path.value);
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
render(<Shell />, document.getElementById("app")!);
fetchSerif();
watchTables();

if ("serviceWorker" in navigator && isSecureContext) keepForLater();
