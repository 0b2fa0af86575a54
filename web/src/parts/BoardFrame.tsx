// The board of whatever game is played; a game that has none is played in words.
import { useEffect, useState } from "preact/hooks";
import { board, prepare, type Board, type BoardModule, type BoardProps } from "../board";
import { memo } from "../memo";
import { gameOf } from "../shelf";
import { say } from "../texts";

export function BoardFrame({ game, props }: { game: string; props: BoardProps }) {
  const [module, setModule] = useState<BoardModule | null | undefined>(undefined);
  const known = gameOf(game);
  useEffect(() => {
    if (!known) prepare(game);
    else if (known.has_board) void board(game).then(setModule);
    else setModule(null);
  }, [game, known?.has_board]);
  if (module === undefined) return <p class="loading">{say.value("loading")}</p>;
  if (module === null) return null;
  return <div class={`board board-${game}`}><Drawn board={module.default} {...props} /></div>;
}

/** Whatever else happens on the page: a board is drawn when what it is told has changed. */
const Drawn = memo(function Drawn({ board: Drawing, ...props }: BoardProps & { readonly board: Board }) {
  return <Drawing {...props} />;
});
