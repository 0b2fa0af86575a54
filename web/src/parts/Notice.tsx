// Something that wants an answer: it lies over the board, below the bar, and moves nothing.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/** So long a hand that was meant for the board goes through to it. */
const UNARMED_MS = 700;

export function Notice({ text, children }: { text: string; children?: ComponentChildren }) {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), UNARMED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section class={isArmed ? "notice armed" : "notice"} role="alert">
      <p>{text}</p>
      <div class="row">{children}</div>
    </section>
  );
}
