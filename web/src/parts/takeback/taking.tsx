// What taking a decision back means, said before the first time, and after each.
import { order } from "../../api";
import type { Table } from "../../protocol";
import { Refused } from "../../refused";
import type { TableSocket } from "../../socket";
import { sayLater } from "../../texts";

const READ_S = 7;

/** Whoever is at the table is led to where the match goes on; why not, is told over the board. */
export function takeBack(socket: TableSocket, table: Table): void {
  if (!table.taken_back && !confirm(sayLater.value("go-back-sure"))) return;
  order(table.id, { do: "take-back" }).catch((error: unknown) => {
    if (error instanceof Refused) socket.refusal.value = { type: "refusal", facts: {}, ...error.refusal };
  });
}

export function WentBack({ table }: { table: string }) {
  return <p key={table} class="toast note" style={{ "--read": `${READ_S}s` }}>{sayLater.value("went-back")}</p>;
}
