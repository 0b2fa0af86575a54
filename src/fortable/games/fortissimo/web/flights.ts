// Cards fly from the grid to a rampart, and balls from a Cannon to what it hit. Only for the eye: nothing waits.
import { isCalm } from "@shell/media";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { FLIP_MS } from "./moments";
import type { AnyEvent, View } from "./types";

const EASE = "cubic-bezier(.3,.7,.3,1)";

export function useFlights(root: RefObject<HTMLElement | null>, view: View, news: readonly AnyEvent[], version: number): void {
  useLayoutEffect(() => {
    if (!root.current || isCalm()) return;
    for (const event of news) {
      if (event.what === "card-taken" || event.what === "card-inserted")
        fly(find(root.current, `[data-place="${event.place}"]`), stone(root.current, event.seat, event.number));
      if (event.what === "card-destroyed") shoot(root.current, cannonOf(root.current, view, event.by), event.seat);
    }
  }, [version]);
}

const find = (root: HTMLElement, selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
const stone = (root: HTMLElement, seat: number, number: number): HTMLElement | null =>
  find(root, `[data-seat="${seat}"][data-number="${number}"]`);

function fly(from: HTMLElement | null, to: HTMLElement | null): void {
  if (!from || !to) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const shift = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${start.width / end.width})`;
  to.animate(
    [{ transform: shift, transformOrigin: "0 0", zIndex: 9 }, { transform: "none", transformOrigin: "0 0", zIndex: 9 }],
    { duration: FLIP_MS, easing: EASE },
  );
}

function cannonOf(root: HTMLElement, view: View, seat: number): HTMLElement | null {
  const cannons = view.cards.filter((card) => card.figure === "cannon").map((card) => stone(root, seat, card.number));
  return cannons.findLast((cannon) => cannon !== null) ?? null;
}

function shoot(root: HTMLElement, from: HTMLElement | null, seat: number): void {
  const to = find(root, `.seat-${seat} .ff-fallen`);
  if (!from || !to) return;
  const home = root.getBoundingClientRect();
  const [start, end] = [from, to].map((element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2 - home.x, box.y + box.height / 3 - home.y] as const;
  }) as [readonly [number, number], readonly [number, number]];
  const ball = document.createElement("i");
  ball.className = "ff-ball";
  root.append(ball);
  const at = (x: number, y: number) => `translate(${x}px, ${y}px)`;
  const middle = at((start[0] + end[0]) / 2, Math.min(start[1], end[1]) - 60);
  ball.animate([{ transform: at(...start) }, { transform: middle }, { transform: at(...end) }], { duration: 350, easing: "ease-in" })
    .finished.finally(() => ball.remove());
}
