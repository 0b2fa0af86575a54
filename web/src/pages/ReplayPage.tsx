// A finished match, moment by moment: of a table, or of a file.
import { useEffect, useState } from "preact/hooks";
import { replay, replayFile } from "../api";
import { BoardFrame } from "../parts/BoardFrame";
import { ResultTable } from "../parts/Result";
import { reason } from "../reason";
import type { Replay } from "../protocol";
import { eventText, gameSay, say } from "../texts";
import { useTitle } from "../title";

const STEP_MS = 900;

export function ReplayPage({ table }: { table: string | null }) {
  useTitle(say.value("replay"));
  const [match, setMatch] = useState<Replay | null>(null);
  const [problem, setProblem] = useState("");
  const failed = (error: unknown) => setProblem(error instanceof SyntaxError ? say.value("no-match-file") : reason(error));
  useEffect(() => {
    if (table !== null) replay(table).then(setMatch, failed);
  }, [table]);
  const read = async (file: File | undefined) => {
    if (file) setMatch(await replayFile(JSON.parse(await file.text())));
  };
  return (
    <article class="replay">
      <h1>{say.value("replay")}</h1>
      {table === null && (
        <label class="card">
          {say.value("replay-file")}
          <input type="file" accept=".json,application/json"
            onChange={(e) => void read(e.currentTarget.files?.[0]).catch(failed)} />
        </label>
      )}
      <p class="problem" role="alert">{problem}</p>
      {match && <Player match={match} />}
    </article>
  );
}

function Player({ match }: { match: Replay }) {
  const [moment, setMoment] = useState(0);
  const [runs, setRuns] = useState(false);
  const last = match.frames.length - 1;
  useEffect(() => {
    if (!runs || moment >= last) return undefined;
    const timer = setTimeout(() => setMoment(moment + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [runs, moment]);
  const names = Array.from({ length: match.seats }, (_, seat) => say.value("seat", { number: seat + 1 }));
  const speak = gameSay(match.game, names);
  const frame = match.frames[moment]!;
  return (
    <>
      <BoardFrame
        game={match.game}
        props={{
          view: frame.view, legal: [], you: null, waiting: [], version: moment, mayAct: false, say: speak,
          news: frame.event ? [frame.event] : [], outcome: moment === last ? match.outcome : null,
          players: names.map((name) => ({ name, isBot: false, isHere: true })),
          act: () => undefined, announce: () => undefined,
        }}
      />
      <div class="slider row">
        <button type="button" disabled={moment === 0} onClick={() => setMoment(moment - 1)} aria-label={say.value("back")}>◀</button>
        <button type="button" onClick={() => { if (moment === last) setMoment(0); setRuns(!runs || moment === last); }}>
          {say.value(runs && moment < last ? "pause" : "run")}
        </button>
        <button type="button" disabled={moment === last} onClick={() => setMoment(moment + 1)} aria-label={say.value("forward")}>▶</button>
        <input class="grow" type="range" min={0} max={last} value={moment} aria-label={say.value("moment")}
          onInput={(e) => setMoment(Number(e.currentTarget.value))} />
        <span class="small">{moment}/{last}</span>
      </div>
      <p aria-live="polite">{frame.event && eventText(speak, frame.event)}</p>
      {match.is_genuine && <p class="small">✓ {say.value("genuine")}</p>}
      {moment === last && <ResultTable game={match.game} outcome={match.outcome} decided={null} names={names} bots={[]} speak={speak} />}
    </>
  );
}
