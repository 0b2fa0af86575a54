// Where a bridge is within reach: a hint for the eye, reckoned here as the terminal reckons its own.
import { SIZE, type Spot } from "./geometry";

/** A form has at most so many squares: with so few missing, one form may complete a bridge. */
const NEAR = 5;
const WIDTH = SIZE + 1;
const BESIDE = [-WIDTH, -1, 1, WIDTH] as const;
const CLOSED = Infinity;

/** The squares along two opposite edges: north and south, west and east. */
const LINE = Array.from({ length: SIZE }, (_, number) => number);
const WAYS = [
  [LINE, LINE.map((column) => column + (SIZE - 1) * WIDTH)],
  [LINE.map((row) => row * WIDTH), LINE.map((row) => row * WIDTH + SIZE - 1)],
] as const;

export interface Outlook {
  readonly missing: number;
  /** All squares that lie on a way with so few missing. */
  readonly squares: readonly Spot[];
}

/** From north to south and from east to west, if a bridge is within reach and does not stand yet. */
export function outlooks(board: string, seat: number): Outlook[] {
  const costs = costsFor(board, seat);
  return WAYS.flatMap(([first, last]) => reach(costs, first, last) ?? []);
}

/** What each square costs on the way: nothing if it is one's own, one if it can still become so. */
function costsFor(board: string, seat: number): number[] {
  const own = `${seat}${"abcd"[seat]}${"ABCD"[seat]}`;
  const isClosed = (mark: string | undefined) => mark !== undefined && mark !== "/" && mark !== "." && !own.includes(mark);
  return [...board].map((mark, number) => {
    if (own.includes(mark)) return 0;
    if (mark === ".") return 1;
    return mark === "#" && !BESIDE.some((step) => isClosed(board[number + step])) ? 1 : CLOSED;
  });
}

function reach(costs: readonly number[], first: readonly number[], last: readonly number[]): Outlook | null {
  const there = distances(costs, first), back = distances(costs, last);
  const missing = Math.min(...last.map((number) => there[number]!));
  if (missing === 0 || missing > NEAR) return null;
  const squares = costs.flatMap((cost, number) =>
    cost === 1 && there[number]! + back[number]! === missing + 1 ? [{ row: Math.floor(number / WIDTH), column: number % WIDTH }] : []);
  return { missing, squares };
}

/** How many squares are missing from an edge up to each square, that one included; no further than is near. */
function distances(costs: readonly number[], from: readonly number[]): number[] {
  const found = new Array<number>(costs.length).fill(Infinity);
  let now = from.filter((number) => costs[number] === 0), next = from.filter((number) => costs[number] === 1);
  for (let missing = 0; missing <= NEAR && (now.length > 0 || next.length > 0); missing++) {
    for (const number of now) {
      if (found[number]! <= missing) continue;
      found[number] = missing;
      for (const step of BESIDE) {
        const beside = number + step;
        if (found[beside] !== Infinity || costs[beside] === CLOSED) continue;
        (costs[beside] === 0 ? now : next).push(beside);
      }
    }
    [now, next] = [next, []];
  }
  return found;
}
