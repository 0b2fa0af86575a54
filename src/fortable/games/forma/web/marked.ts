// Where a hand goes so that an action comes about, for tutorials: a form, how it is turned, its square, and the button.
import type { Marked } from "@shell/board";
import type { AnyAction } from "./types";

const TURNS = 4;

export const marked: Marked<AnyAction> = (action, board) => board.querySelector(selector(action, board));

function selector(action: AnyAction, board: Element): string {
  if (action.do === "scatter") return ".forma-chance button";
  if (action.do !== "place") return ".forma-pass";
  if (!board.querySelector(`[data-form="${action.form}"][aria-pressed="true"]`)) return `[data-form="${action.form}"]`;
  const { way, aim } = board.querySelector<HTMLElement>(".forma-hand")!.dataset;
  if (Number(way) >= TURNS !== action.flipped) return ".forma-key-flip";
  if (Number(way) % TURNS !== action.turn) return ".forma-key-turn";
  return aim === action.square ? ".forma-place" : `[data-square="${action.square}"]`;
}
