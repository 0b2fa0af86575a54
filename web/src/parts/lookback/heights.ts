// Where a line of the course stands, in hundredths of the picture.
import type { MomentTold, ReviewTold } from "../../protocol";

const WIN = 10_000;
const FULL = 100;
/** So much room is left above and below the lines. */
const EDGE = 5;

export interface Scale {
  across(version: number): number;
  /** From the top. */
  down(value: number): number;
}

/** From nothing to the whole win; alone, from the least to the most that could be expected. */
export function scaleOf({ unit, course }: ReviewTold): Scale {
  const values = course.flatMap(({ values: each }) => each);
  const [low, high] = unit === "share" ? [0, WIN] : [Math.min(...values), Math.max(...values, Math.min(...values) + 1)];
  const last = Math.max(1, course.at(-1)?.version ?? 1);
  return {
    across: (version) => (FULL * version) / last,
    down: (value) => FULL - EDGE - ((FULL - 2 * EDGE) * (value - low)) / (high - low),
  };
}

/** How everybody stood after so many events: as when it was last known. */
export const standing = (course: readonly MomentTold[], version: number): readonly number[] =>
  (course.findLast((moment) => moment.version <= version) ?? course[0])?.values ?? [];

/** Places along the bottom for what is pressed, so far apart that a finger tells them apart. */
export function spread(wanted: readonly number[], gap: number): readonly number[] {
  const order = wanted.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  const placed: number[] = [];
  let least = gap / 2;
  for (const { place, index } of order) {
    placed[index] = Math.max(least, place);
    least = placed[index]! + gap;
  }
  let most = FULL - gap / 2;
  for (const { index } of [...order].reverse()) {
    placed[index] = Math.min(most, placed[index]!);
    most = placed[index]! - gap;
  }
  return placed;
}
