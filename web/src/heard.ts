// What a match sounds like: a board names the sound of what happens, and the shell knows refusals and ends.
import { useEffect, useRef } from "preact/hooks";
import type { BoardModule, BoardProps } from "./board";
import { play, type Sound } from "./sounds";

const APART_MS = 130;
const MOST = 4;

export function useHeard(module: BoardModule | null, { news, version, you, refused, outcome, players }: BoardProps): void {
  const known = useRef(refused);
  useEffect(() => {
    if (refused && refused !== known.current) play("refused");
    known.current = refused;
  }, [refused]);
  useEffect(() => {
    const heard = news.map((event) => module?.sounds?.(event, you) ?? null);
    if (outcome && news.length > 0) heard.push(ending(outcome.ranking[0] ?? [], you, players.length));
    const different = [...new Set(heard)].filter((sound) => sound !== null);
    different.slice(-MOST).forEach((sound, index) => setTimeout(play, index * APART_MS, sound));
  }, [version]);
}

/** Alone nobody is beaten, and for those who only watch it just ends. */
function ending(winners: readonly number[], you: number | null, players: number): Sound {
  if (you === null || players === 1) return "end";
  return winners.includes(you) ? "won" : "lost";
}
