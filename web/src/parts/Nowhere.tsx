// Where an address leads to nothing: it is said, and there is a way back to the shelf.
import { follow } from "../route";
import { gameOf, shelf } from "../shelf";
import { say } from "../texts";
import { useTitle } from "../title";

export function Nowhere({ what }: { what: "no-page" | "no-game" | "no-table" }) {
  useTitle(say.value(what));
  return (
    <section class="card nowhere">
      <h1>{say.value(what)}</h1>
      <a class="button main" href="/" onClick={follow}>{say.value("to-shelf")}</a>
    </section>
  );
}

/** Whether the shelf is known and has no game of this name. */
export const isUnknown = (game: string): boolean => shelf.value !== null && gameOf(game) === undefined;
