// A key finds something to press: when what had the focus is gone, the focus goes where the game goes on.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Hands the focus to the first match of a selector whenever `moment` changes and nothing has it. */
export function useFocus(selector: string, moment: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const known = useRef(moment);
  useLayoutEffect(() => {
    if (known.current === moment) return;
    known.current = moment;
    const active = document.activeElement;
    const isIdle = active === null || active === document.body || active.matches(".fm-stop");
    if (isIdle) root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
  return root;
}
