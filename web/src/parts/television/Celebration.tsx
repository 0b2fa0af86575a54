// The end of a match on a television: the game's own drawing of it, large, while everybody cheers.
import { useEffect, useState } from "preact/hooks";
import type { BoardModule } from "../../board";
import type { Outcome } from "../../protocol";
import { Podium } from "../finale/Podium";

export const CELEBRATED_MS = 9000;

interface CelebrationProps {
  readonly module: BoardModule;
  readonly view: unknown;
  readonly outcome: Outcome;
  readonly title: string;
}

export function Celebration({ module, view, outcome, title }: CelebrationProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), CELEBRATED_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  const Ending = module.Ending ?? Podium;
  return (
    <div class="finale tv-finale" aria-hidden="true">
      <figure>
        <Ending view={view} outcome={outcome} winners={outcome.ranking[0] ?? []} />
        <figcaption>{title}</figcaption>
      </figure>
    </div>
  );
}
