// Texts in the reader's language: the shell's own catalogue, and one game's, both in Fluent.
import {
  FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentVariable,
} from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { retry } from "./retry";
import { at } from "./root";
import type { Action, Decision, Event } from "./protocol";
import { language, type Language } from "./settings";
import { gameOf, shelf } from "./shelf";

export type Fact = string | number | boolean | null | readonly Fact[];
export type Facts = { readonly [name: string]: unknown };
export interface Say {
  (message: string, facts?: Facts): string;
  has(message: string): boolean;
}

const bundles = signal<ReadonlyMap<string, FluentBundle>>(new Map());
const asked = new Map<string, Promise<void>>();

/** A number, or some, that catalogues may tell as it is, or as a seat by its player's name: `{ SEAT($by) }`. */
class PlainOrSeat extends FluentNumber {
  constructor(value: number, readonly seat: () => string) {
    super(value);
  }
}
class ListOrSeats extends FluentType<string> {
  constructor(list: string, readonly seat: () => string) {
    super(list);
  }
  toString(): string {
    return this.value;
  }
}
const SEAT: FluentFunction = ([fact]) =>
  fact instanceof PlainOrSeat || fact instanceof ListOrSeats ? fact.seat() : (fact ?? "");

/** What the shell says; it re-renders whoever read it when the catalogue or the language changes. */
export const say = computed(() => speaker([catalogue("shell", language.value)]));

/** What is said in a room that few come to: it has a catalogue of its own, and all that the shell says. */
export const roomSay = (room: string): Say =>
  speaker([catalogue(`shell/${room}`, language.value), catalogue("shell", language.value)]);

/** What is said in parts that nobody sees first: its catalogue is fetched with the first of them. */
export const sayLater = computed(() => roomSay("later"));

/** Whether the shell can speak at all. */
export const hasWords = computed(() => catalogue("shell", language.value) !== undefined);

/** Have what is said in a room fetched, before anything is drawn that says it; `later`: what `sayLater` says. */
export const roomWords = (room = "later"): Promise<void> => fetched(`shell/${room}`);

/** The same for what a game says. */
export const gameWords = (game: string): Promise<void> => fetched(game);

async function fetched(owner: string): Promise<void> {
  const spoken = language.peek();
  catalogue(owner, spoken);
  await asked.get(`${owner}/${spoken}`);
}

/** Who was asked to speak since the last catalogue came. */
const speakers = computed(() => bundles.value && new Map<string, Say>());

/** What one game says at one table, by the names of those who sit there: the same speaker for the same names. */
export function gameSay(game: string, names: readonly string[]): Say {
  const sources = [catalogue(game, language.value), catalogue("shell", language.value)];
  const key = JSON.stringify([game, language.value, names]);
  const known = speakers.value.get(key) ?? speaker(sources, names);
  speakers.value.set(key, known);
  return known;
}

/** So many sentences a speaker remembers; most of what a move says was said before. */
const REMEMBERED = 1000;

/** Speaks from some catalogues; what was said before with the same facts is not put into words again. */
function speaker(sources: readonly (FluentBundle | undefined)[], names: readonly string[] = []): Say {
  const found = (id: string) => sources.find((bundle) => bundle?.hasMessage(id));
  const spoken = new Map<string, string>();
  const speak = (id: string, facts?: Facts): string => {
    const key = facts ? `${id} ${JSON.stringify(facts)}` : id;
    const told = spoken.get(key);
    if (told !== undefined) return told;
    if (spoken.size >= REMEMBERED) spoken.clear();
    const text = phrase(id, facts ?? {});
    spoken.set(key, text);
    return text;
  };
  const phrase = (id: string, facts: Facts): string => {
    const bundle = found(id);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || pattern == null) return "";
    const told: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) told[name] = tell(value as Fact);
    return bundle.formatPattern(pattern, told, []);
  };
  const seated = (seat: number): string => names[seat] ?? speak("seat", { number: seat + 1 });
  const tell = (value: Fact): FluentVariable => {
    if (Array.isArray(value)) {
      const list = value.map((item) => (typeof item === "number" ? item : tell(item))).join(", ") || "–";
      return value.every(isSeat) ? new ListOrSeats(list, () => value.map(seated).join(", ") || list) : list;
    }
    if (typeof value === "number") return isSeat(value) ? new PlainOrSeat(value, () => seated(value)) : value;
    if (value === null) return "none";
    const word = String(value);
    return speak(`word-${word}`) || isolated(word);
  };
  return Object.assign(speak, { has: (id: string) => found(id) !== undefined });
}

/** Names one after the other, as one says them. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value === "en" ? "en-GB" : language.value).format(names);

/** Letters that are written from right to left, and digits among them. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = "\u2068";

/** Somebody's words, for a sentence that runs from left to right: what runs the other way takes nothing of it along. */
export const isolated = (text: string): string =>
  FROM_THE_RIGHT.test(text) && !text.includes(ISOLATE) ? `${ISOLATE}${text}\u2069` : text;

const isSeat = (fact: Fact): fact is number => Number.isInteger(fact) && (fact as number) >= 0;

/** Tells a thing that never changes: put into words once, for as long as the same speaker tells it. */
export function toldOnce<T extends object, W = string>(tell: (say: Say, thing: T) => W): (say: Say, thing: T) => W {
  const known = new WeakMap<T, { readonly say: Say; readonly text: W }>();
  return (say, thing) => {
    const told = known.get(thing);
    if (told?.say === say) return told.text;
    const text = tell(say, thing);
    known.set(thing, { say, text });
    return text;
  };
}

export const eventText = toldOnce((say, { what, ...facts }: Event): string => say(`event-${what}`, facts));
/** Why whoever is first is ahead; of a reason without words of its own, by how much. */
export const decidedText = (say: Say, { reason, facts }: Decision): string =>
  say(say.has(`decided-${reason}`) ? `decided-${reason}` : "decided-points", facts);
export const actionText = (say: Say, action: Action): string => {
  const { do: name, ...facts } = action;
  return say(`action-${name}`, facts) || [name, ...Object.values(facts)].join(" ");
};

/** What a bot is called; `nth`: how many of its kind sit before it at the table. */
export function botName(game: string, bot: string, nth = 0): string {
  const names = gameOf(game)?.personas[bot]?.names;
  return names?.[nth % names.length] ?? (shelf.value ? bot : "…");
}

/** How well a bot plays, in a word. */
export const botLevel = (game: string, bot: string): string => gameOf(game)?.personas[bot]?.level ?? "";

/** A bot in a list to choose from: its name, as the `nth` of its kind, and how well it plays. */
export const botTitle = (game: string, bot: string, nth = 0): string =>
  say.value("bot-and-level", { name: botName(game, bot, nth), level: botLevel(game, bot) });

function catalogue(owner: string, spoken: Language): FluentBundle | undefined {
  const key = `${owner}/${spoken}`;
  if (!asked.has(key)) asked.set(key, load(key, owner, spoken));
  return bundles.value.get(key);
}

async function load(key: string, owner: string, spoken: Language): Promise<void> {
  const [house, room] = owner.split("/");
  const path =
    house === "shell" ? `/static/messages/${room ? `${room}/` : ""}${spoken}.ftl` : `/api/games/${owner}/messages?lang=${spoken}`;
  const bundle = new FluentBundle(spoken, { useIsolating: false, functions: { SEAT } });
  bundle.addResource(new FluentResource(await retry(() => textAt(path))));
  bundles.value = new Map(bundles.value).set(key, bundle);
}

async function textAt(path: string): Promise<string> {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(path);
  return answer.text();
}

/** Seats as they are called where nobody has one yet. */
export const seatNames = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, index) => say.value("seat", { number: index + 1 }));
