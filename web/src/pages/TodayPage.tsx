// The deal of the day: what there is today, what I made of it beside everybody else, my month, and what is revealed.
import { useEffect, useState } from "preact/hooks";
import { beginTry, dayTold, isMeKnown, me } from "../api";
import { Calendar } from "../parts/days/Calendar";
import { DealCard } from "../parts/days/DealCard";
import { Revealed } from "../parts/days/Revealed";
import { ShareDay } from "../parts/days/ShareDay";
import { dayText } from "../parts/days/dayText";
import { leftText } from "../clock";
import { beSomebody } from "../guest";
import type { DayTold, DealShown } from "../protocol";
import { reason } from "../reason";
import { follow, go, path } from "../route";
import { language } from "../settings";
import { gameOf } from "../shelf";
import { say, sayLater } from "../texts";
import { useTitle } from "../title";

export function TodayPage() {
  const day = path.value.split("/")[2] || null;
  const { told, problem: missing } = useDay(day);
  const [problem, setProblem] = useState("");
  useTitle(say.value("day-title"));
  const play = async ({ game, level }: DealShown, practice: boolean) => {
    setProblem("");
    try {
      await beSomebody();
      go(`/t/${(await beginTry({ game, level, practice })).table}`);
    } catch (error) {
      setProblem(reason(error));
    }
  };
  const isToday = day === null;
  return (
    <article class="today">
      <h1>{say.value("day-title")}</h1>
      {told === null && !missing && <p class="loading">{say.value("loading")}</p>}
      <p class="problem" role="alert">{problem || missing}</p>
      {told !== null && (
        <>
          <div class="today-deals">
            <p class="lead"><time dateTime={told.day}>{dayText(told.day)}</time>{isToday && <span class="small"> · {sayLater.value("day-left", { time: leftText(told.left_s) })}</span>}</p>
            {isToday && <p>{sayLater.value("day-how")}</p>}
            {games(told).map(([game, deals]) => (
              <section class="card" key={game} aria-labelledby={`day-${game}`}>
                <h2 id={`day-${game}`}>{gameOf(game)?.title ?? game}</h2>
                {deals.map((deal) => <DealCard key={deal.level} deal={deal} play={isToday ? play : null} />)}
              </section>
            ))}
          </div>
          <aside class="today-side">
            {told.shared && <ShareDay told={told} failed={setProblem} />}
            <Calendar today={told.day} isPast={!isToday} />
            <Revealed told={told} />
            {!isToday && <p><a class="button" href="/today" onClick={follow}>{sayLater.value("day-today")}</a></p>}
          </aside>
        </>
      )}
    </article>
  );
}

/** The deals of each game, in the order of the shelf. */
function games({ deals }: DayTold): readonly (readonly [string, readonly DealShown[]])[] {
  return [...new Set(deals.map(({ game }) => game))].map((game) => [game, deals.filter((deal) => deal.game === game)]);
}

function useDay(day: string | null): { readonly told: DayTold | null; readonly problem: string } {
  const [found, setFound] = useState<{ told: DayTold | null; problem: string }>({ told: null, problem: "" });
  useEffect(() => {
    if (!isMeKnown.value) return;
    dayTold(day).then((told) => setFound({ told, problem: "" }), (error: unknown) => setFound({ told: null, problem: reason(error) }));
  }, [day, me.value, isMeKnown.value, language.value]);
  return found;
}
