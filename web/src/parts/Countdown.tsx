// Three, two, one: over whatever board there is, until a race is on for everybody at once.
import { useEffect, useState } from "preact/hooks";
import { play } from "../sounds";

export function Countdown({ until }: { until: number | null }) {
  const [, tick] = useState(0);
  const left = until === null ? 0 : Math.max(0, until - performance.now());
  const count = Math.ceil(left / 1000);
  useEffect(() => {
    if (count === 0) return undefined;
    play("lay");
    const timer = setTimeout(() => tick((times) => times + 1), left - 1000 * (count - 1));
    return () => clearTimeout(timer);
  }, [until, count]);
  return (
    <div class="countdown" role="alert">
      {count > 0 && <b key={count}>{count}</b>}
    </div>
  );
}
