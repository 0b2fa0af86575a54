// Whoever has no seat is told so, and whom they watch.
import type { Table } from "../protocol";
import { listed, say } from "../texts";

/** In the bar, as long as the match is on. */
export function WatchBadge({ table }: { table: Table }) {
  if (table.you !== null || table.status !== "playing") return null;
  return <p class="watching"><Eye /> {say.value("watching")}</p>;
}

function Eye() {
  return (
    <svg viewBox="0 0 24 16" width="21" height="14" aria-hidden="true">
      <path d="M1 8C5 2 8.5 1 12 1s7 1 11 7c-4 6-7.5 7-11 7S5 14 1 8Z" fill="none" stroke="currentColor" stroke-width="2" />
      <circle cx="12" cy="8" r="3.5" fill="currentColor" />
    </svg>
  );
}

/** Beside the match, as long as one looks. */
export function Watched({ table, names }: { table: Table; names: readonly string[] }) {
  if (table.you !== null || table.status !== "playing") return null;
  return <p class="watched">{say.value("you-watch", { names: listed(names) })}</p>;
}
