// How large the screen is and what its owner prefers, as it changes.
import { useEffect, useState } from "preact/hooks";

/** One column: a phone, or a tablet held upright. */
export const NARROW = "(max-width: 60rem)";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether whoever looks on wants no motion. */
export const isCalm = (): boolean => calm.matches;

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = () => setMatches(media.matches);
    changed();
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, [query]);
  return matches;
}
