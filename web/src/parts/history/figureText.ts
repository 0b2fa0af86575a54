// What scores count, in the game's own words.
import type { Figure } from "../../protocol";
import { gameSay } from "../../texts";

/** So many points, or whatever it is. */
export const figureText = (game: string, { unit }: Figure, points: number): string =>
  gameSay(game, [])(`figure-${unit}`, { points, count: Math.abs(points) });
