// Once more with the same people: whoever asks first opens the table, and the others join it there.
import { order } from "../api";
import type { Table } from "../protocol";
import { reason } from "../reason";
import { follow, go } from "../route";
import { say } from "../texts";

export function Again({ table, failed }: { table: Table; failed(why: string): void }) {
  const ask = () =>
    void order(table.id, { do: "rematch" }).then(
      (told) => { if (told.next) go(`/t/${told.next}`); },
      (error: unknown) => failed(reason(error)),
    );
  if (table.next) return <a class="button main" href={`/t/${table.next}`} onClick={follow}>{say.value("join-rematch")}</a>;
  return table.you === null ? null : <button type="button" class="main" onClick={ask}>{say.value("rematch")}</button>;
}
