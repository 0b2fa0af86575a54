// A short lesson: real positions, and what to press. The positions are written and checked by
// `tests/test_tutorial.py`.
import type { TutorialStep } from "@shell/board";
import steps from "./tutorial.json";
import type { AnyAction, View } from "./types";

export const tutorial = steps as unknown as readonly TutorialStep<View, AnyAction>[];
