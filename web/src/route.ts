// Where we are: the address, as a signal. Links go through `go`, and the back button works by itself.
import { signal } from "@preact/signals";
import { at, below } from "./root";

export const path = signal(below(location.pathname));
addEventListener("popstate", () => {
  path.value = below(location.pathname);
});

export function go(to: string): void {
  history.pushState(null, "", at(to));
  path.value = below(location.pathname);
  scrollTo(0, 0);
}

/** Instead of where we are: the back button leads to where we were before. */
export function goInstead(to: string): void {
  history.replaceState(null, "", at(to));
  path.value = below(location.pathname);
}

/** For `onClick` of a link: stay in the page, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(below(link.pathname) + link.search);
}
