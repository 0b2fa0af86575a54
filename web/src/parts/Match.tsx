// A match that has begun: a stage as high as the window, and what is told beside or below it.
import { useSignal } from "@preact/signals";
import { useMemo, useRef, useState } from "preact/hooks";
import { useCompanion, useMayFold } from "../companion";
import { useHints } from "../hints";
import { NARROW, useMedia } from "../media";
import { memo } from "../memo";
import type { Action, Event, Table, Update } from "../protocol";
import { gameOf } from "../shelf";
import type { TableSocket } from "../socket";
import { decidedText, gameSay, say, type Say } from "../texts";
import { Absence } from "./Absence";
import { ActionList } from "./ActionList";
import { After } from "./After";
import { BoardFrame } from "./BoardFrame";
import { Countdown } from "./Countdown";
import { Finale } from "./Finale";
import { HintButton, HintWords } from "./Hints";
import { GivenUp, LeaveButtons, StopQuestion } from "./Leaving";
import { Menu } from "./Menu";
import { Heard, JustNow, News, useTurns } from "./News";
import { Players, playersAt, useNames } from "./Players";
import { mayPlayOut, PlayOut } from "./PlayOut";
import { TakeBackButton, TakenBack } from "./TakeBack";
import { hasCompany, Talk, TalkButton } from "./Talk";
import { Television, WholeBoard } from "./Television";
import { Note, Refusal, Turn, winText } from "./Turn";
import { WatchBadge, Watched } from "./Watching";
import { WhileShown } from "./WhileShown";

const NOTHING = {};
const NOBODY: readonly number[] = [];

export function Match({ socket, table }: { socket: TableSocket; table: Table }) {
  const update = socket.update.value;
  const names = useNames(table);
  const speak = gameSay(table.game, names);
  const spoken = useSignal("");
  const news = useFresh(update);
  const pending = useMemo(() => socket.pending.value.map(({ action }) => action as Action), [socket.pending.value]);
  const isNarrow = useMedia(NARROW);
  const mayFold = useMayFold(table, update);
  const companion = useCompanion(mayFold, socket.mayAct.value);
  const [isShared] = useState(() => hasCompany(table)); // who plays is settled by now
  const isSimultaneous = gameOf(table.game)?.simultaneous ?? false;
  const turns = useTurns(socket, isSimultaneous);
  const hints = useHints(socket, table, isSimultaneous);
  const players = useMemo(() => playersAt(table, names), [table, names]);
  const hands = useMemo(() => ({
    act: (action: Action) => socket.act(action),
    announce: (text: string) => { spoken.value = text; },
    forget: (rewrite: (event: Event) => Event) => socket.forget(rewrite),
  }), [socket]);
  if (update === null) return <p class="loading">{say.value("loading")}</p>;
  const isOn = table.status === "playing";
  const waiting = isOn ? update.waiting : NOBODY;
  const isGivenUp = table.status === "abandoned" && !table.continued;
  const result = update.outcome && (
    <After table={table} outcome={update.outcome} decided={update.decided ?? null} names={names} speak={speak} isFresh={news.length > 0} />
  );
  return (
    <div class={`match${result ? " over" : ""}${companion ? " companion" : ""}`} data-version={update.version}>
      <h1 class="unseen">{gameOf(table.game)?.title}</h1>
      <section class="stage">
        <div class={`turn ${socket.mayAct.value ? "mine" : ""} ${pending.length > 0 ? "sending" : ""}`}>
          <Ways table={table} mayFold={mayFold} />
          <Turn socket={socket} table={table} update={update} names={names} speak={speak} />
          <JustNow turns={turns} speak={speak} />
          <TakeBackButton socket={socket} table={table} />
          {mayPlayOut(table, update.out) ? <PlayOut table={table} /> : <WatchBadge table={table} />}
          {hints && <HintButton hints={hints} />}
          {isShared && <TalkButton socket={socket} table={table} names={names} />}
          <div class="toasts">
            {isOn && (
              <>
                <StopQuestion table={table} names={names} />
                <Absence table={table} waiting={waiting} names={names} />
                <Refusal socket={socket} game={table.game} />
                <Note socket={socket} names={names} />
                <TakenBack table={table} />
              </>
            )}
            {isShared && <Talk socket={socket} table={table} names={names} />}
          </div>
        </div>
        {hints && <HintWords hints={hints} speak={speak} announce={hands.announce} />}
        <Countdown until={socket.begins.value} />
        {isNarrow && result}
        {isGivenUp && <GivenUp table={table} names={names} />}
        <BoardFrame
          game={table.game}
          isClosed={isGivenUp}
          props={{
            view: update.view, legal: update.legal, you: table.you, players, waiting, news,
            version: update.version, outcome: update.outcome ?? null, companion, say: speak,
            mayAct: socket.mayAct.value && (isSimultaneous || pending.length === 0), pending,
            refused: (socket.refused.value?.action as Action | undefined) ?? null,
            why: socket.refusal.value?.facts ?? NOTHING, advice: hints?.advice ?? null, ...hands,
          }}
        />
      </section>
      <aside>
        {!isNarrow && result}
        <Watched table={table} names={names} />
        <WhileShown class="beside">{() => (
          <>
            <Players table={table} waiting={waiting} names={names} />
            <News turns={turns.value} speak={speak} />
          </>
        )}</WhileShown>
        {gameOf(table.game)?.has_board && table.you !== null && <InWords legal={socket.mayAct.value ? update.legal : null} speak={speak} act={hands.act} />}
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

const Ways = memo(function Ways({ table, mayFold }: { table: Table; mayFold: boolean }) {
  return <Menu game={table.game}>{mayFold && <WholeBoard />}{table.you !== null && <Television table={table} />}<LeaveButtons table={table} /></Menu>;
});

/** What may be done, as a list once it is unfolded; its place is kept while there is nothing to do, so that nothing moves when there is. */
function InWords({ legal, speak, act }: { legal: readonly Action[] | null; speak: Say; act(action: Action): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={legal?.length ? "actions" : "actions none"} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.value("in-words", { count: legal?.length ?? 0 })}</summary>
      {isOpen && legal && <ActionList legal={legal} speak={speak} mayAct act={act} />}
    </details>
  );
}

/** News is fresh once: the second look at the same update shows nothing happening. */
export function useFresh(update: Update | null): readonly Event[] {
  const first = useRef(true);
  const shown = useRef<{ version: number; news: readonly Event[] }>({ version: -1, news: [] });
  if (update !== null && update.version !== shown.current.version) {
    shown.current = { version: update.version, news: first.current ? [] : update.news };
    first.current = false;
  }
  return shown.current.news;
}
