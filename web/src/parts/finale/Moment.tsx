// The end of a match is a moment: two seconds in which the game's own board, or a podium, shows who has won it.
import { useEffect, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { board, type EndingProps } from "../../board";
import { isCalm } from "../../media";
import type { FinaleProps } from "../Finale";
import { Podium } from "./Podium";

const MOMENT_MS = 2600;

/** Over everything, and in nobody's way: whatever is below can be pressed. */
export function Moment({ game, title, ...props }: FinaleProps) {
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
