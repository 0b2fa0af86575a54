// A table: before the match, during it and after it.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { arrivals, me, order } from "../api";
import type { Player } from "../board";
import { NARROW, useMedia } from "../media";
import { memo } from "../memo";
import { BoardFrame } from "../parts/BoardFrame";
import { Countdown } from "../parts/Countdown";
import { Lobby } from "../parts/Lobby";
import { Nowhere } from "../parts/Nowhere";
import { Clause, ResultTable } from "../parts/Result";
import { NameForm, reason } from "../parts/Settings";
import { SeatMark } from "../parts/Seat";
import type { Action, AnyOrder, Event, Outcome, Table, Update } from "../protocol";
import { follow, go } from "../route";
import { gameOf } from "../shelf";
import { play } from "../sounds";
import { TableSocket } from "../socket";
import { actionText, eventText, gameSay, say, type Say } from "../texts";
import { botName } from "./NewTablePage";

const NEWS_SHOWN = 60;
const NOTHING = {};
const CALM = "(prefers-reduced-motion: reduce)";

export function TablePage({ id }: { id: string }) {
  const socket = useMemo(() => new TableSocket(id), [id, arrivals.value]);
  useEffect(() => () => socket.close(), [socket]);
  const table = socket.table.value;
  if (socket.connection.value === "gone") return <Nowhere what="no-table" />;
  if (table === null) return <><Line socket={socket} /><p class="loading">{say.value("loading")}</p></>;
  return (
    <article class="table-page">
      <Line socket={socket} />
      {table.status === "open" ? <Open table={table} /> : <Match socket={socket} table={table} />}
    </article>
  );
}

/** How the connection is, if it is not as it should be. */
function Line({ socket }: { socket: TableSocket }) {
  const lost = socket.connection.value === "lost";
  return <p class={lost ? "line lost" : "line"} role="status">{lost ? say.value("line-lost") : ""}</p>;
}

function Open({ table }: { table: Table }) {
  return (
    <>
      {me.value === null ? (
        <section class="card">
          <h2>{say.value("who-are-you")}</h2>
          <NameForm button={say.value("sit-down")} then={() => void order(table.id, { do: "sit", seat: null }).catch(() => undefined)} />
        </section>
      ) : null}
      <Lobby table={table} />
    </>
  );
}

function Match({ socket, table }: { socket: TableSocket; table: Table }) {
  const update = socket.update.value;
  const names = useNames(table);
  const speak = gameSay(table.game, names);
  const spoken = useSignal("");
  const news = useFresh(update);
  const pending = useMemo(() => socket.pending.value.map(({ action }) => action as Action), [socket.pending.value]);
  const isNarrow = useMedia(NARROW);
  const isSimultaneous = gameOf(table.game)?.simultaneous ?? false;
  const players = useMemo(() => playersAt(table, names), [table, names]);
  const hands = useMemo(() => ({
    act: (action: Action) => socket.act(action),
    announce: (text: string) => { spoken.value = text; },
    forget: (rewrite: (event: Event) => Event) => socket.forget(rewrite),
  }), [socket]);
  if (update === null) return <p class="loading">{say.value("loading")}</p>;
  const result = update.outcome && (
    <After table={table} outcome={update.outcome} names={names} speak={speak} isFresh={news.length > 0} />
  );
  return (
    <div class="match">
      <h1 class="unseen">{gameOf(table.game)?.title}</h1>
      <section class="play">
        <div class={socket.mayAct.value ? "turn mine" : "turn"}>
          <Turn socket={socket} table={table} update={update} names={names} speak={speak} />
          <Refusal socket={socket} game={table.game} />
          <Note socket={socket} names={names} />
        </div>
        <Countdown until={socket.begins.value} />
        {isNarrow && result}
        <BoardFrame
          game={table.game}
          props={{
            view: update.view, legal: update.legal, you: table.you, players, waiting: update.waiting, news,
            version: update.version, outcome: update.outcome ?? null, say: speak,
            mayAct: socket.mayAct.value && (isSimultaneous || pending.length === 0), pending,
            refused: (socket.refused.value?.action as Action | undefined) ?? null,
            why: socket.refusal.value?.facts ?? NOTHING, ...hands,
          }}
        />
      </section>
      <aside>
        {!isNarrow && result}
        <Players table={table} waiting={update.waiting} names={names} />
        <News log={socket.log.value} speak={speak} />
        <Twin socket={socket} update={update} speak={speak} />
        <p class="row">
          <a class="button quiet" href={`/rules/${table.game}`} target="_blank" rel="noreferrer">{say.value("rules")}</a>
          {table.status === "playing" && <GiveUp table={table} />}
        </p>
      </aside>
      <p class="unseen" aria-live="polite">{spoken}</p>
    </div>
  );
}

/** The names around a table: the same list until one of them changes. */
function useNames(table: Table): readonly string[] {
  const names = namesAt(table);
  return useMemo(() => names, [names.join("\n")]);
}

/** Of several that have the same name, the later ones are numbered. */
function namesAt(table: Table): readonly string[] {
  const seen = new Map<string, number>();
  return table.chairs.map(({ kind, name = "" }) => {
    const shown = kind === "bot" ? botName(table.game, name) : name;
    const count = (seen.get(shown) ?? 0) + 1;
    seen.set(shown, count);
    return count === 1 ? shown : `${shown} ${count}`;
  });
}

const playersAt = (table: Table, names: readonly string[]): readonly Player[] =>
  table.chairs.map((chair, seat) => ({
    name: names[seat] ?? "", isBot: chair.kind === "bot" || chair.bot != null, isHere: chair.here ?? false,
  }));

/** News is fresh once: the second look at the same update shows nothing happening. */
function useFresh(update: Update | null): readonly Event[] {
  const first = useRef(true);
  const shown = useRef<{ version: number; news: readonly Event[] }>({ version: -1, news: [] });
  if (update !== null && update.version !== shown.current.version) {
    shown.current = { version: update.version, news: first.current ? [] : update.news };
    first.current = false;
  }
  return shown.current.news;
}

interface TurnProps {
  readonly socket: TableSocket;
  readonly table: Table;
  readonly update: Update;
  readonly names: readonly string[];
  readonly speak: Say;
}

/** Whose turn it is, and what is expected of me; after the match, who won it. */
function Turn({ socket, table, update, names, speak }: TurnProps) {
  const mine = socket.mayAct.value;
  const title = gameOf(table.game)?.title ?? "";
  useEffect(() => {
    if (mine) play("turn");
    document.title = [mine ? say.value("your-turn") : "", title, "Fortable"].filter(Boolean).join(" ");
  }, [mine, title]);
  useEffect(() => () => { document.title = "Fortable"; }, []);
  const isCounting = socket.begins.value !== null;
  const concerned = update.outcome?.ranking[0] ?? (mine ? [table.you!] : isCounting ? [] : update.waiting);
  return (
    <p role="status">
      {concerned.length === 1 && table.chairs.length > 1 && <SeatMark seat={concerned[0]!} />}
      <span>{turnText({ socket, table, update, names, speak })} <Clock due={isCounting ? null : socket.due.value} /></span>
      {update.outcome && <button type="button" class="to-result" onClick={showResult}>{say.value("result")} ↑</button>}
    </p>
  );
}

function turnText({ socket, table, update, names, speak }: TurnProps): string {
  if (table.status === "abandoned") return say.value("abandoned");
  if (update.outcome) return `${winText(update.outcome, table, names)} ${say.value("over")}`;
  if (socket.begins.value !== null) return say.value("begins-soon");
  if (!socket.mayAct.value) return say.value("waiting-for", { names: update.waiting.map((seat) => names[seat]).join(", ") });
  const { phase } = update.view as { readonly phase?: string };
  return `${say.value("your-turn")} ${phase === undefined ? "" : speak(`phase-${phase}`)}`;
}

function winText({ ranking: [winners = []] }: Outcome, table: Table, names: readonly string[]): string {
  if (table.chairs.length === 1) return "";
  if (winners.length === 1 && winners[0] === table.you) return say.value("won-by-you");
  return say.value("won", { names: winners.map((seat) => names[seat]).join(", "), count: winners.length });
}

function showResult(): void {
  const behavior = matchMedia(CALM).matches ? "auto" : "smooth";
  const block = matchMedia(NARROW).matches ? "start" : "nearest";
  document.querySelector(".after")?.scrollIntoView({ behavior, block });
}

function Clock({ due }: { due: number | null }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [due]);
  if (due === null) return null;
  const seconds = Math.max(0, Math.round((due - performance.now()) / 1000));
  const shown = seconds < 90 ? say.value("seconds-left", { seconds })
    : seconds < 5400 ? say.value("minutes-left", { minutes: Math.round(seconds / 60) })
      : say.value("hours-left", { hours: Math.round(seconds / 3600) });
  return <span class="clock" role="timer">{shown}</span>;
}

function Refusal({ socket, game }: { socket: TableSocket; game: string }) {
  const refusal = socket.refusal.value;
  return (
    <p class={refusal ? "refusal" : "refusal none"} role="alert">
      {refusal && (
        <>
          {refusal.text}{" "}
          {refusal.rule.startsWith("TB") ? <Clause rule={refusal.rule} />
            : <a class="clause-id" href={`/rules/${game}#${refusal.rule}`} target="_blank" rel="noreferrer">{refusal.rule}</a>}
        </>
      )}
    </p>
  );
}

/** What happened around the match: a bot that failed, a clock that ran out, somebody who is back. */
function Note({ socket, names }: { socket: TableSocket; names: readonly string[] }) {
  const note = socket.note.value;
  return <p class="small" role="status">{note && say.value(`note-${note.what}`, { name: names[note.seat] })}</p>;
}

function Players({ table, waiting, names }: { table: Table; waiting: readonly number[]; names: readonly string[] }) {
  const ask = (what: AnyOrder) => void order(table.id, what).catch(() => undefined);
  return (
    <ul class="players">
      {table.chairs.map((chair, seat) => (
        <li key={seat} class={waiting.includes(seat) ? "waited" : ""}>
          <SeatMark seat={seat} /> <span class="grow">{names[seat]}{seat === table.you && ` (${say.value("you")})`}</span>
          {chair.kind === "person" && !chair.here && !chair.bot && <em class="small">{say.value("away")}</em>}
          {chair.kind === "person" && chair.bot && <em class="small">{say.value("bot-plays")}</em>}
          {chair.may_be_replaced && table.you !== null && (
            <button type="button" onClick={() => ask({ do: "seat-bot", seat, bot: botFor(table.game) })}>{say.value("let-bot")}</button>
          )}
          {seat === table.you && chair.bot && (
            <button type="button" onClick={() => ask({ do: "sit", seat })}>{say.value("take-back")}</button>
          )}
        </li>
      ))}
      {table.spectators > 0 && <li class="small">{say.value("spectators", { count: table.spectators })}</li>}
    </ul>
  );
}

const botFor = (game: string): string => {
  const bots = gameOf(game)?.bots ?? [];
  return bots.find((name) => name === "casual") ?? bots[0] ?? "random";
};

/** The last lines of what happened; each is put into words and drawn once. */
function News({ log, speak }: { log: readonly Event[]; speak: Say }) {
  const first = Math.max(0, log.length - NEWS_SHOWN);
  return (
    <details class="news" open>
      <summary>{say.value("what-happened")}</summary>
      <div class="roll" tabindex={0}>
        <ol aria-live="polite">
          {log.slice(first).map((event, index) => <NewsLine key={first + index} event={event} speak={speak} />)}
        </ol>
      </div>
    </details>
  );
}

const NewsLine = memo(function NewsLine({ event, speak }: { event: Event; speak: Say }) {
  const text = eventText(speak, event);
  const { seat } = event;
  if (text === "") return null;
  return <li>{typeof seat === "number" && seat >= 0 && <SeatMark seat={seat} />}<span>{text}</span></li>;
});

/** The text twin: everything that may be done, in words. */
function Twin({ socket, update, speak }: { socket: TableSocket; update: Update; speak: Say }) {
  if (!socket.mayAct.value || !update.legal?.length) return null;
  return (
    <details class="twin">
      <summary>{say.value("in-words", { count: update.legal.length })}</summary>
      <ul>
        {update.legal.map((action, index) => (
          <li key={index}>
            <button type="button" onClick={() => socket.act(action)}>{actionText(speak, action)}</button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AfterProps {
  readonly table: Table;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly speak: Say;
  /** Whether the match has ended before this device's eyes. */
  readonly isFresh: boolean;
}

/** How it was decided, and what can be done now: the first thing to be seen on a small screen. */
function After({ table, outcome, names, speak, isFresh }: AfterProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState("");
  const again = () =>
    order(table.id, { do: "rematch" }).then(
      (told) => { if (told.next) go(`/t/${told.next}`); },
      (error: unknown) => setProblem(reason(error)),
    );
  useEffect(() => {
    if (!isFresh) return;
    play("end");
    showResult();
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="after card" aria-labelledby="result">
      <h2 ref={title} id="result" tabindex={-1}>{say.value("result")}</h2>
      <ResultTable outcome={outcome} names={names} speak={speak} />
      <div class="row">
        {table.next ? <a class="button main" href={`/t/${table.next}`} onClick={follow}>{say.value("join-rematch")}</a>
          : table.you !== null && <button type="button" class="main" onClick={() => void again()}>{say.value("rematch")}</button>}
        <a class="button" href={`/t/${table.id}/replay`} onClick={follow}>{say.value("replay")}</a>
        <a class="button" href={`/api/tables/${table.id}/match`} download={`${table.game}-${table.id}.json`}>{say.value("save-match")}</a>
      </div>
      <p class="problem" role="alert">{problem}</p>
      <p class="small">{say.value("check-shuffle")} <code class="seal">{table.commitment.slice(0, 16)}…</code></p>
    </section>
  );
}

function GiveUp({ table }: { table: Table }) {
  const onlyBots = table.chairs.every(({ kind }) => kind === "bot");
  if (table.you === null && !(table.host && onlyBots)) return null;
  const asked = table.you !== null && (table.giving_up?.includes(table.you) ?? false);
  return (
    <button type="button" class="quiet" disabled={asked}
      onClick={() => { if (confirm(say.value("give-up-sure"))) void order(table.id, { do: "abandon" }).catch(() => undefined); }}>
      {say.value(asked ? "giving-up" : "give-up")}
    </button>
  );
}
