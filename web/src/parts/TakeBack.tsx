// Taking the last decision back, alone with bots: a quiet button in the bar, and a word for everybody once it is done.
import { wasLedTo } from "../continued";
import type { Table } from "../protocol";
import type { TableSocket } from "../socket";
import { roomWords, say } from "../texts";
import { useLater } from "./Later";

const load = async () => (await Promise.all([import("./takeback/taking"), roomWords()]))[0];

/** It keeps its place, and the focus, also where there is nothing to be taken back. */
export function TakeBackButton({ socket, table }: { socket: TableSocket; table: Table }) {
  if (table.you === null || (table.may_take_back == null && !table.continued)) return null;
  const ask = () => { if (table.may_take_back) void load().then(({ takeBack }) => takeBack(socket, table)); };
  return (
    <button type="button" class="quiet to-back" aria-disabled={!table.may_take_back} onClick={ask}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" /></svg>
      <span>{say.value("go-back")}</span>
    </button>
  );
}

/** For whoever was there when it was done, and looks at what came of it. */
export const TakenBack = ({ table: { id } }: { table: Table }) => <div role="status">{wasLedTo(id) && <Told table={id} />}</div>;

function Told({ table }: { table: string }) {
  const taking = useLater(load);
  return taking && <taking.WentBack table={table} />;
}
