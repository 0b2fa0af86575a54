// The board of whatever game is played: its own, or the plain one, which shows everything too.
import { Component, type ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { board, plainBoard, prepare, type Board, type BoardModule, type BoardProps } from "../board";
import { useHeard } from "../heard";
import { memo } from "../memo";
import { isUnknown } from "./Nowhere";
import { gameOf } from "../shelf";
import { gameWords, say } from "../texts";

/** A closed board is there to be seen, and for nothing else: whatever it says is over. */
export function BoardFrame({ game, props, isClosed = false }: { game: string; props: BoardProps; isClosed?: boolean }) {
  const [module, setModule] = useState<BoardModule | null>(null);
  const isKnown = gameOf(game) !== undefined;
  useEffect(() => {
    if (isKnown) void withWords(game).then(setModule);
    else if (!isUnknown(game)) prepare(game);
  }, [game, isKnown]);
  useHeard(module, props);
  if (module === null) return <p class="loading">{say.value("loading")}</p>;
  const isOnlyLookedAt = props.you === null || props.waiting.length === 0;
  return (
    <div class={`board board-${game}`} inert={isClosed} tabindex={isOnlyLookedAt ? 0 : undefined}>
      <Guard key={module} failed={() => void plainBoard(game).then(setModule)}>
        <Drawn board={module.default} {...props} />
      </Guard>
    </div>
  );
}

/** A board is drawn with its words, or not yet: nothing of it moves when they come. */
const withWords = async (game: string): Promise<BoardModule> =>
  (await Promise.all([board(game), gameWords(game).catch(() => undefined)]))[0];

/** A board that fails takes nothing with it: another one is drawn instead. */
class Guard extends Component<{ children: ComponentChildren; failed(): void }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ hasFailed: true });
    this.props.failed();
  }

  override render(): ComponentChildren {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Whatever else happens on the page: a board is drawn when what it is told has changed. */
const Drawn = memo(function Drawn({ board: Drawing, ...props }: BoardProps & { readonly board: Board }) {
  return <Drawing {...props} />;
});
