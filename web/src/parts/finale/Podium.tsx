// The end of a match whose game has no drawing of its own for it.
import type { EndingProps } from "../../board";
import { MARKS } from "../Players";

const STEPS = [
  { x: 90, height: 70 },
  { x: 20, height: 48 },
  { x: 160, height: 32 },
];

/** Of any game: the first three on their steps. */
export function Podium({ outcome: { ranking } }: EndingProps) {
  const places = ranking.flatMap((seats, place) => seats.map((seat) => ({ seat, place }))).slice(0, STEPS.length);
  return (
    <svg viewBox="0 0 240 150">
      {places.map(({ seat, place }, index) => {
        const { x, height } = STEPS[index]!;
        return (
          <g key={seat} class="finale-rise" style={{ "--at": STEPS.length - 1 - index }}>
            <rect x={x} y={145 - height} width="60" height={height} rx="4" fill={`var(--seat-${seat})`} />
            <text class="finale-place" x={x + 30} y={145 - height / 2 + 8}>{place + 1}</text>
            <text x={x + 30} y={137 - height} fill={`var(--seat-${seat})`}>{MARKS[seat % MARKS.length]}</text>
          </g>
        );
      })}
    </svg>
  );
}
