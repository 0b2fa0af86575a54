// A short lesson: positions of a real match, and what to press.
import type { AnyAction, View } from "./types";

export interface TutorialStep {
  /** The id of its text. */
  readonly text: string;
  readonly view: View;
  readonly legal: readonly AnyAction[];
  /** What has to be done to go on; null: nothing but reading. */
  readonly expects: AnyAction | null;
}

export const tutorial: readonly TutorialStep[] = [];
