// What is asked in a puzzle, and what is to be said of a try.
import type { Action, PuzzleShown, Solution } from "../../protocol";
import { actionText, type Say } from "../../texts";
import { Sign } from "../Advised";
import { amountText } from "../lookback/amounts";
import { words } from "./words";

/** A point is counted in hundredths. */
const HUNDRED = 100;

interface AnswerProps {
  readonly puzzle: PuzzleShown;
  readonly tried: Action | null;
  readonly isSending: boolean;
  readonly isFound: boolean;
  readonly solution: Solution | null;
  readonly speak: Say;
}

export function Answer({ puzzle, tried, isSending, isFound, solution, speak }: AnswerProps) {
  const { status, fails } = puzzle;
  if (solution) return <Solved unit={puzzle.unit} isFound={isFound} solution={solution} speak={speak} />;
  const isMissed = tried !== null && !isSending;
  return (
    <div>
      <p class={isMissed ? "missed" : ""}><strong>{words.value(isMissed ? "puzzle-wrong" : "puzzle-ask")}</strong></p>
      {isMissed && <p class="puzzle-move"><Sign of="chosen" /> {actionText(speak, tried)}</p>}
      {!isMissed && (status === "solved" || status === "given-up") && <p>{words.value("puzzle-before", { status })}</p>}
      {!isMissed && <p class="small">{words.value("puzzle-fails", { fails })}</p>}
    </div>
  );
}

interface SolvedProps extends Pick<AnswerProps, "isFound" | "speak"> {
  readonly unit: PuzzleShown["unit"];
  readonly solution: Solution;
}

/** The reason speaks against what comes to mind first, and follows it. */
function Solved({ unit, isFound, solution, speak }: SolvedProps) {
  const { key, others, obvious, cost, margin, reason } = solution;
  const is = cost === margin ? "same" : "more";
  return (
    <div>
      <p><strong>{words.value(isFound ? "puzzle-right" : "puzzle-shown")}</strong></p>
      <p class="puzzle-move"><Sign of="better" /> {actionText(speak, key as Action)}</p>
      {others > 0 && <p class="small">{words.value("puzzle-others", { others })}</p>}
      <p class="small">{words.value(`puzzle-worth-${unit}`, { is, points: margin / HUNDRED, margin: amountText(margin), cost: amountText(cost), obvious: actionText(speak, obvious as Action) })}</p>
      {reason && <p class="look-why">{speak(reason.message, reason.facts)}</p>}
    </div>
  );
}
