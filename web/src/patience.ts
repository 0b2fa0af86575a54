// What lies below something that is still to come waits for it, so that nothing on a page moves; but not for ever.
import { useEffect, useState } from "preact/hooks";

/** Over a line that is down, or slower than this, the rest comes later, and moves what is there. */
const PATIENCE_MS = 1500;

/** Whether something has become true, or was waited for long enough. */
export function useOnceOrLater(isSo: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), isSo ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo || isOver;
}
