// A card that was turned back stays readable for a moment; then it is forgotten here as well.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
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

/** By place: cards that were returned and can still be read. Whoever reads it is drawn again when one turns back or is forgotten. */
export interface Moments {
  readonly value: ReadonlyMap<string, Moment>;
}

/** Nothing else is remembered. */
export function useMoments(view: View, news: readonly AnyEvent[], version: number): Moments {
  const kept = useRef({ version: -1, up: new Map<string, Shown>(), moments: new Map<string, Moment>() }).current;
  const changes = useSignal(0);
  const readable = useMemo(() => ({
    get value() {
      void changes.value;
      return kept.moments;
    },
  }), []);
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
      const turnBack = setTimeout(() => changes.value++, left);
      const forget = setTimeout(() => {
        kept.moments.delete(place);
        changes.value++;
      }, left + FLIP_MS);
      return [turnBack, forget];
    });
    return () => timers.forEach(clearTimeout);
  }, [version]);
  return readable;
}

function faceUp(view: View, before: ReadonlyMap<string, Shown>, now: number): Map<string, Shown> {
  return new Map(view.face_up.map((place) => {
    const number = view.grid[indexOf(place)]!;
    return [place, { number, since: before.get(place)?.since ?? now }];
  }));
}
