// What a page is called: in the tab, in the history, and by screen readers that come to it.
import { useEffect } from "preact/hooks";

/** The narrowest word first; nothing while one of them is not known yet. */
export function useTitle(...words: readonly (string | undefined)[]): void {
  const title = words.every(Boolean) ? [...words, "Fortable"].join(" · ") : "";
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
