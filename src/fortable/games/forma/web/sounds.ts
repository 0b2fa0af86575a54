// What happens at the table, for the ear.
import type { Sounds } from "@shell/board";
import type { AnyEvent } from "./types";

export const sounds: Sounds<AnyEvent> = (event) => {
  switch (event.what) {
    case "form-laid":
    case "laid-out":
      return "lay";
    case "form-lost":
      return "bad";
    case "square-enclosed":
    case "obstacle-enclosed":
    case "tower-enclosed":
      return "good";
    default:
      return null;
  }
};
