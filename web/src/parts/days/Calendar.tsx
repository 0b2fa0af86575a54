// My month: on which days I played, and how many in a row.
import { useEffect, useState } from "preact/hooks";
import { me, myDays } from "../../api";
import type { MyDays } from "../../protocol";
import { follow } from "../../route";
import { locale } from "../../settings";
import { sayLater } from "../../texts";
import { dateOf, dayText, monthText } from "./dayText";

const DAYS_OF_WEEK = 7;

export function Calendar({ today, isPast }: { today: string; isPast: boolean }) {
  const month = useMonth(today.slice(0, 7));
  return (
    <section class="card calendar" aria-labelledby="day-month">
      <h2 id="day-month">{monthText(today)}</h2>
      <p class="streak">{month === null ? "\u00a0" : streakText(month, isPast)}</p>
      <table>
        <thead><tr>{weekdays().map(([short, long]) => <th key={long} scope="col" abbr={long}>{short}</th>)}</tr></thead>
        <tbody>{weeks(today).map((week, index) => <tr key={index}>{week.map((day, place) => <Cell key={place} day={day} today={today} month={month} />)}</tr>)}</tbody>
      </table>
    </section>
  );
}

function Cell({ day, today, month }: { day: string | null; today: string; month: MyDays | null }) {
  if (day === null) return <td />;
  const number = Number(day.slice(8));
  const mine = month?.days.find((each) => each.day === day);
  if (!mine) return <td class={day === today ? "now" : ""}>{number}</td>;
  return (
    <td class={`${day === today ? "now " : ""}${mine.done ? "done" : "tried"}`}>
      <a href={`/today/${day}`} onClick={follow} aria-label={sayLater.value("day-done", { day: dayText(day), done: mine.done, tried: mine.tried })}>{number}</a>
    </td>
  );
}

function streakText({ streak, longest }: MyDays, isPast: boolean): string {
  return streak > 0 ? sayLater.value("day-streak", { streak, longest }) : sayLater.value(isPast ? "day-no-row" : "day-no-streak");
}

/** From Monday on, short and long. */
function weekdays(): readonly (readonly [string, string])[] {
  const name = (weekday: "narrow" | "long", index: number) =>
    new Intl.DateTimeFormat(locale.value, { weekday, timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, 1 + index)));
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => [name("narrow", index), name("long", index)] as const);
}

/** The days of a month in rows of a week, six of them always: nothing below moves from month to month. */
function weeks(today: string): readonly (readonly (string | null)[])[] {
  const first = dateOf(`${today.slice(0, 7)}-01`);
  const before = (first.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cell = (index: number) => (index < before || index >= before + last ? null : `${today.slice(0, 7)}-${String(index - before + 1).padStart(2, "0")}`);
  return Array.from({ length: 6 }, (_, row) => Array.from({ length: DAYS_OF_WEEK }, (__, place) => cell(row * DAYS_OF_WEEK + place)));
}

function useMonth(month: string): MyDays | null {
  const [found, setFound] = useState<MyDays | null>(null);
  useEffect(() => {
    const nothing = { first: month, last: month, days: [], streak: 0, longest: 0 };
    if (me.value === null) setFound(nothing);
    else myDays(month).then(setFound, () => setFound(nothing));
  }, [month, me.value]);
  return found;
}
