// Tables at which other people wait for me: in the title of every page, and on the badge of the installed program.
import { computed, effect, signal } from "@preact/signals";
import { me, myTables } from "./api";
import type { TableListed } from "./protocol";
import { path } from "./route";

const LOOK_EVERY_MS = 60_000;

export const waitsForMe = ({ you, waiting }: TableListed): boolean => you !== null && (waiting?.includes(you) ?? false);

const hasOthers = ({ chairs, bots, you }: TableListed): boolean =>
  chairs.some((name, seat) => name !== "" && !bots[seat] && seat !== you);

const tables = signal<readonly string[]>([]);

/** How many there are besides the one that is looked at. */
export const waitingElsewhere = computed(() => tables.value.filter((id) => path.value !== `/t/${id}`).length);

export function noteTables(mine: readonly TableListed[]): void {
  const found = mine.filter((table) => waitsForMe(table) && hasOthers(table)).map(({ id }) => id);
  if (found.join() !== tables.value.join()) tables.value = found;
}

/** Now and then, and whenever somebody comes back to the page. */
export function watchTables(): void {
  const look = () => {
    if (me.value !== null && document.visibilityState === "visible") void myTables().then(noteTables, () => undefined);
  };
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", look);
  effect(() => void (me.value === null ? noteTables([]) : look()));
  effect(() => void navigator.setAppBadge?.(tables.value.length).catch(() => undefined));
}
