// The end: the winner's squares, and the bridge that decided it, if there is one.
import "./ending.css";
import type { EndingProps } from "@shell/board";
import { SIZE, spotsOf, type Spot, where } from "./geometry";
import type { View } from "./types";

export function Ending({ view, winners }: EndingProps<View>) {
  const seat = winners[0] ?? 0;
  const own = where(view.board, `${seat}${"abcd"[seat]}${"ABCD"[seat]}`);
  const bridges = (view.bridges[seat] ?? []).map(spotsOf);
  return (
    <svg viewBox="-7 -.6 34 21.2">
      <rect class="forma-end-ground" x="-.4" y="-.4" width={SIZE + 0.8} height={SIZE + 0.8} rx=".5" />
      <path class="forma-end-own" d={drawn(own)} fill={`var(--seat-${seat})`} />
      {where(view.board, "^").map(({ row, column }) => (
        <path key="tower" class="forma-end-tower" d={`M${column + 0.1} ${row + 1}v-1.6h.25v.3h.2v-.3h.25v.3h.2v-.3h.25v1.6Z`} />
      ))}
      {bridges.flatMap((bridge) => bridge.map((spot, step) => (
        <rect key={`${spot.row} ${spot.column}`} class="forma-end-bridge" x={spot.column} y={spot.row} width="1" height="1"
          style={{ "--at": step / bridge.length }} />
      )))}
    </svg>
  );
}

const drawn = (spots: readonly Spot[]): string => spots.map(({ row, column }) => `M${column} ${row}h1v1h-1z`).join("");
