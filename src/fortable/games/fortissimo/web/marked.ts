// Where a hand goes so that an action comes about, for tutorials.
import type { Marked } from "@shell/board";
import type { AnyAction } from "./types";

export const marked: Marked<AnyAction> = (action, board) => {
  if (action.do === "turn") return board.querySelector(`[data-place="${action.place}"]`);
  if (action.do === "fire") return board.querySelector(`.ff-target[data-number="${action.number}"] button`);
  return board.querySelector(`.ff-choices button:${action.do === "return" ? "last" : "first"}-child`);
};
