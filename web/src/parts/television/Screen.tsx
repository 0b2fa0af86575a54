// A table on a television: who comes, how it stands, how it ended; and on to the rematch by itself.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { board, type BoardModule } from "../../board";
import type { Outcome, Table, Update } from "../../protocol";
import { gameOf } from "../../shelf";
import { TableSocket } from "../../socket";
import { decidedText, gameSay, say, type Say } from "../../texts";
import { useTitle } from "../../title";
import { BoardFrame } from "../BoardFrame";
import { Countdown } from "../Countdown";
import { useFresh } from "../Match";
import { JustNow, useTurns } from "../News";
import { botOf, playersAt, Portrait, SeatMark, useNames } from "../Players";
import { Clock, waitingText, winText } from "../Turn";
import { Celebration, CELEBRATED_MS } from "./Celebration";
import { Coming } from "./Coming";
import { Invited } from "./Invited";
import { words } from "./words";

interface ScreenProps {
  readonly id: string;
  /** The letters of this television, if it has some: another table can be brought to it. */
  readonly code: string;
  goOn(table: string): void;
}

export function Screen({ id, code, goOn }: ScreenProps) {
  const socket = useMemo(() => new TableSocket(id, "screen"), [id]);
  useEffect(() => () => socket.close(), [socket]);
  const table = socket.table.value;
  useTitle(words.value("tv-title"), table ? gameOf(table.game)?.title : undefined);
  useRematch(table, goOn);
  const state = socket.connection.value;
  return (
    <>
      {state === "lost" && table && <p class="tv-lost" role="status">{words.value("tv-lost")}</p>}
      {table === null ? <p class="tv-notice">{state === "gone" ? say.value("no-table") : words.value(state === "lost" ? "tv-lost" : "tv-connecting")}</p>
        : table.status === "open" ? <Coming table={table} code={code} />
          : table.commitment === "" ? <p class="tv-notice">{say.value("abandoned")}</p> : <Playing socket={socket} table={table} code={code} />}
    </>
  );
}

/** Where they play on, everybody looks on; but not before the end was celebrated. */
function useRematch(table: Table | null, goOn: (table: string) => void): void {
  const ended = useRef(0);
  if (table && table.status !== "playing" && ended.current === 0) ended.current = performance.now();
  if (table?.status === "playing") ended.current = 0;
  const next = table?.next ?? null;
  useEffect(() => {
    if (next === null) return undefined;
    const celebrated = table?.continued ? 0 : CELEBRATED_MS;
    const timer = setTimeout(() => goOn(next), Math.max(0, ended.current + celebrated - performance.now()));
    return () => clearTimeout(timer);
  }, [next]);
}

const NOBODY: readonly number[] = [];
const nothing = () => undefined;

interface PlayingProps {
  readonly socket: TableSocket;
  readonly table: Table;
  readonly code: string;
}

function Playing({ socket, table, code }: PlayingProps) {
  const update = socket.update.value;
  const names = useNames(table);
  const speak = gameSay(table.game, names);
  const news = useFresh(update);
  const turns = useTurns(socket, gameOf(table.game)?.simultaneous ?? false);
  const players = useMemo(() => playersAt(table, names), [table, names]);
  const module = useModule(table.game);
  if (update === null) return <p class="tv-notice">{words.value("tv-connecting")}</p>;
  const isOn = table.status === "playing";
  const waiting = isOn && socket.begins.value === null ? update.waiting : NOBODY;
  const outcome = update.outcome ?? null;
  return (
    <section class={outcome ? "tv-match tv-over" : "tv-match"} data-version={update.version}>
      <div class="tv-board" inert>
        <BoardFrame game={table.game} props={{
          view: update.view, legal: [], you: null, players, waiting, news, version: update.version, outcome, say: speak,
          mayAct: false, forget: (rewrite) => socket.forget(rewrite), act: nothing, announce: nothing,
        }} />
      </div>
      <aside class="tv-side">
        <h1>{gameOf(table.game)?.title}</h1>
        <p class="tv-turn" role="status">
          <span>{headline(table, update, names, waiting)}</span> <Clock due={isOn && socket.begins.value === null ? socket.due.value : null} />
        </p>
        <Standing table={table} names={names} waiting={waiting} points={outcome?.scores ?? module?.points?.(update.view) ?? null} outcome={outcome} />
        {outcome ? <Decided update={update} speak={speak} /> : <JustNow turns={turns} speak={speak} />}
        <Invited table={table} code={outcome || !isOn ? code : ""} />
      </aside>
      <Countdown until={socket.begins.value} />
      {outcome && news.length > 0 && module && (
        <Celebration module={module} view={update.view} outcome={outcome} title={winText(outcome, table, names) || (update.decided ? decidedText(speak, update.decided) : "")} />
      )}
    </section>
  );
}

/** What everybody wants to know first: whose turn it is, or who won. */
function headline(table: Table, { outcome }: Update, names: readonly string[], waiting: readonly number[]): string {
  if (table.continued) return say.value("loading");
  if (table.status === "abandoned") return say.value(table.lapsed ? "lapsed" : "abandoned");
  if (outcome) return winText(outcome, table, names) || say.value("over");
  if (waiting.length > 1 && waiting.length === names.length) return words.value("tv-all");
  return waiting.length === 0 ? say.value("begins-soon") : waitingText(table, waiting, names);
}

function Decided({ update, speak }: { update: Update; speak: Say }) {
  return (
    <div class="tv-decided">
      {update.decided && <p>{decidedText(speak, update.decided)}</p>}
      <p>{words.value("tv-again")}</p>
    </div>
  );
}

interface StandingProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly waiting: readonly number[];
  readonly points: readonly number[] | null;
  readonly outcome: Outcome | null;
}

/** Names and points; at the end in the order of the places. */
function Standing({ table, names, waiting, points, outcome }: StandingProps) {
  const seats = outcome ? outcome.ranking.flat() : table.chairs.map((_, seat) => seat);
  return (
    <ol class={`tv-players ${seats.length > 4 ? "tv-many" : ""}`}>
      {seats.map((seat) => (
        <li key={seat} class={outcome?.ranking[0]?.includes(seat) ? "tv-winner" : waiting.includes(seat) && waiting.length < seats.length ? "tv-waited" : ""}>
          <SeatMark seat={seat} /> <Portrait game={table.game} seat={seat} bots={table.chairs.map(botOf)} />
          <span class="tv-name">{names[seat]}</span>
          {points && <b key={points[seat]} class="tv-points">{points[seat]}</b>}
        </li>
      ))}
    </ol>
  );
}

/** What the game brings along, once it is there. */
function useModule(game: string): BoardModule | null {
  const [module, setModule] = useState<BoardModule | null>(null);
  const isKnown = gameOf(game) !== undefined;
  useEffect(() => {
    if (isKnown) void board(game).then(setModule);
  }, [game, isKnown]);
  return module;
}
