// Where I stand, game by game and by the kind of table, on a server whose host wants that: nothing elsewhere.
import { computed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { me, myRatings } from "../../api";
import type { MyRatings, RatingTold } from "../../protocol";
import { gameOf } from "../../shelf";
import { gameSay, roomSay, say } from "../../texts";

const words = computed(() => roomSay("ratings"));

/** Asked again when a table comes or goes. */
export function Ratings({ news }: { news: string }) {
  const [told, setTold] = useState<MyRatings | null>(null);
  useEffect(() => {
    if (me.value !== null) void myRatings().then(setTold, () => undefined);
  }, [news, me.value]);
  if (!told?.is_on || told.ratings.length === 0) return null;
  return (
    <section class="card ratings">
      <h2>{words.value("rating-title")}</h2>
      <p class="small">{words.value("rating-how")}</p>
      <dl>{told.ratings.map((rating) => <One key={`${rating.game} ${rating.way} ${rating.is_duel}`} rating={rating} least={told.least} />)}</dl>
    </section>
  );
}

function One({ rating: { game, way, is_duel, played, value, within }, least }: { rating: RatingTold; least: number }) {
  const kind = [...(way ? [gameSay(game, [])(`kind-${way}`)] : []), words.value(is_duel ? "rating-duel" : "rating-several")];
  return (
    <>
      <dt>{gameOf(game)?.title ?? game} <span class="small">{kind.join(", ")}</span></dt>
      <dd>
        {value === null
          ? words.value("rating-soon", { left: least - played })
          : <><strong>{words.value("rating-value", { value: String(value), within: String(within) })}</strong> <span class="small">{say.value("figures-played", { played })}</span></>}
      </dd>
    </>
  );
}
