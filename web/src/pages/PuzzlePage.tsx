// One puzzle: the board as its seat sees it, a try at what is best there, and why it is.
import { useEffect, useState } from "preact/hooks";
import { isMeKnown, puzzle } from "../api";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import { PuzzleBoard } from "../parts/puzzles/PuzzleBoard";
import { words } from "../parts/puzzles/words";
import type { PuzzleShown } from "../protocol";
import { reason } from "../reason";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { useTitle } from "../title";

export function PuzzlePage({ game: key, number }: { game: string; number: number }) {
  const [found, setFound] = useState<PuzzleShown | null>(null);
  const [problem, setProblem] = useState("");
  const game = gameOf(key);
  useTitle(say.value("puzzles"), game?.title, ...(found ? [String(number)] : []));
  useEffect(() => {
    if (isMeKnown.value && game) puzzle(key, number).then(setFound, (error: unknown) => setProblem(reason(error)));
  }, [key, number, isMeKnown.value, game]);
  if (isUnknown(key)) return <Nowhere what="no-game" />;
  if (problem) {
    return (
      <section class="card nowhere">
        <h1>{say.value("puzzles")}</h1>
        <p class="problem" role="alert">{problem}</p>
        <a class="button main" href={`/puzzles/${key}`} onClick={follow}>{words.value("puzzles-all")}</a>
      </section>
    );
  }
  return game && found ? <PuzzleBoard game={game} puzzle={found} /> : <p class="loading">{say.value("loading")}</p>;
}
