// A table: before the match, during it and after it.
import { me, order } from "../api";
import { useTable } from "../continued";
import { GivenUp } from "../parts/Leaving";
import { Lobby } from "../parts/Lobby";
import { Match } from "../parts/Match";
import { Nowhere } from "../parts/Nowhere";
import { NameForm } from "../parts/Settings";
import type { Action, Table } from "../protocol";
import { gameOf } from "../shelf";
import type { TableSocket } from "../socket";
import { actionText, gameSay, say } from "../texts";
import { useTitle } from "../title";

export function TablePage({ id }: { id: string }) {
  const socket = useTable(id);
  const table = socket.table.value;
  if (socket.connection.value === "gone") return <Nowhere what="no-table" />;
  if (table === null) return <><Connection socket={socket} /><p class="loading">{say.value("loading")}</p></>;
  return (
    <article class="table-page">
      <Connection socket={socket} />
      {table.status === "open" ? <Open socket={socket} table={table} />
        : table.commitment === "" ? <GivenUp table={table} names={[]} /> : <Match socket={socket} table={table} />}
    </article>
  );
}

/** How the connection is, if it is not as it should be. */
function Connection({ socket }: { socket: TableSocket }) {
  const lost = socket.connection.value === "lost";
  if (lost && socket.barred.value !== "") return <p class="problem" role="alert">{socket.barred.value}</p>;
  return <p class={lost ? "line lost" : "line"} role="status">{lost && <>{say.value("line-lost")} <Kept socket={socket} /></>}</p>;
}

/** What was pressed without a line: it is on its way as soon as there is one. */
function Kept({ socket }: { socket: TableSocket }) {
  const table = socket.table.value;
  const kept = socket.pending.value;
  if (table === null || kept.length === 0) return null;
  const wishes = kept.map(({ action }) => actionText(gameSay(table.game, []), action as Action));
  return <b>{say.value("line-kept", { wishes: wishes.join(", ") })}</b>;
}

function Open({ socket, table }: { socket: TableSocket; table: Table }) {
  useTitle(say.value("chairs"), gameOf(table.game)?.title);
  return (
    <>
      {me.value === null ? (
        <section class="card">
          <h2>{say.value("who-are-you")}</h2>
          <NameForm button={say.value("sit-down")} then={() => void order(table.id, { do: "sit", seat: null }).catch(() => undefined)} />
        </section>
      ) : null}
      <Lobby socket={socket} table={table} />
    </>
  );
}
