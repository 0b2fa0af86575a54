// The bar above the board, always of one height, and what lies over the board for a while: nothing here moves anything.
import { useEffect, useState } from "preact/hooks";
import { leftText } from "../clock";
import { memo } from "../memo";
import type { Outcome, Table, Update } from "../protocol";
import { gameOf } from "../shelf";
import type { TableSocket } from "../socket";
import { play } from "../sounds";
import { listed, say, type Say } from "../texts";
import { useTitle } from "../title";
import { isResultInSight, showResult } from "./After";
import { SeatMark } from "./Players";
import { Clause } from "./Result";

interface TurnProps {
  readonly socket: TableSocket;
  readonly table: Table;
  readonly update: Update;
  readonly names: readonly string[];
  readonly speak: Say;
}

/** Whose turn it is, and what is expected of me; after the match, who won it. */
export function Turn({ socket, table, update, names, speak }: TurnProps) {
  const mine = socket.mayAct.value;
  const title = gameOf(table.game)?.title;
  useEffect(() => {
    if (mine) play("turn");
  }, [mine]);
  useTitle(...(mine ? [yourTurn(table.game)] : []), title);
  const isOn = table.status === "playing";
  const isCounting = socket.begins.value !== null;
  const concerned = update.outcome?.ranking[0] ?? (mine ? [table.you!] : isCounting || !isOn ? [] : update.waiting);
  return (
    <>
      <p class="whose" role="status">
        {table.chairs.length > 1 && (concerned.length === 1 ? <SeatMark seat={concerned[0]!} /> : <span class="seat-mark" />)}
        <span>{turnText({ socket, table, update, names, speak })}</span>
        <Clock due={isCounting || !isOn ? null : socket.due.value} />
      </p>
      {update.outcome && <ToResult />}
    </>
  );
}

/** The way back to the result, for whoever has scrolled past it. */
function ToResult() {
  return <button type="button" class={isResultInSight.value ? "to-result needless" : "to-result"} onClick={showResult}>{say.value("result")} ↑</button>;
}

function turnText({ socket, table, update, names, speak }: TurnProps): string {
  if (table.continued) return say.value("loading");
  if (table.status === "abandoned") return say.value(table.lapsed ? "lapsed" : "abandoned");
  if (update.outcome) return `${winText(update.outcome, table, names)} ${say.value("over")}`;
  if (socket.begins.value !== null) return say.value("begins-soon");
  if (!socket.mayAct.value) return waitingText(table, update.waiting, names);
  const { phase } = update.view as { readonly phase?: string };
  const wanted = phase === undefined ? "" : speak(`phase-${phase}`);
  return isSimultaneous(table.game) ? wanted || yourTurn(table.game) : `${yourTurn(table.game)} ${wanted}`;
}

/** Whom all wait for, and which of them are gone. */
export function waitingText({ chairs, you }: Table, waiting: readonly number[], names: readonly string[]): string {
  const isGone = (seat: number) => seat !== you && chairs[seat]?.kind === "person" && !chairs[seat].here && !chairs[seat].bot;
  const gone = waiting.filter(isGone);
  const named = (seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? ""));
  const which = gone.length === 0 ? "waiting-for" : gone.length === waiting.length ? "waiting-for-gone" : "waiting-for-some-gone";
  return say.value(which, { names: named(waiting), gone: named(gone), count: gone.length });
}

/** That I may act; where all do at once, nobody has a turn. */
const yourTurn = (game: string): string => say.value(isSimultaneous(game) ? "go-ahead" : "your-turn");
const isSimultaneous = (game: string): boolean => gameOf(game)?.simultaneous ?? false;

/** Who won, in a sentence; nothing where one plays alone. */
export function winText({ ranking: [winners = []] }: Outcome, table: Table, names: readonly string[]): string {
  if (table.chairs.length === 1) return "";
  if (winners.length === 1 && winners[0] === table.you) return say.value("won-by-you");
  return say.value("won", { names: listed(winners.map((seat) => names[seat] ?? "")), count: winners.length });
}

export function Clock({ due }: { due: number | null }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [due]);
  if (due === null) return null;
  const seconds = Math.max(0, Math.round((due - performance.now()) / 1000));
  return <span class="clock" role="timer">{leftText(seconds)}</span>;
}

/** Over the board, for as long as it takes to read it. */
const toast = (text: string): { readonly [name: string]: string } => ({ "--read": `${5 + text.length * 0.06}s` });

/** What was refused and why. */
export const Refusal = memo(function Refusal({ socket, game }: { socket: TableSocket; game: string }) {
  const refusal = socket.refusal.value;
  return (
    <div role="alert">
      {refusal && (
        <p key={refusal} class="toast refusal" style={toast(refusal.text)}>
          {refusal.text}{" "}
          {refusal.rule.startsWith("TB") ? <Clause rule={refusal.rule} />
            : <a class="clause-id" href={`/rules/${game}#${refusal.rule}`} target="_blank" rel="noreferrer">{refusal.rule}</a>}
        </p>
      )}
    </div>
  );
});

/** What happened around the match: a bot that failed, a clock that ran out, somebody who is back. */
export const Note = memo(function Note({ socket, names }: { socket: TableSocket; names: readonly string[] }) {
  const note = socket.note.value;
  const text = note && say.value(`note-${note.what}`, { name: names[note.seat] });
  return <div role="status">{text && <p key={note} class="toast note" style={toast(text)}>{text}</p>}</div>;
});
