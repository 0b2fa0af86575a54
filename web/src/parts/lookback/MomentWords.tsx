// What is to be said of a decision: what it cost, why the other one was better, and two ways to go on from there.
import { useState } from "preact/hooks";
import { practise } from "../../api";
import { beSomebody } from "../../guest";
import type { DecisionTold, ReviewTold } from "../../protocol";
import { reason } from "../../reason";
import { follow, go } from "../../route";
import type { Say } from "../../texts";
import { SeatMark } from "../Players";
import { amountText } from "./amounts";
import { words } from "./words";

/** A doubt that would be written as nothing. */
const SMALL = 5;

interface WordsProps {
  readonly table: string;
  readonly unit: ReviewTold["unit"];
  readonly decision: DecisionTold;
  /** Its number among the turning points; 0 if it is none of them. */
  readonly number: number;
  readonly name: string;
  readonly speak: Say;
}

export function MomentWords({ table, unit, decision, number, name, speak }: WordsProps) {
  const { seat, version, cost, doubt, better } = decision;
  const [problem, setProblem] = useState("");
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    setProblem("");
    try {
      await beSomebody();
      go(`/t/${(await practise(table, { version, seat, bot: null })).id}`);
    } catch (error) {
      setProblem(reason(error));
      setOpening(false);
    }
  };
  return (
    <section class="card look-moment" aria-labelledby="look-moment">
      <h2 id="look-moment"><SeatMark seat={seat} /> {words.value(number > 0 ? "look-turning" : "look-decision", { number, name })}</h2>
      {cost > 0 ? <p>{words.value(`look-cost-${unit}`, { name, cost: amountText(cost), doubt: amountText(doubt), is: doubt < SMALL ? "sure" : "about" })}</p>
        : <p>{words.value("look-no-cost")}</p>}
      {better?.reason && <p class="look-why">{speak(better.reason.message, better.reason.facts)}</p>}
      {better && better.forgotten > 0 && <p class="small">{words.value("look-forgotten", { part: amountText(better.forgotten) })}</p>}
      <div class="row">
        <button type="button" class="main" disabled={isOpening} onClick={() => void open()}>{words.value("look-practise")}</button>
        <a class="button" href={`/t/${table}/replay?at=${version}&seat=${seat}`} onClick={follow}>{words.value("look-replay")}</a>
      </div>
      <p class="problem" role="alert">{problem}</p>
    </section>
  );
}
