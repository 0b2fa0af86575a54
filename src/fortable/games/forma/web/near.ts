// The bridges that one form may complete: a hint for the eye.
import { useMemo } from "preact/hooks";

import { unpacked, type Spot } from "./geometry";
import type { View } from "./types";

export interface NearBridge {
  readonly missing: number;
  /** All squares that lie on a way with so few missing. */
  readonly squares: readonly Spot[];
}

export function useNear({ near }: View): readonly NearBridge[] {
  return useMemo(() => near.map(([missing, squares]) => ({ missing, squares: unpacked(squares) })), [near]);
}
