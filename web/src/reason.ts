// Why something did not work, for people.
import { Refused } from "./refused";
import { say } from "./texts";

export const reason = (error: unknown): string =>
  error instanceof Refused ? error.message : say.value("no-line");
