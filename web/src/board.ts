// The contract between the shell and a game's board. A board draws and asks; it knows no rules.
// A game's folder has `web/board.tsx` with a default export of type `Board`. Its box is a size container: it fits
// into 100cqw × 100cqh, whatever shape that is, and nothing that can be pressed moves because of words.
import type { ComponentType } from "preact";
import { retry, Unusable } from "./retry";
import { at } from "./root";
import type { Action, Event, Outcome } from "./protocol";
import type { Sound } from "./sounds";
import type { Facts, Say } from "./texts";

export interface Player {
  readonly name: string;
  readonly isBot: boolean;
  readonly isHere: boolean;
}

/** Two ways to go on from one position, drawn on it so that they are told apart without colours as well. */
export interface Advice<A = Action> {
  /** What was done; null where nothing was, or nothing is yet: then the other one is advice for what is to come. */
  readonly chosen: A | null;
  /** What would have been better, or would be now; null where nothing is. */
  readonly better: A | null;
}

export interface BoardProps<V = unknown, A = Action, E = Event> {
  /** How it stands, as this viewer may know it. */
  readonly view: V;
  /** What may be done now; null where that is too much to list. */
  readonly legal: readonly A[] | null;
  /** The own seat; null for a spectator. */
  readonly you: number | null;
  readonly players: readonly Player[];
  readonly waiting: readonly number[];
  /** What just happened, for showing it; empty when the page was just opened. */
  readonly news: readonly E[];
  readonly version: number;
  readonly outcome: Outcome | null;
  /** Whether an action would be accepted at all; false too while one is on its way, unless all act at once. */
  readonly mayAct: boolean;
  /** What this device has sent and `view` does not show yet, in that order. */
  readonly pending?: readonly A[];
  /** The own action that was refused last, a new object each time; null once another was tried. */
  readonly refused?: A | null;
  /** The facts of that refusal. */
  readonly why?: Facts;
  /** What to draw beside `view`: pale and dashed what was done, strong what is better. Null and nothing are one. */
  readonly advice?: Advice<A> | null;
  /** Whether a television shows the whole board: then the own things, and what one acts with, are enough here. */
  readonly companion?: boolean;
  readonly say: Say;
  /** Where memory is the game: rewrite what the page remembers of earlier news, so that it tells no more. */
  forget?(rewrite: (event: E) => E): void;
  act(action: A): void;
  /** Tell it to those who cannot see it. */
  announce(text: string): void;
}

export type Board<V = unknown, A = Action, E = Event> = ComponentType<BoardProps<V, A, E>>;

/** What an event sounds like to a viewer; the shell plays it. Refusals and ends have their sounds without it. */
export type Sounds<E = Event> = (event: E, you: number | null) => Sound | null;

/** By seat: how many points everybody has, as far as the viewer may know. */
export type Points<V = unknown> = (view: V) => readonly number[];

/** What is known when a match has ended. */
export interface EndingProps<V = unknown> {
  readonly view: V;
  readonly outcome: Outcome;
  readonly winners: readonly number[];
}

/** What is to be pressed next so that an action comes about, as the board stands; null where nothing is. */
export type Marked<A = Action> = (action: A, board: Element) => Element | null;

/** A drawing for the rulebook, made of the board's own parts; what it shows is said by `picture-1`, `picture-2`, … */
export type Picture = ComponentType<{ readonly say: Say }>;

export interface BoardModule {
  readonly default: Board;
  /** A drawing for the two seconds after the end; without one the shell draws a podium. */
  readonly Ending?: ComponentType<EndingProps>;
  /** For tutorials: there it is marked. */
  readonly marked?: Marked;
  /** The game in one minute: three or four. */
  readonly pictures?: readonly Picture[];
  readonly sounds?: Sounds;
  /** By seat: what everybody has so far, for a television. */
  readonly points?: Points;
}

/** What is fetched by a game's name: its own board, or what makes the plain one. */
type Fetched = BoardModule | { plain(game: string): Promise<BoardModule> };

/** After so many attempts, what is there and cannot be used is not asked for again. */
const ATTEMPTS = 3;

/** Where what makes the plain board lies. */
const PLAIN = "plain/board";

const loaded = new Map<string, Promise<BoardModule>>();

/** The board of a game, as soon as it can be drawn; one that cannot be used is replaced by the plain one. */
export async function board(game: string): Promise<BoardModule> {
  try {
    const module = await remembered(game, () => made(game, `boards/${game}`));
    dress(`boards/${game}`);
    return module;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    console.error(error);
    return plainBoard(game);
  }
}

/** The plain board, for a game whose own one has failed. */
export async function plainBoard(game: string): Promise<BoardModule> {
  const module = await remembered(`${game} plain`, () => made(game, PLAIN));
  dress(PLAIN);
  return module;
}

/** Have a board fetched before anything else of its game is known: a slow line then waits once. */
export function prepare(game: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = at(`/static/boards/${game}.js`);
  document.head.append(link);
}

function remembered(name: string, load: () => Promise<BoardModule>): Promise<BoardModule> {
  const found = loaded.get(name) ?? load();
  loaded.set(name, found);
  return found;
}

async function made(game: string, name: string): Promise<BoardModule> {
  const address = at(`/static/${name}`);
  const [module] = await Promise.all([
    retry((attempt) => fetched(address, attempt)),
    retry(() => fetch(`${address}.css`)).then(async (answer) => hang(name, answer.ok ? await answer.text() : "")),
  ]);
  return "plain" in module ? module.plain(game) : module;
}

/** A script that is there and does not work is another thing than a line that is down. */
async function fetched(address: string, attempt: number): Promise<Fetched> {
  try {
    return (await import(`${address}.js${attempt ? `?${attempt}` : ""}`)) as Fetched;
  } catch (error) {
    const isThere = attempt >= ATTEMPTS && (await fetch(`${address}.js`)).ok;
    throw error instanceof SyntaxError || isThere ? new Unusable(String(error)) : error;
  }
}

function hang(name: string, css: string): void {
  if (document.querySelector(`style[data-board="${name}"]`)) return;
  const style = document.createElement("style");
  style.dataset.board = name;
  style.textContent = css;
  document.head.append(style);
}

/** Only the board in sight has its style: another one's class names may be the same. */
function dress(name: string): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-board]"))
    style.disabled = style.dataset.board !== name;
}
