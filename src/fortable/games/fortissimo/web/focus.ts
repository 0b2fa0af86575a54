// The keyboard follows the game: from the card to the choice, to the targets, and back to the grid.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { View } from "./types";

export function useKeptFocus(
  root: RefObject<HTMLElement | null>, view: View, isMine: boolean, offered: string | null, version: number,
): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const board = root.current;
    if (!board) return undefined;
    const entered = () => { wasInside.current = true; };
    const left = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !board.contains(event.relatedTarget)) wasInside.current = false;
    };
    board.addEventListener("focusin", entered);
    board.addEventListener("focusout", left);
    board.addEventListener("keydown", amongTargets);
    return () => {
      board.removeEventListener("focusin", entered);
      board.removeEventListener("focusout", left);
      board.removeEventListener("keydown", amongTargets);
    };
  }, []);
  useEffect(() => {
    const board = root.current;
    if (!board || !wasInside.current) return;
    const holds = board.contains(document.activeElement);
    if (!holds && document.activeElement !== document.body) return;
    const goal = isMine && offered !== null ? ".ff-main"
      : isMine && view.phase === "aim" ? ".ff-target button"
        : holds ? "" : '.ff-grid [tabindex="0"]';
    if (goal) board.querySelector<HTMLElement>(goal)?.focus({ preventScroll: view.phase !== "aim" });
  }, [version, isMine, offered]);
}

/** Arrow keys go from one card that may be fired at to the next. */
function amongTargets(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target instanceof Element)) return;
  const wall = event.target.closest(".ff-others");
  if (!wall) return;
  const buttons = [...wall.querySelectorAll<HTMLElement>(".ff-stone button")];
  const index = buttons.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  event.preventDefault();
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}
