// The board of whatever game is played: its own, or the text twin if it has none.
import { useEffect, useState } from "preact/hooks";
import { board, type Board, type BoardProps } from "../board";
import { say } from "../texts";

export function BoardFrame({ game, props }: { game: string; props: BoardProps }) {
  const [Drawn, setDrawn] = useState<{ board: Board | null } | null>(null);
  useEffect(() => {
    void board(game).then((found) => setDrawn({ board: found }));
  }, [game]);
  if (Drawn === null) return <p class="loading">{say.value("loading")}</p>;
  if (Drawn.board === null) return null;
  return <div class={`board board-${game}`}><Drawn.board {...props} /></div>;
}
