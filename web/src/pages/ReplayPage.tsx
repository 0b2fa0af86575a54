// Matches that are over, once more: one's own in a list, that of a table, or that of a file.
import { useEffect, useState } from "preact/hooks";
import { me, myMatches, replay, replayFile } from "../api";
import { ReplayPlayer } from "../parts/ReplayPlayer";
import { reason } from "../reason";
import type { MatchListed, Replay } from "../protocol";
import { follow } from "../route";
import { language } from "../settings";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { toldApart } from "../parts/Players";
import { useTitle } from "../title";

export function ReplayPage({ table }: { table: string | null }) {
  const [match, setMatch] = useState<Replay | null>(null);
  const [problem, setProblem] = useState("");
  useTitle(say.value("replay"), ...(match ? [gameOf(match.game)?.title] : []));
  const failed = (error: unknown) => setProblem(error instanceof SyntaxError ? say.value("no-match-file") : reason(error));
  useEffect(() => {
    setMatch(null);
    if (table !== null) replay(table).then(setMatch, failed);
  }, [table]);
  const read = async (file: File | undefined) => {
    if (file) setMatch(await replayFile(JSON.parse(await file.text())));
  };
  if (match) return <ReplayPlayer match={match} back={table === null ? null : `/t/${table}`} close={() => setMatch(null)} />;
  return (
    <article class="replay">
      <h1>{say.value("replay")}</h1>
      <p class="problem" role="alert">{problem}</p>
      {table === null ? (
        <>
          <MyMatches />
          <label class="card">
            {say.value("replay-file")}
            <input type="file" accept=".json,application/json"
              onChange={(e) => void read(e.currentTarget.files?.[0]).catch(failed)} />
          </label>
        </>
      ) : problem === "" && <p class="loading">{say.value("loading")}</p>}
    </article>
  );
}

/** One's own, the newest first, a few at a time. */
function MyMatches() {
  const [matches, setMatches] = useState<readonly MatchListed[] | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const more = (known: readonly MatchListed[], from: string | null) =>
    myMatches(from).then(
      (page) => {
        setMatches([...known, ...page.matches]);
        setBefore(page.before);
      },
      () => setMatches(known),
    );
  useEffect(() => { void (me.value === null ? setMatches([]) : more([], null)); }, [me.value]);
  if (matches === null) return <p class="loading">{say.value("loading")}</p>;
  return (
    <section>
      <h2>{say.value("my-matches")}</h2>
      {matches.length === 0 && <p>{say.value("no-matches")}</p>}
      <ul class="tables">{matches.map((match) => <MatchLine key={match.id} match={match} />)}</ul>
      {before !== null && <button type="button" onClick={() => void more(matches, before)}>{say.value("more-matches")}</button>}
    </section>
  );
}

function MatchLine({ match }: { match: MatchListed }) {
  const names = toldApart(match.game, match.names.map((name, seat) => ({ name, bot: match.bots[seat] ?? null })));
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <a href={`/t/${match.id}/replay`} onClick={follow}>
        <strong>{gameOf(match.game)?.title ?? match.game}</strong>
        <span>{names.join(", ")}</span>
        <span class="small">{when.format(match.ended * 1000)}</span>
      </a>
    </li>
  );
}
