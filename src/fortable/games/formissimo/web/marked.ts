// Where a hand goes so that an action comes about, for tutorials.
import type { Marked } from "@shell/board";
import type { AnyAction } from "./types";

export const marked: Marked<AnyAction> = (action, board) => {
  if ("place" in action) return board.querySelector(`[data-place="${action.place}"]`);
  if (action.do === "stop") return board.querySelector(".fm-stop");
  return board.querySelector(".fm-sheet .main, button.fm-ready, .fm-figures .main");
};
