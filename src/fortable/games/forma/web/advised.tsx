// Advice on the field: where a form was laid, pale and dashed, and where it would lie better, with a strong rim and a tick.
import type { Advice } from "@shell/board";
import { adviceText } from "@shell/parts/Advised";
import type { Say } from "@shell/texts";
import { covered, spotOf, spotsOf, type Spot } from "./geometry";
import { cells, Piece, rim } from "./piece";
import type { AnyAction } from "./types";

interface AdvisedProps {
  readonly advice: Advice<AnyAction>;
  readonly seat: number;
  readonly say: Say;
}

export function Advised({ advice: { chosen, better }, seat, say }: AdvisedProps) {
  return (
    <>
      {chosen && <Shape of="chosen" action={chosen} seat={seat} say={say} />}
      {better && <Shape of="better" action={better} seat={seat} say={say} />}
    </>
  );
}

interface ShapeProps {
  readonly of: "chosen" | "better";
  readonly action: AnyAction;
  readonly seat: number;
  readonly say: Say;
}

function Shape({ of, action, seat, say }: ShapeProps) {
  const spots = squaresFor(action);
  if (spots.length === 0) return null;
  return (
    <g class={`forma-advised forma-${of}`} role="img" aria-label={adviceText(say, of, action)}>
      {action.do === "place" ? <Piece spots={spots} seat={seat} /> : <path class="forma-body" d={cells(spots)} />}
      <path class="forma-halo" d={rim(spots)} />
      <path class="forma-advice" d={rim(spots)} />
      <Sign of={of} spot={spots[0]!} />
    </g>
  );
}

/** The squares an action speaks of; none where it cannot be drawn. */
function squaresFor(action: AnyAction): readonly Spot[] {
  if (action.do === "place") return covered(action.form, action.turn, action.flipped, spotOf(action.square)!);
  return action.do === "lay-out" ? spotsOf([action.tower, ...action.obstacles]) : [];
}

/** What tells the two apart for those who see no colours: the same signs as beside the words. */
function Sign({ of, spot: { row, column } }: { of: "chosen" | "better"; spot: Spot }) {
  return (
    <g class="forma-sign" transform={`translate(${column + 0.5} ${row + 0.5})`}>
      <circle r=".46" />
      {of === "better" && <path d="M-.2 .02l.15 .16l.28 -.34" />}
    </g>
  );
}
