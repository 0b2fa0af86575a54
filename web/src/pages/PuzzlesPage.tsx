// The puzzles of a game, the easiest first: which are solved, and where to go on.
import { useEffect, useState } from "preact/hooks";
import { isMeKnown, me, puzzles } from "../api";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import { words } from "../parts/puzzles/words";
import type { PuzzleListed } from "../protocol";
import { reason } from "../reason";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { useTitle } from "../title";

/** What stands beside a number: no status is told by a colour alone. */
const SIGNS = { "new": "", "tried": "·", "solved": "✓", "given-up": "–" } as const;

export function PuzzlesPage({ game: key }: { game: string }) {
  const { some, problem } = useList(key);
  const game = gameOf(key);
  useTitle(say.value("puzzles"), game?.title);
  if (isUnknown(key)) return <Nowhere what="no-game" />;
  return (
    <article class="puzzles">
      <h1>{say.value("puzzles")} <small>{game?.title}</small></h1>
      {some === null && !problem && <p class="loading">{say.value("loading")}</p>}
      <p class="problem" role="alert">{problem}</p>
      {some?.length === 0 && <p>{words.value("puzzles-none", { game: game?.title ?? key })}</p>}
      {some !== null && some.length > 0 && <List game={key} some={some} />}
    </article>
  );
}

function List({ game, some }: { game: string; some: readonly PuzzleListed[] }) {
  const solved = some.filter(({ status }) => status === "solved").length;
  const next = some.find(({ status }) => status === "new" || status === "tried");
  const isBegun = some.some(({ status }) => status !== "new");
  return (
    <>
      <p>{words.value("puzzles-how")}</p>
      <p class="row puzzles-way">
        {next && (
          <a class="button main" href={`/puzzles/${game}/${next.number}`} onClick={follow}>
            {words.value(isBegun ? "puzzles-go-on" : "puzzles-begin", { number: next.number })}
          </a>
        )}
        <strong>{words.value("puzzles-solved", { solved, of: some.length })}</strong>
      </p>
      <ol class="puzzles-all" aria-label={words.value("puzzles-all")}>
        {some.map(({ number, status }) => (
          <li key={number}>
            <a class={`puzzle-${status}`} href={`/puzzles/${game}/${number}`} aria-label={words.value("puzzles-one", { number, status })} onClick={follow}>
              {number}<i aria-hidden="true">{SIGNS[status]}</i>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function useList(game: string): { readonly some: readonly PuzzleListed[] | null; readonly problem: string } {
  const [found, setFound] = useState<{ some: readonly PuzzleListed[] | null; problem: string }>({ some: null, problem: "" });
  useEffect(() => {
    if (!isMeKnown.value) return;
    puzzles(game).then((some) => setFound({ some, problem: "" }), (error: unknown) => setFound({ some: null, problem: reason(error) }));
  }, [game, me.value, isMeKnown.value]);
  return found;
}
