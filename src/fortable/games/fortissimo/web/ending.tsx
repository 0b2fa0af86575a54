// The end: the winner's rampart is built once more, stone by stone, and the banner goes up.
import "./ending.css";
import type { EndingProps } from "@shell/board";
import type { View } from "./types";

const WIDE = 22;
const HIGH = 30;

export function Ending({ view, winners }: EndingProps<View>) {
  const seat = winners[0] ?? 0;
  const wall = view.ramparts[seat] ?? [];
  const left = 120 - (wall.length * WIDE) / 2;
  return (
    <svg viewBox="0 0 240 150">
      <path class="ff-end-hill" d="M0 150v-16q60-16 120-12t120 4v24Z" />
      <g class="ff-end-banner">
        <path class="ff-end-pole" d="M120 100V14" />
        <path class="ff-end-cloth" d="M121 16q24-8 38 2t38-2v34q-22 10-38 1t-38 1Z" fill={`var(--seat-${seat})`} />
        <path class="ff-end-crown" d="M146 40l-3-14 8 6 6-9 6 9 8-6-3 14Z" />
      </g>
      {wall.map((number, index) => (
        <g key={number} class="ff-end-stone" style={{ "--at": index }}>
          <path d={stone(left + index * WIDE)} />
          <text x={left + (index + 0.5) * WIDE} y="124">{number}</text>
        </g>
      ))}
    </svg>
  );
}

const stone = (x: number): string => `M${x} 130v-${HIGH}h5v-6h5v6h2v-6h5v6h5v${HIGH}Z`;
