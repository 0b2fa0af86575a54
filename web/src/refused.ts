// A refusal of the server: it says why, in the reader's language.
import type { Refusal } from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: Pick<Refusal, "rule" | "reason" | "text">) {
    super(refusal.text);
  }
}
