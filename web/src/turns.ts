// What belongs together of what happened: whole turns, and a sentence for each.
import type { Event } from "./protocol";
import { eventText, toldOnce, type Fact, type Facts, type Say } from "./texts";

export interface Turn {
  /** The number of its first event. */
  readonly first: number;
  /** Who acted; null before anybody has. */
  readonly seat: number | null;
  readonly events: readonly Event[];
}

/** All turns of a log so far, and with which events turns begin in this game. */
export interface Turns {
  readonly log: readonly Event[];
  readonly turns: readonly Turn[];
  readonly beginnings: ReadonlySet<string>;
}

export const NO_TURNS: Turns = { log: [], turns: [], beginnings: new Set() };

/**
 * A turn is what follows from one seat's acting, until another acts or what has begun a turn before happens again.
 * Where all act at once, whatever somebody does stands for itself. Turns that were known stay the same objects.
 */
export function turnsOf(log: readonly Event[], allAtOnce: boolean, before: Turns = NO_TURNS): Turns {
  const last = before.turns.at(-1)?.first ?? 0;
  const goesOn = log.length >= before.log.length && before.log.every((event, number) => log[number] === event);
  const turns = goesOn ? before.turns.slice(0, -1) : [];
  const beginnings = new Set(goesOn ? before.beginnings : []);
  let now: { first: number; seat: number | null; events: Event[] } | null = null;
  for (let number = goesOn ? last : 0; number < log.length; number++) {
    const event = log[number]!;
    const seat = actor(event);
    if (now === null || (seat !== null && (allAtOnce || seat !== now.seat || beginnings.has(event.what)))) {
      if (now !== null) turns.push(now);
      if (seat !== null) beginnings.add(event.what);
      now = { first: number, seat, events: [] };
    }
    now.events.push(event);
  }
  if (now !== null) turns.push(now);
  const same = before.turns.at(-1);
  if (goesOn && same && turns.length === before.turns.length && now?.events.length === same.events.length) return before;
  return { log, turns, beginnings };
}

/** Who did it: `by`, where something happens to a seat, or the seat itself. */
function actor({ by, seat }: Event): number | null {
  const who = by ?? seat;
  return typeof who === "number" && who >= 0 ? who : null;
}

/**
 * A whole turn in words. A game may have some for what happens in a row, `turn-card-turned-card-returned`, and may leave
 * out what is no news, `turn-turn-came = { "" }`; all else is told event by event.
 */
export const turnText = toldOnce((say: Say, events: readonly Event[]): string => sentencesOf(say, events).join(" "));

/** The newest sentence of a turn; nothing where it has none. */
export const newestOf = toldOnce((say: Say, events: readonly Event[]): string => sentencesOf(say, events).at(-1) ?? "");

function sentencesOf(say: Say, events: readonly Event[]): readonly string[] {
  const told = rows(events).filter(([{ what }]) => !say.has(`turn-${what}`) || say(`turn-${what}`, {}) !== "");
  const sentences: string[] = [];
  for (let first = 0; first < told.length;) {
    let next = told.length;
    while (next > first && !say.has(turnMessage(told.slice(first, next)))) next--;
    const row = told.slice(first, Math.max(next, first + 1));
    if (next > first) sentences.push(say(turnMessage(row), together(row.flat())));
    else sentences.push(...row.flat().map((event) => eventText(say, event)));
    first += row.length;
  }
  return sentences.filter(Boolean);
}

type Row = readonly [Event, ...Event[]];

/** What happens several times in a row is told once. */
function rows(events: readonly Event[]): readonly Row[] {
  const found: [Event, ...Event[]][] = [];
  for (const event of events) {
    const row = found.at(-1);
    if (row?.[0].what === event.what) row.push(event);
    else found.push([event]);
  }
  return found;
}

const turnMessage = (told: readonly Row[]): string => ["turn", ...told.map(([{ what }]) => what)].join("-");

/** The facts of all; those that differ as a list. */
function together(events: readonly Event[]): Facts {
  const found: Record<string, Fact[]> = {};
  for (const { what, ...facts } of events)
    for (const [name, fact] of Object.entries(facts as Record<string, Fact>)) {
      const told = (found[name] ??= []);
      if (fact !== null && !told.includes(fact)) told.push(fact);
    }
  return Object.fromEntries(Object.entries(found).map(([name, told]) => [name, told.length > 1 ? told : (told[0] ?? null)]));
}
