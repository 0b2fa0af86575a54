// A short lesson: real positions, and what to press. The positions are written and checked by
// `tests/test_tutorial.py`.
import type { TutorialStep } from "@shell/board";
import steps from "./tutorial.json";
import type { AnyAction, View } from "./types";

const real = steps as unknown as readonly Omit<TutorialStep<View, AnyAction>, "text">[];

export const tutorial: readonly TutorialStep<View, AnyAction>[] = real.map((step, index) => ({
  ...step,
  text: `web-tutorial-${index + 1}`,
}));
