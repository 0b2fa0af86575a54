// Ending a match before it is decided: together, or by leaving it alone; and where it leads on from there.
import { useRef, useState } from "preact/hooks";
import { order } from "../api";
import { memo } from "../memo";
import type { AnyOrder, Table } from "../protocol";
import { reason } from "../reason";
import { follow, go } from "../route";
import { listed, say } from "../texts";
import { Again } from "./Again";
import { Notice } from "./Notice";

/** Whoever could be asked besides the reader. */
const others = ({ chairs, you }: Table): number[] =>
  chairs.flatMap(({ kind, left }, seat) => (kind === "person" && !left && seat !== you ? [seat] : []));

/** What the menu offers to whoever has had enough. */
export function LeaveButtons({ table }: { table: Table }) {
  const [problem, setProblem] = useState("");
  const here = useRef<HTMLParagraphElement>(null);
  const ask = (what: AnyOrder, sure?: string) => {
    if (sure !== undefined && !confirm(say.value(sure))) return;
    order(table.id, what).then(
      ({ you }) => {
        here.current?.closest("dialog")?.close();
        if (table.you !== null && you === null) go("/");
      },
      (error: unknown) => setProblem(reason(error)),
    );
  };
  const isAlone = others(table).length === 0;
  const mayEnd = table.you !== null || (table.host && isAlone);
  if (!mayEnd || table.status !== "playing") return null;
  const hasAsked = table.you !== null && (table.giving_up?.includes(table.you) ?? false);
  return (
    <>
      {isAlone ? <button type="button" onClick={() => ask({ do: "abandon" }, "stop-alone-sure")}>{say.value("stop-alone")}</button>
        : <button type="button" disabled={hasAsked} onClick={() => ask({ do: "abandon" })}>{say.value("stop-together")}</button>}
      {!isAlone && (
        <button type="button" onClick={() => ask({ do: "resign" }, table.chairs.length === 2 ? "leave-two-sure" : "leave-sure")}>
          {say.value("leave")}
        </button>
      )}
      <p ref={here} class="problem" role="alert">{problem}</p>
    </>
  );
}

/** Somebody would like to end the match: yes or no; who asked sees who has not answered. */
export const StopQuestion = memo(function StopQuestion({ table, names }: { table: Table; names: readonly string[] }) {
  const wishes = table.giving_up ?? [];
  const ask = (what: AnyOrder) => void order(table.id, what).catch(() => undefined);
  if (table.you === null || table.status !== "playing" || wishes.length === 0) return null;
  const named = (seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? ""));
  const goOn = <button type="button" onClick={() => ask({ do: "go-on" })}>{say.value("stop-no")}</button>;
  if (wishes.includes(table.you)) {
    const missing = others(table).filter((seat) => !wishes.includes(seat) && !table.chairs[seat]?.bot);
    return <Notice key="asked" text={say.value("stop-asked", { names: named(missing) })}>{goOn}</Notice>;
  }
  return (
    <Notice key="wish" text={say.value("stop-wish", { names: named(wishes), count: wishes.length })}>
      <button type="button" onClick={() => ask({ do: "abandon" })}>{say.value("stop-yes")}</button>
      {goOn}
    </Notice>
  );
});

/** A match that ended without a result: why, and what can be done now. */
export function GivenUp({ table, names }: { table: Table; names: readonly string[] }) {
  const [problem, setProblem] = useState("");
  const left = table.chairs.findIndex((chair) => chair.left);
  const why = table.lapsed ? "lapsed" : left >= 0 && table.chairs.length === 2 ? "left-two" : "abandoned";
  return (
    <section class="given-up card" aria-labelledby="given-up">
      <h2 id="given-up">{say.value(why, { name: names[left] })}</h2>
      <div class="row">
        <Again table={table} failed={setProblem} />
        <a class="button" href={`/play/${table.game}`} onClick={follow}>{say.value("new-match")}</a>
        <a class="button" href="/" onClick={follow}>{say.value("other-game")}</a>
      </div>
      <p class="problem" role="alert">{problem}</p>
    </section>
  );
}
