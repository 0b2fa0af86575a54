// Playing with whoever comes: how long one has waited, who else wants the same, and a bot when nobody came for a while.
import { useEffect, useRef, useState } from "preact/hooks";
import { seek, stopSeeking, waitOn } from "../api";
import { leftText } from "../clock";
import { beSomebody } from "../guest";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import { valueText } from "../parts/valueText";
import type { Value, Values } from "../play";
import type { GameShown, Sought } from "../protocol";
import { reason } from "../reason";
import { Refused } from "../refused";
import { follow, goInstead, path } from "../route";
import { gameOf } from "../shelf";
import { sayLater } from "../texts";
import { useTitle } from "../title";

const SAID_EVERY_MS = 2500;
const BOT_AFTER_S = 30;

export function SeekPage() {
  const [, , key = "", seats] = path.value.split("/");
  const [wish] = useState(() => ({ game: key, seats: Number(seats), options: chosenOptions() }));
  const game = gameOf(key);
  const { sought, problem, takesBots, takeBots, again } = useSearch(wish);
  useTitle(sayLater.value("seeking"), game?.title);
  if (isUnknown(key)) return <Nowhere what="no-game" />;
  const isLong = sought !== null && sought.waits_s >= BOT_AFTER_S;
  return (
    <article class="seek card">
      <h1>{sayLater.value("seeking")}</h1>
      <p><strong>{game?.title}</strong> <span class="small">{sayLater.value("seek-for", { seats: wish.seats })}{game && optionsText(game, wish.options)}</span></p>
      <p class="seek-how" role="status">{sought !== null && sayLater.value("seek-waiting", { others: sought.waiting - 1 })}</p>
      <p class="seek-since small">{sought !== null && sayLater.value("waited", { time: leftText(sought.waits_s) })}</p>
      <p class="seek-how small" role="status">{sayLater.value(takesBots ? "seek-bots-asked" : isLong ? "seek-bots-now" : "seek-bots-later")}</p>
      <div class="row">
        <button type="button" class="main" disabled={!isLong || takesBots} onClick={takeBots}>{sayLater.value("seek-bots", { seats: wish.seats })}</button>
        <a class="button" href={`/play/${key}`} onClick={follow}>{sayLater.value("seek-stop")}</a>
      </div>
      <p class="problem" role="alert">{problem}</p>
      {problem && <p><button type="button" onClick={again}>{sayLater.value("seek-again")}</button></p>}
    </article>
  );
}

/** As the address says. */
function chosenOptions(): Values {
  try {
    return JSON.parse(new URLSearchParams(location.search).get("options") ?? "{}") as Values;
  } catch {
    return {};
  }
}

/** Those that are not as usual, in words. */
const optionsText = (game: GameShown, options: Values): string =>
  game.options
    .filter(({ name, default: usual }) => name in options && options[name] !== usual)
    .map((option) => ` · ${option.text}: ${valueText(option, options[option.name] as Value, [])}`)
    .join("");

interface Search {
  readonly sought: Sought | null;
  readonly problem: string;
  readonly takesBots: boolean;
  takeBots(): void;
  again(): void;
}

/** From when the page is opened until it is left: said every few seconds, and at once when there is news for the server. */
function useSearch(wish: { readonly game: string; readonly seats: number; readonly options: Values }): Search {
  const [sought, setSought] = useState<Sought | null>(null);
  const [problem, setProblem] = useState("");
  const [takesBots, setTakesBots] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wantsBots = useRef(false);
  const hurry = useRef(() => {});
  useEffect(() => {
    let search: string | null = null;
    let timer = 0;
    let isOver = false;
    const told = (answer: Sought) => {
      search = answer.id;
      if (isOver) leave();
      else if (answer.table !== null) {
        isOver = true;
        goInstead(`/t/${answer.table}`);
      } else {
        setSought(answer);
        setProblem("");
        clearTimeout(timer);
        timer = window.setTimeout(report, SAID_EVERY_MS);
      }
    };
    const failed = (error: unknown) => {
      setProblem(reason(error));
      if (!(error instanceof Refused)) timer = window.setTimeout(report, SAID_EVERY_MS);
    };
    const report = () => {
      clearTimeout(timer);
      const asking = search === null ? beSomebody().then(() => seek(wish)) : waitOn(search, wantsBots.current);
      void asking.then(told, failed);
    };
    const leave = () => {
      clearTimeout(timer);
      if (search !== null) void stopSeeking(search).catch(() => undefined);
    };
    hurry.current = report;
    addEventListener("pagehide", leave);
    report();
    return () => {
      removeEventListener("pagehide", leave);
      if (!isOver) leave();
      isOver = true;
    };
  }, [attempt]);
  return {
    sought, problem, takesBots,
    takeBots: () => {
      wantsBots.current = true;
      setTakesBots(true);
      hurry.current();
    },
    again: () => {
      setProblem("");
      setAttempt(attempt + 1);
    },
  };
}
