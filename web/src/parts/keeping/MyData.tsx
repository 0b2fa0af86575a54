// All that is known about somebody: as a file, or not at all any more.
import { reason } from "../../reason";
import { forgetMe } from "./requests";
import type { Tell } from "./telling";
import { words } from "./words";

export function MyData({ tell }: { tell: Tell }) {
  const forget = () => {
    if (confirm(words.value("keep-delete-sure")))
      void forgetMe().then(() => tell(words.value("keep-deleted")), (error: unknown) => tell(reason(error)));
  };
  return (
    <section class="card" aria-labelledby="keep-data">
      <h2 id="keep-data">{words.value("keep-data")}</h2>
      <p>{words.value("keep-data-how")}</p>
      <p><a class="button" href="/api/me/data" download="fortable-me.json">{words.value("keep-download")}</a></p>
      <p>{words.value("keep-delete-how")}</p>
      <p><button type="button" onClick={forget}>{words.value("keep-delete")}</button></p>
    </section>
  );
}
