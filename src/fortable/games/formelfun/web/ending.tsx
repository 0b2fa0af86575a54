// The end: the chequered flag, and the first three teams on the podium with their cars.
import "./ending.css";
import type { EndingProps } from "@shell/board";
import type { View } from "./types";

const STEPS = [
  { x: 88, top: 78 },
  { x: 18, top: 98 },
  { x: 158, top: 112 },
];
const ROWS = [0, 1, 2];
const SQUARES = Array.from({ length: 24 }, (_, index) => index);

export function Ending({ outcome }: EndingProps<View>) {
  return (
    <svg viewBox="0 0 240 150">
      <g class="ff-end-flag">
        {ROWS.flatMap((row) => SQUARES.filter((column) => (row + column) % 2 === 0).map((column) => (
          <rect key={`${row} ${column}`} x={column * 10} y={row * 8} width="10" height="8" />
        )))}
      </g>
      {outcome.ranking.flat().slice(0, STEPS.length).map((seat, index) => <Step key={seat} seat={seat} index={index} />)}
    </svg>
  );
}

function Step({ seat, index }: { seat: number; index: number }) {
  const { x, top } = STEPS[index]!;
  return (
    <>
      <g class="finale-rise" style={{ "--at": STEPS.length - 1 - index }}>
        <rect class="ff-end-step" x={x} y={top} width="64" height={148 - top} rx="3" />
        <text class="ff-end-number" x={x + 32} y={(top + 148) / 2 + 8}>{index + 1}</text>
      </g>
      <g class="ff-end-car" style={{ "--at": STEPS.length - 1 - index }}>
        <path d={`M${x + 4} ${top - 5}q0-9 10-10l10-1 6-9h14l6 9 9 2q5 1 5 9Z`} fill={`var(--seat-${seat})`} />
        <circle cx={x + 17} cy={top - 5} r="5.5" /><circle cx={x + 49} cy={top - 5} r="5.5" />
        <text x={x + 35} y={top - 11}>{String.fromCharCode(65 + seat)}</text>
      </g>
    </>
  );
}
