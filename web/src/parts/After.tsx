// After the match: how it was decided, and what can be done now.
import { useEffect, useRef, useState } from "preact/hooks";
import { order } from "../api";
import { NARROW } from "../media";
import type { Outcome, Table } from "../protocol";
import { reason } from "../reason";
import { follow, go } from "../route";
import { say, type Say } from "../texts";
import { NameOffer } from "./NameOffer";
import { ResultTable } from "./Result";

const CALM = "(prefers-reduced-motion: reduce)";

interface AfterProps {
  readonly table: Table;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly speak: Say;
  /** Whether the match has ended before this device's eyes. */
  readonly isFresh: boolean;
}

/** How it was decided, and what can be done now: the first thing to be seen on a small screen. */
export function After({ table, outcome, names, speak, isFresh }: AfterProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState("");
  const again = () =>
    order(table.id, { do: "rematch" }).then(
      (told) => { if (told.next) go(`/t/${told.next}`); },
      (error: unknown) => setProblem(reason(error)),
    );
  useEffect(() => {
    if (!isFresh) return;
    showResult();
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="after card" aria-labelledby="result">
      <h2 ref={title} id="result" tabindex={-1}>{say.value("result")}</h2>
      <ResultTable outcome={outcome} names={names} speak={speak} />
      <div class="row">
        {table.next ? <a class="button main" href={`/t/${table.next}`} onClick={follow}>{say.value("join-rematch")}</a>
          : table.you !== null && <button type="button" class="main" onClick={() => void again()}>{say.value("rematch")}</button>}
        <a class="button" href={`/t/${table.id}/replay`} onClick={follow}>{say.value("replay")}</a>
        <a class="button" href={`/api/tables/${table.id}/match`} download={`${table.game}-${table.id}.json`}>{say.value("save-match")}</a>
      </div>
      <p class="problem" role="alert">{problem}</p>
      {table.you !== null && <NameOffer />}
      <p class="small">{say.value("check-shuffle")} <code class="seal">{table.commitment.slice(0, 16)}…</code></p>
    </section>
  );
}

export function showResult(): void {
  const behavior = matchMedia(CALM).matches ? "auto" : "smooth";
  const block = matchMedia(NARROW).matches ? "start" : "nearest";
  document.querySelector(".after")?.scrollIntoView({ behavior, block });
}
