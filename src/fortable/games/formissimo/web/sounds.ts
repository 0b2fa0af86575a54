// What happens in the race, for the ear.
import type { Sounds } from "@shell/board";
import type { AnyEvent } from "./types";

export const sounds: Sounds<AnyEvent> = (event, you) => {
  switch (event.what) {
    case "start-cards-turned":
    case "card-returned":
      return "flip";
    case "card-taken":
      return event.seat === you ? "lay" : "flip";
    case "stop-called":
    case "clock-struck":
      return "turn";
    case "chain-checked":
      return event.seat !== you ? null : event.verdict === "sound" ? "good" : "bad";
    default:
      return null;
  }
};
