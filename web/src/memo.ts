// Drawn again only when something it was told is no longer the same.
import { Component, type ComponentChildren, type ComponentType } from "preact";
import { useRef } from "preact/hooks";
import { shared } from "./structural_sharing";

export function memo<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Component<P> {
    static displayName = draw.name;

    /** Another state is what a signal leaves that was read here and has changed. */
    override shouldComponentUpdate(next: Readonly<P>, state: object): boolean {
      return state !== this.state || differ(this.props, next);
    }

    override render(props: P): ComponentChildren {
      return draw(props);
    }
  };
}

/** Whether one of the props is another; each component always has the same ones. */
function differ<P extends object>(before: P, now: P): boolean {
  for (const name in now) if (!Object.is(before[name], now[name])) return true;
  return false;
}

/** What was worked out for this drawing; the same objects as in the last one wherever they are equal. */
export function useShared<T>(now: T): T {
  const kept = useRef<T | null>(null);
  kept.current = shared(kept.current, now);
  return kept.current;
}

/** One function for as long as something is drawn, which does what the latest of these would do. */
export function useSteady<A extends unknown[]>(does: (...facts: A) => void): (...facts: A) => void {
  const latest = useRef(does);
  latest.current = does;
  return useRef((...facts: A) => latest.current(...facts)).current;
}
