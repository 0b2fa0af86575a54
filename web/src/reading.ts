// Where reading begins: whoever comes to another page by a link in this one is taken to its heading.
import { useEffect, useRef } from "preact/hooks";

const HEADING = "main h1:not(:empty)";

/** For screen readers and keys: the focus does not stay where the last page was left, nor does it get lost. */
export function useReadingFrom(page: string): void {
  const first = useRef(page);
  useEffect(() => {
    if (page === first.current) return undefined;
    first.current = "";
    if (begin()) return undefined;
    const watch = new MutationObserver(() => { if (begin()) watch.disconnect(); });
    watch.observe(document.getElementById("main")!, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [page]);
}

function begin(): boolean {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
