// When nobody at the table has anything more to decide: bots play the rest at once, if somebody likes.
import { order } from "../api";
import type { Table } from "../protocol";
import { say } from "../texts";

/** In the bar, in the place of whoever only looks on. */
export function PlayOut({ table }: { table: Table }) {
  return (
    <button type="button" class="play-out" onClick={() => void order(table.id, { do: "play-out" }).catch(() => undefined)}>
      {say.value("play-out")} <span aria-hidden="true">»</span>
    </button>
  );
}

/** Whether all people are out; where only bots play, the host may. */
export function mayPlayOut({ status, played_out, you, host, chairs }: Table, out: readonly number[] = []): boolean {
  if (status !== "playing" || played_out) return false;
  const people = chairs.flatMap(({ kind, left }, seat) => (kind === "person" && !left ? [seat] : []));
  return people.length === 0 ? host : you !== null && people.every((seat) => out.includes(seat));
}
