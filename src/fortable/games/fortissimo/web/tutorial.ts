import type { AnyAction, View } from "./types";
export interface TutorialStep {
  readonly text: string;
  readonly view: View;
  readonly legal: readonly AnyAction[];
  readonly expects: AnyAction | null;
}
export const tutorial: readonly TutorialStep[] = [];
