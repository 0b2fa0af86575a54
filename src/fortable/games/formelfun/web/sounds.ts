// What happens on the track, for the ear.
import type { Sounds } from "@shell/board";
import type { AnyEvent } from "./types";

export const sounds: Sounds<AnyEvent> = (event, you) => {
  switch (event.what) {
    case "hands-dealt":
    case "card-played":
      return "flip";
    case "car-moved":
      return "engine";
    case "car-eliminated":
      return event.seat === you ? "bad" : null;
    default:
      return null;
  }
};
