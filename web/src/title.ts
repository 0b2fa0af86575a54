// What a page is called: in the tab, in the history, and by screen readers that come to it.
import { useEffect } from "preact/hooks";
import { waitingElsewhere } from "./waiting";

/** The narrowest word first, and before it at how many tables I am waited for; nothing while one of them is not known yet. */
export function useTitle(...words: readonly (string | undefined)[]): void {
  const count = waitingElsewhere.value;
  const title = words.every(Boolean) ? (count ? `(${count}) ` : "") + [...words, "Fortable"].join(" · ") : "";
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
