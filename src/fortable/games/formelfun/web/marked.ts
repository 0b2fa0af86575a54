// Where a hand goes so that an action comes about, for tutorials: a card, the Turbo beside it, and the way out.
import type { Marked } from "@shell/board";
import type { AnyAction } from "./types";

export const marked: Marked<AnyAction> = (action, board) => {
  const cards = action.do === "boost" ? [action.card, "Turbo"] : [action.card];
  const next = cards.find((card) => !board.querySelector(`.ff-card[data-card="${card}"][aria-pressed="true"]`));
  return board.querySelector(next === undefined ? ".ff-bar .main" : `.ff-card[data-card="${next}"]`);
};
