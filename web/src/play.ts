// How a table comes about: a preset, how many play, against whom, and what was chosen besides.
import { openTable, order } from "./api";
import { beSomebody } from "./guest";
import type { GameShown, OptionShown, PresetShown, Settings, Table } from "./protocol";
import { go } from "./route";
import { gameOf } from "./shelf";

export type Value = string | number | boolean | null;
export type Values = { readonly [option: string]: Value };

export interface Choice {
  readonly seats: number;
  readonly bot: string;
  /** Those that are not as usual. */
  readonly options: Values;
}

/** Where all act at once, all begin at once. */
const COUNTDOWN_S = 3;

/** What a preset stands for; what it leaves open stays as it was chosen. */
export function chosen(game: GameShown, preset: PresetShown, before?: Choice): Choice {
  const several = game.seats.find((count) => count > 1) ?? game.seats[0]!;
  const usualSeats = before && before.seats > 1 ? before.seats : several;
  return { seats: preset.seats ?? usualSeats, bot: preset.bot ?? before?.bot ?? usualBot(game), options: preset.options };
}

export const usualBot = ({ bots }: GameShown): string => bots.find((name) => name === "casual") ?? bots[0]!;

/** Whether an option can matter with what is chosen. */
export function isAsked({ options }: GameShown, { matters }: OptionShown, { seats, options: values }: Choice): boolean {
  const valueOf = (name: string) => values[name] ?? options.find((option) => option.name === name)?.default;
  return (matters.seats.length === 0 || matters.seats.includes(seats))
    && Object.entries(matters.options).every(([name, value]) => valueOf(name) === value);
}

/** A match against bots, or alone: the table is opened, and it begins. Whoever asks for no hint has the same match without any. */
export async function playWithBots(game: GameShown, choice: Choice, hasHints = true): Promise<void> {
  const chairs = [null, ...Array<string>(choice.seats - 1).fill(choice.bot)];
  const hints = hasHints && mayHaveHints(game, choice);
  const id = await open(game, choice, chairs, { ...countdown(game, choice), clock_s: null, hints });
  await order(id, { do: "start" });
  go(`/t/${id}`);
}

/** Whether somebody who plays with bots may ask for hints. */
export const mayHaveHints = (game: GameShown, { seats }: Choice): boolean => game.hints && seats > 1;

/** The same table once more, with another bot on the bots' chairs, at once. */
export async function playAgain({ game, chairs, options, settings }: Table, bot: string): Promise<void> {
  const seated = chairs.map(({ kind }) => (kind === "bot" ? bot : null));
  const hints = (settings.hints && gameOf(game)?.hints) ?? false;
  const { id } = await openTable({ game, chairs: seated, options, settings: { ...settings, hints }, sit: true });
  await order(id, { do: "start" });
  go(`/t/${id}`);
}

/** The table for somebody's first match of a game, at once. */
export const playFirst = (game: GameShown): Promise<void> => playWithBots(game, chosen(game, game.presets[0]!));

/** A table to which friends come by a link. */
export async function playWithFriends(game: GameShown, choice: Choice, settings: Settings): Promise<void> {
  const chairs = Array<null>(choice.seats).fill(null);
  go(`/t/${await open(game, choice, chairs, { ...countdown(game, choice), ...settings })}`);
}

/** The page on which one waits for somebody who wants the same. */
export const seekLink = (game: string, seats: number, options: Values): string =>
  `/seek/${game}/${seats}${Object.keys(options).length ? `?${new URLSearchParams({ options: JSON.stringify(options) })}` : ""}`;

/** Those that are not as usual, and can matter. */
export function askedOptions(game: GameShown, choice: Choice): Values {
  const asked = game.options.filter((option) => option.name in choice.options && isAsked(game, option, choice));
  return Object.fromEntries(asked.map(({ name }) => [name, choice.options[name]!]));
}

const countdown = ({ simultaneous }: GameShown, { seats }: Choice): Settings =>
  simultaneous && seats > 1 ? { countdown_s: COUNTDOWN_S } : {};

async function open(game: GameShown, choice: Choice, chairs: readonly (string | null)[], settings: Settings): Promise<string> {
  await beSomebody();
  return (await openTable({ game: game.key, chairs, options: askedOptions(game, choice), settings, sit: true })).id;
}
