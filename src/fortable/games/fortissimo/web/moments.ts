// A card that was turned back stays readable for a moment; then it is forgotten here as well.
import { useEffect, useRef, useState } from "preact/hooks";
import { indexOf } from "./places";
import type { AnyEvent, View } from "./types";

export const FLIP_MS = 450;

export interface Moment {
  readonly number: number;
  /** When it turns back, in this page's time. */
  readonly until: number;
}

interface Shown {
  readonly number: number;
  readonly since: number;
}

/** By place: cards that were returned and can still be read. Nothing else is remembered. */
export function useMoments(view: View, news: readonly AnyEvent[], version: number): ReadonlyMap<string, Moment> {
  const kept = useRef({ version: -1, up: new Map<string, Shown>(), moments: new Map<string, Moment>() }).current;
  const [, redraw] = useState(0);
  if (kept.version !== version) {
    const now = performance.now();
    for (const event of news) {
      const shown = event.what === "card-returned" ? kept.up.get(event.place) : undefined;
      if (event.what === "card-returned" && shown)
        kept.moments.set(event.place, { number: shown.number, until: Math.max(now, shown.since + view.options.moment_ms) });
    }
    kept.up = faceUp(view, kept.up, now);
    for (const place of kept.moments.keys())
      if (kept.up.has(place) || view.grid[indexOf(place)] === -1) kept.moments.delete(place);
    kept.version = version;
  }
  useEffect(() => {
    const timers = [...kept.moments].flatMap(([place, { until }]) => {
      const left = until - performance.now();
      const turnBack = setTimeout(() => redraw((count) => count + 1), left);
      const forget = setTimeout(() => {
        kept.moments.delete(place);
        redraw((count) => count + 1);
      }, left + FLIP_MS);
      return [turnBack, forget];
    });
    return () => timers.forEach(clearTimeout);
  }, [version]);
  return kept.moments;
}

function faceUp(view: View, before: ReadonlyMap<string, Shown>, now: number): Map<string, Shown> {
  return new Map(view.face_up.map((place) => {
    const number = view.grid[indexOf(place)]!;
    return [place, { number, since: before.get(place)?.since ?? now }];
  }));
}
