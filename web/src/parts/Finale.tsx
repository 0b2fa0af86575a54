// The end of a match is a moment: two seconds in which the game's own board, or a podium, shows who has won it.
import { useEffect, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { board, type EndingProps } from "../board";
import { isCalm } from "../media";
import { MARKS } from "./Players";

const MOMENT_MS = 2600;

/** Over everything, and in nobody's way: whatever is below can be pressed. */
export function Finale({ game, title, ...props }: EndingProps & { readonly game: string; readonly title: string }) {
  const [Ending, setEnding] = useState<ComponentType<EndingProps> | null>(null);
  const [isOver, setOver] = useState(isCalm);
  useEffect(() => {
    if (isOver) return undefined;
    void board(game).then((module) => setEnding(() => module.Ending ?? Podium));
    const timer = setTimeout(() => setOver(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver || Ending === null) return null;
  return (
    <div class="finale" aria-hidden="true">
      <figure>
        <Ending {...props} />
        <figcaption>{title}</figcaption>
      </figure>
    </div>
  );
}

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
