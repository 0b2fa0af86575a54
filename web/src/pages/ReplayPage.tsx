// A match that is over, once more: that of a table, or that of a file.
import { useEffect, useState } from "preact/hooks";
import { replay, replayFile } from "../api";
import { ReplayPlayer } from "../parts/ReplayPlayer";
import { reason } from "../reason";
import type { Replay } from "../protocol";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { useTitle } from "../title";

export function ReplayPage({ table }: { table: string | null }) {
  const [match, setMatch] = useState<Replay | null>(null);
  const [problem, setProblem] = useState("");
  const [begin] = useState(wanted);
  useTitle(say.value("replay"), ...(match ? [gameOf(match.game)?.title] : []));
  const failed = (error: unknown) => setProblem(error instanceof SyntaxError ? say.value("no-match-file") : reason(error));
  useEffect(() => {
    setMatch(null);
    if (table !== null) replay(table, begin.seat).then(setMatch, failed);
  }, [table]);
  const read = async (file: File | undefined) => {
    if (file) setMatch(await replayFile(JSON.parse(await file.text())));
  };
  if (match) return <ReplayPlayer match={match} at={table === null ? 0 : begin.at} back={table === null ? null : `/t/${table}`} close={() => setMatch(null)} />;
  return (
    <article class="replay">
      <h1>{say.value("replay")}</h1>
      <p class="problem" role="alert">{problem}</p>
      {table === null ? (
        <>
          <label class="card">
            {say.value("replay-file")}
            <input type="file" accept=".json,application/json"
              onChange={(e) => void read(e.currentTarget.files?.[0]).catch(failed)} />
          </label>
          <p><a class="button" href="/matches" onClick={follow}>{say.value("my-matches")}</a></p>
        </>
      ) : problem === "" && <p class="loading">{say.value("loading")}</p>}
    </article>
  );
}

/** From which moment, and through whose eyes, the address says. */
function wanted(): { readonly at: number; readonly seat: number | null } {
  const search = new URLSearchParams(location.search);
  return { at: Number(search.get("at") ?? 0), seat: search.has("seat") ? Number(search.get("seat")) : null };
}
