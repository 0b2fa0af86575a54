// The contract between the shell and a game's board. A board draws and asks; it knows no rules.
// A game's folder has `web/board.tsx` with a default export of type `Board`.
import type { ComponentType } from "preact";
import { retry } from "./retry";
import type { Action, Event, Outcome } from "./protocol";
import type { Facts, Say } from "./texts";

export interface Player {
  readonly name: string;
  readonly isBot: boolean;
  readonly isHere: boolean;
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
  readonly say: Say;
  /** Where memory is the game: rewrite what the page remembers of earlier news, so that it tells no more. */
  forget?(rewrite: (event: E) => E): void;
  act(action: A): void;
  /** Tell it to those who cannot see it. */
  announce(text: string): void;
}

export type Board<V = unknown, A = Action, E = Event> = ComponentType<BoardProps<V, A, E>>;

/** One step of learning a game: a position, a text, and what to do; null: only look. */
export interface TutorialStep<V = unknown, A = Action> {
  /** The id of its text in the game's catalogue. */
  readonly text: string;
  readonly view: V;
  readonly legal: readonly A[];
  readonly expects: A | null;
}

export interface BoardModule {
  readonly default: Board;
  readonly tutorial?: readonly TutorialStep[];
}

const loaded = new Map<string, Promise<BoardModule>>();

/** The board of a game that has one, as soon as it can be drawn. */
export async function board(game: string): Promise<BoardModule> {
  let found = loaded.get(game);
  if (!found) {
    found = load(game);
    loaded.set(game, found);
  }
  const module = await found;
  dress(game);
  return module;
}

/** Have a board fetched before it is known whether there is one: a slow line then waits once. */
export function prepare(game: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = `/static/boards/${game}.js`;
  document.head.append(link);
}

async function load(game: string): Promise<BoardModule> {
  const address = `/static/boards/${game}`;
  const [module] = await Promise.all([
    retry((attempt) => import(`${address}.js${attempt ? `?${attempt}` : ""}`) as Promise<BoardModule>),
    retry(() => fetch(`${address}.css`)).then(async (answer) => hang(game, answer.ok ? await answer.text() : "")),
  ]);
  return module;
}

function hang(game: string, css: string): void {
  const style = document.createElement("style");
  style.dataset.board = game;
  style.textContent = css;
  document.head.append(style);
}

/** Only the board in sight has its style: another one's class names may be the same. */
function dress(game: string): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-board]"))
    style.disabled = style.dataset.board !== game;
}
