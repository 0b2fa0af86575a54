// A match that has begun: a stage as high as the window, and what is told beside or below it.
import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { order } from "../api";
import { NARROW, useMedia } from "../media";
import type { Action, Event, Table, Update } from "../protocol";
import { gameOf } from "../shelf";
import type { TableSocket } from "../socket";
import { decidedText, gameSay, say } from "../texts";
import { ActionList } from "./ActionList";
import { After } from "./After";
import { BoardFrame } from "./BoardFrame";
import { Countdown } from "./Countdown";
import { Finale } from "./Finale";
import { Menu } from "./Menu";
import { Heard, JustNow, News, useTurns } from "./News";
import { Players, playersAt, useNames } from "./Players";
import { Note, Refusal, Turn, winText } from "./Turn";

const NOTHING = {};

export function Match({ socket, table }: { socket: TableSocket; table: Table }) {
  const update = socket.update.value;
  const names = useNames(table);
  const speak = gameSay(table.game, names);
  const spoken = useSignal("");
  const news = useFresh(update);
  const pending = useMemo(() => socket.pending.value.map(({ action }) => action as Action), [socket.pending.value]);
  const isNarrow = useMedia(NARROW);
  const isSimultaneous = gameOf(table.game)?.simultaneous ?? false;
  const turns = useTurns(socket.log.value, isSimultaneous);
  const players = useMemo(() => playersAt(table, names), [table, names]);
  const hands = useMemo(() => ({
    act: (action: Action) => socket.act(action),
    announce: (text: string) => { spoken.value = text; },
    forget: (rewrite: (event: Event) => Event) => socket.forget(rewrite),
  }), [socket]);
  if (update === null) return <p class="loading">{say.value("loading")}</p>;
  const result = update.outcome && (
    <After table={table} outcome={update.outcome} decided={update.decided ?? null} names={names} speak={speak} isFresh={news.length > 0} />
  );
  return (
    <div class={result ? "match over" : "match"} data-version={update.version}>
      <h1 class="unseen">{gameOf(table.game)?.title}</h1>
      <section class="stage">
        <div class={socket.mayAct.value ? "turn mine" : "turn"}>
          <Menu game={table.game}>{table.status === "playing" && <GiveUp table={table} />}</Menu>
          <Turn socket={socket} table={table} update={update} names={names} speak={speak} />
          <JustNow turns={turns} speak={speak} />
          <div class="toasts">
            <Refusal socket={socket} game={table.game} />
            <Note socket={socket} names={names} />
          </div>
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
        <News turns={turns} speak={speak} />
        {gameOf(table.game)?.has_board && socket.mayAct.value && update.legal?.length ? (
          <details class="actions">
            <summary>{say.value("in-words", { count: update.legal.length })}</summary>
            <ActionList legal={update.legal} speak={speak} mayAct act={hands.act} />
          </details>
        ) : null}
      </aside>
      {update.outcome && news.length > 0 && (
        <Finale game={table.game} view={update.view} outcome={update.outcome} winners={update.outcome.ranking[0] ?? []}
          title={winText(update.outcome, table, names) || (update.decided ? decidedText(speak, update.decided) : "")} />
      )}
      <p class="unseen" aria-live="polite">{spoken}</p>
      <Heard turns={turns} speak={speak} acting={isSimultaneous ? [] : update.waiting} />
    </div>
  );
}

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

function GiveUp({ table }: { table: Table }) {
  const onlyBots = table.chairs.every(({ kind }) => kind === "bot");
  if (table.you === null && !(table.host && onlyBots)) return null;
  const asked = table.you !== null && (table.giving_up?.includes(table.you) ?? false);
  return (
    <button type="button" disabled={asked}
      onClick={() => { if (confirm(say.value("give-up-sure"))) void order(table.id, { do: "abandon" }).catch(() => undefined); }}>
      {say.value(asked ? "giving-up" : "give-up")}
    </button>
  );
}
