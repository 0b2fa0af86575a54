// What happens on the grid and on the ramparts, for the ear.
import type { Sounds } from "@shell/board";
import type { AnyEvent } from "./types";

export const sounds: Sounds<AnyEvent> = (event) => {
  switch (event.what) {
    case "card-turned":
    case "card-returned":
      return "flip";
    case "card-taken":
    case "card-inserted":
      return "lay";
    case "card-destroyed":
    case "shot-lost":
      return "cannon";
    default:
      return null;
  }
};
