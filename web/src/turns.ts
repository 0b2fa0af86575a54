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

/** All turns of a log so far. */
export interface Turns {
  readonly log: readonly Event[];
  readonly turns: readonly Turn[];
}

export const NO_TURNS: Turns = { log: [], turns: [] };

/**
 * A turn is what follows from one seat's acting, until another acts or what has begun a turn before happens again.
 * Where all act at once, whatever somebody does stands for itself. Turns in which nothing is new stay the same objects.
 */
export function turnsOf(log: readonly Event[], allAtOnce: boolean, before: Turns = NO_TURNS): Turns {
  const same = sameUntil(log, before.log);
  if (same === log.length && same === before.log.length) return before;
  const turns = before.turns.filter(({ first, events }) => first + events.length < same);
  const beginnings = new Set(turns.flatMap(({ seat, events }) => (seat === null ? [] : [events[0]!.what])));
  let now: { first: number; seat: number | null; events: Event[] } | null = null;
  for (let number = turns.reduce((sum, { events }) => sum + events.length, 0); number < log.length; number++) {
    const event = log[number]!;
    const seat = actor(event);
    if (now === null || (seat !== null && (allAtOnce || seat !== now.seat || beginnings.has(event.what)))) {
      if (seat !== null) beginnings.add(event.what);
      turns.push((now = { first: number, seat, events: [] }));
    }
    now.events.push(event);
  }
  return { log, turns: (allAtOnce ? turns : withTheLotApart(turns)).map((turn, index) => known(turn, before.turns[index])) };
}

/** So many events into a turn somebody has acted: one may say whose turn it is, another is what they do. */
const BEGINNING = 2;

/** What chance decides before anybody acts stands for itself, even if it is about who acts first; the other turns show how one begins. */
function withTheLotApart(turns: readonly Turn[]): readonly Turn[] {
  const [first, ...others] = turns;
  const beginnings = new Set(others.flatMap(({ events }) => events.slice(0, BEGINNING).map(({ what }) => what)));
  if (!first || first.seat === null || beginnings.has(first.events[0]!.what)) return turns;
  const at = first.events.findIndex(({ what }) => beginnings.has(what));
  if (at < 0) return turns;
  const [lot, rest] = [first.events.slice(0, at), first.events.slice(at)];
  return [{ first: first.first, seat: null, events: lot }, { first: first.first + at, seat: first.seat, events: rest }, ...others];
}

function sameUntil(log: readonly Event[], before: readonly Event[]): number {
  const end = Math.min(log.length, before.length);
  for (let number = 0; number < end; number++) if (log[number] !== before[number]) return number;
  return end;
}

const known = (turn: Turn, before: Turn | undefined): Turn =>
  before !== turn && before?.first === turn.first && before.events.length === turn.events.length
    && turn.events.every((event, index) => event === before.events[index]) ? before : turn;

/** Who did it: `by`, where something happens to a seat, or the seat itself. */
function actor({ by, seat }: Event): number | null {
  const who = by ?? seat;
  return typeof who === "number" && who >= 0 ? who : null;
}

/**
 * A whole turn in words. A game may have some for what happens in a row, `turn-card-turned-card-returned`, and may leave
 * out what is no news, `turn-turn-came = { "" }`; all else is told event by event.
 */
export const turnText = (say: Say, events: readonly Event[]): string => sentencesOf(say, events).join(" ");

/** The newest sentence of a turn; nothing where it has none. */
export const newestOf = (say: Say, events: readonly Event[]): string => sentencesOf(say, events).at(-1) ?? "";

const sentencesOf = toldOnce((say: Say, events: readonly Event[]): readonly string[] => {
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
});

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
