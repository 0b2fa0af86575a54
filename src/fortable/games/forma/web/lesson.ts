// What a step of the tutorial is made of.
import type { AnyAction, View } from "./types";

export interface TutorialStep {
  /** The id of its text. */
  readonly text: string;
  readonly view: View;
  readonly legal: readonly AnyAction[];
  /** What is to be done; null: only look. */
  readonly expects: AnyAction | null;
}
