// Tables to go to: whose turn it is at each, and how long I have.
import { useEffect, useState } from "preact/hooks";
import { isMeKnown, me, myTables } from "../api";
import { leftText } from "../clock";
import type { TableListed } from "../protocol";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { noteTables, waitsForMe } from "../waiting";
import { toldApart } from "./Players";

export const LOOK_EVERY_MS = 5000;

/** The own tables that go on, those that wait for me first; looked for again and again. Nothing until they are known. */
export function useMyTables(): readonly TableListed[] | null {
  const [mine, setMine] = useState<readonly TableListed[] | null>(null);
  useEffect(() => {
    const know = (tables: readonly TableListed[]) => {
      setMine(tables);
      noteTables(tables);
    };
    const look = () => void (me.value === null ? setMine([]) : myTables().then(know, () => undefined));
    if (!isMeKnown.value) return undefined;
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [me.value, isMeKnown.value]);
  return mine && [...mine].sort((one, other) => urgency(one) - urgency(other));
}

export function TableList({ title, tables }: { title: string; tables: readonly TableListed[] }) {
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="tables">
        {tables.map((table) => <Listed key={table.id} table={table} />)}
      </ul>
    </section>
  );
}

function Listed({ table }: { table: TableListed }) {
  const names = toldApart(table.game, table.chairs.map((name, seat) => ({ name, bot: table.bots[seat] ?? null })));
  return (
    <li class={waitsForMe(table) ? "waits" : ""}>
      <a href={`/t/${table.id}`} onClick={follow}>
        <strong>{gameOf(table.game)?.title ?? table.game}</strong>
        <span>{names.map((name) => name || "…").join(", ")}</span>
        <span class="small">{statusText(table, names)}</span>
        {table.hinted && <span class="small">{say.value("with-hints")}</span>}
        {table.waits_s !== null && <span class="small">{say.value("waited", { time: leftText(table.waits_s) })}</span>}
        {table.left_s !== null && <span class="small">{say.value("time-left", { time: leftText(table.left_s) })}</span>}
      </a>
    </li>
  );
}

/** Where I am waited for comes first, and of those where I have the least time. */
const urgency = (table: TableListed): number => (waitsForMe(table) ? table.left_s ?? 1e8 : 1e9);

/** Whose turn it is, where there are turns. */
function statusText(table: TableListed, names: readonly string[]): string {
  if (gameOf(table.game)?.simultaneous || !table.waiting?.length) return say.value(`status-${table.status}`);
  if (waitsForMe(table)) return say.value("your-turn");
  return say.value("waiting-for", { names: table.waiting.map((seat) => names[seat]).join(", ") });
}
