// After the match: how it was decided, and what can be done now.
import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isCalm, NARROW } from "../media";
import type { Decision, Outcome, Table } from "../protocol";
import { playAgain } from "../play";
import { reason } from "../reason";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { botName, say, type Say } from "../texts";
import { Again } from "./Again";
import { NameOffer } from "./NameOffer";
import { botOf } from "./Players";
import { ResultTable } from "./Result";
import { SharePicture } from "./SharePicture";

/** What lies under the bar above the board is not in sight. */
const BELOW_THE_BAR = "-64px 0px 0px";

interface AfterProps {
  readonly table: Table;
  readonly outcome: Outcome;
  readonly decided: Decision | null;
  readonly names: readonly string[];
  readonly speak: Say;
  /** Whether the match has ended before this device's eyes. */
  readonly isFresh: boolean;
}

/** How it was decided, and what can be done now: the first thing to be seen on a small screen. */
export function After({ table, outcome, decided, names, speak, isFresh }: AfterProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  useSight(box);
  const [problem, setProblem] = useState("");
  const harder = harderBot(table);
  const playOn = (bot: string) => playAgain(table, bot).catch((error: unknown) => setProblem(reason(error)));
  useEffect(() => {
    if (!isFresh) return;
    showResult();
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={box} class="after card" aria-labelledby="result">
      <h2 ref={title} id="result" tabindex={-1}>{say.value("result")}</h2>
      <ResultTable game={table.game} outcome={outcome} decided={decided} names={names} bots={table.chairs.map(botOf)} speak={speak} />
      {table.taken_back && !table.practice && <p>{say.value("taken-back")}</p>}
      {table.practice && <p>{say.value("practised-from")} {table.practice.table && <a href={`/t/${table.practice.table}/look-back`} onClick={follow}>{say.value("to-practised")}</a>}</p>}
      {table.hinted && !table.practice && <p>{say.value("hinted")}</p>}
      {table.day && <p>{say.value(table.day.counts ? "day-counted" : "day-practised")}</p>}
      <div class="row">
        {table.day ? <a class="button main" href="/today" onClick={follow}>{say.value("day-title")}</a>
          : table.cup ? <a class="button main" href={`/cup/${table.cup.cup}`} onClick={follow}>{say.value("to-cup")}</a> : <Again table={table} failed={setProblem} />}
        {!table.day && !table.cup && harder && <button type="button" onClick={() => void playOn(harder)}>{say.value("harder-bot", { name: botName(table.game, harder) })}</button>}
        <a class="button" href={`/t/${table.id}/look-back`} onClick={follow}>{say.value("look-back")}</a>
        <a class="button" href={`/t/${table.id}/replay`} onClick={follow}>{say.value("replay")}</a>
      </div>
      <p class="problem" role="alert">{problem}</p>
      {table.you !== null && <NameOffer />}
      <details class="small">
        <summary>{say.value("details")}</summary>
        {table.day ? <p>{say.value("day-kept")}</p> : table.cup ? <p>{say.value("cup-kept")}</p> : <p><a class="button" href={`/api/tables/${table.id}/match`} download={`${table.game}-${table.id}.json`}>{say.value("save-match")}</a> <SharePicture table={table} failed={setProblem} /></p>}
        <p>{say.value("check-shuffle")} <code class="seal">{table.commitment.slice(0, 16)}…</code></p>
      </details>
    </section>
  );
}

/** Of a table against bots, the next one up; none of the strongest, and none where others play. */
function harderBot({ game, chairs, you }: Table): string | null {
  const bots = chairs.map(botOf).filter((bot) => bot !== null);
  const isMine = you !== null && bots.length > 0 && bots.length === chairs.length - 1;
  const levels = gameOf(game)?.bots ?? [];
  return (isMine && levels[levels.indexOf(bots[0]!) + 1]) || null;
}

/** Whether the result is in sight: then nobody need be led to it. */
export const isResultInSight = signal(true);

function useSight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => { isResultInSight.value = seen!.isIntersecting; }, { rootMargin: BELOW_THE_BAR });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
}

export function showResult(): void {
  const behavior = isCalm() ? "auto" : "smooth";
  const block = matchMedia(NARROW).matches ? "start" : "nearest";
  document.querySelector(".after")?.scrollIntoView({ behavior, block });
}
