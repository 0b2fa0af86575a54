// A press is felt at once; only a finger that is about to scroll is waited for.

/** A finger that has rested for so long is no scroll. */
const REST_MS = 30;
/** What a resting finger may tremble. */
const TREMBLE_PX = 6;

/** Act on a press of the first button, or of a finger that stays; one that moved decides when it is let go, where it began. */
export function pressed(down: PointerEvent, act: () => void): void {
  if (down.button !== 0) return;
  if (down.pointerType !== "touch") return act();
  const thing = (down.target as Element).closest("button");
  const decided = new AbortController();
  const decide = (isMeant: boolean) => {
    cancelAnimationFrame(frame);
    decided.abort();
    if (isMeant) act();
  };
  const heard = (name: "pointermove" | "pointerup" | "pointercancel", then: (event: PointerEvent) => void) =>
    addEventListener(name, (event) => { if (event.pointerId === down.pointerId) then(event); }, { signal: decided.signal });
  const since = performance.now();
  let frame = 0; // browsers put timers off while a finger is down, frames they do not
  const look = () => {
    if (performance.now() - since >= REST_MS) decide(true);
    else frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  heard("pointermove", (event) => {
    if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TREMBLE_PX) cancelAnimationFrame(frame);
  });
  heard("pointerup", ({ clientX, clientY }) => decide(thing?.contains(document.elementFromPoint(clientX, clientY)) ?? false));
  heard("pointercancel", () => decide(false));
}
