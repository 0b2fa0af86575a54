// All decisions in which there was a choice, folded away: each a place to look at.
import { useState } from "preact/hooks";
import { memo } from "../../memo";
import type { Action, DecisionTold } from "../../protocol";
import { actionText, type Say } from "../../texts";
import { SeatMark } from "../Players";
import { amountText } from "./amounts";
import { words } from "./words";

interface DecisionsProps {
  readonly decisions: readonly DecisionTold[];
  readonly names: readonly string[];
  readonly shown: DecisionTold | null;
  readonly speak: Say;
  show(decision: DecisionTold): void;
}

export function Decisions({ decisions, ...props }: DecisionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="look-decisions" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.value("look-decisions", { count: decisions.length })}</summary>
      {isOpen && <ol>{decisions.map((decision) => <Line key={decision.version} decision={decision} isShown={decision === props.shown} {...props} />)}</ol>}
    </details>
  );
}

interface LineProps extends Omit<DecisionsProps, "decisions" | "shown"> {
  readonly decision: DecisionTold;
  readonly isShown: boolean;
}

const Line = memo(function Line({ decision, isShown, names, speak, show }: LineProps) {
  const { seat, chosen, cost } = decision;
  return (
    <li>
      <button type="button" class="quiet" aria-pressed={isShown} onClick={() => show(decision)}>
        <SeatMark seat={seat} /><span class="unseen">{names[seat]}: </span>
        <span class="grow">{chosen ? actionText(speak, chosen as Action) : words.value("look-long")}</span>
        {cost > 0 && <b>−{amountText(cost)}</b>}
      </button>
    </li>
  );
});
