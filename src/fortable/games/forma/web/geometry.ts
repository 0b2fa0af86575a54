// Squares, and forms as they are turned: enough to draw them and to say where they are meant to go.
import { FORMS, type Pose } from "./forms";

export const SIZE = 20;
export const COLUMNS = "ABCDEFGHIJKLMNOPQRST";
/** The picture of the board: this much edge on the left and above, and so many squares across. */
export const EDGE = 0.95;
export const ACROSS = 21.2;
/** The board's text has a slash between rows. */
const WIDTH = SIZE + 1;

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A form in hand: 0 to 3 quarters to the right, and 4 more if it was turned over first. */
export interface Held {
  readonly form: string;
  readonly way: number;
}

export const nameOf = ({ row, column }: Spot): string => `${COLUMNS[column]}${row + 1}`;

export function spotOf(name: string): Spot | null {
  const found = /^([A-T])(\d{1,2})$/.exec(name.trim().toUpperCase());
  if (!found) return null;
  const spot = { row: Number(found[2]) - 1, column: COLUMNS.indexOf(found[1]!) };
  return isOnBoard(spot) ? spot : null;
}

export const spotsOf = (names: readonly string[]): Spot[] => names.map((name) => spotOf(name)!);

export const isOnBoard = ({ row, column }: Spot): boolean =>
  row >= 0 && row < SIZE && column >= 0 && column < SIZE;

export const same = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && one.row === other.row && one.column === other.column;

export const moved = (spot: Spot, rows: number, columns: number): Spot => ({
  row: Math.min(SIZE - 1, Math.max(0, spot.row + rows)),
  column: Math.min(SIZE - 1, Math.max(0, spot.column + columns)),
});

/** The number of a square's mark in the board's text, and of its bit in a set. */
const numberOf = ({ row, column }: Spot): number => row * WIDTH + column;

export const rowOf = (board: string, row: number): string => board.slice(row * WIDTH, row * WIDTH + SIZE);

/** The squares that carry one of some marks. */
export function where(board: string, marks: string): Spot[] {
  const found: Spot[] = [];
  for (let number = 0; number < board.length; number++)
    if (marks.includes(board[number]!)) found.push({ row: Math.floor(number / WIDTH), column: number % WIDTH });
  return found;
}

/** The squares of a set that is written in hexadecimal. */
export function unpacked(set: string): Spot[] {
  const bits = BigInt(`0x${set}`);
  const found: Spot[] = [];
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++)
      if ((bits >> BigInt(numberOf({ row, column }))) & 1n) found.push({ row, column });
  return found;
}

export const poseOf = ({ form, way }: Held): Pose => FORMS[form]!.poses[Number(FORMS[form]!.ways[way])]!;

export const turned = (held: Held): Held => ({ ...held, way: (held.way & 4) | ((held.way + 1) & 3) });

/** As if one reached behind it and brought its right side to the left. */
export const flipped = (held: Held): Held => ({ ...held, way: ((held.way & 4) ^ 4) | (-held.way & 3) });

const drawn = new Map<string, readonly Spot[]>();

/** The squares of a picture as seen from its first one: the leftmost of its top row. */
export function squaresOf(picture: string): readonly Spot[] {
  let squares = drawn.get(picture);
  if (!squares) {
    const rows = picture.split(" ");
    const left = rows[0]!.indexOf("#");
    squares = rows.flatMap((marks, row) =>
      [...marks].flatMap((mark, column) => (mark === "#" ? [{ row, column: column - left }] : [])));
    drawn.set(picture, squares);
  }
  return squares;
}

/** The squares of a form whose first one is on a square; some may be off the board. */
export const covered = (form: string, turn: number, over: boolean, first: Spot): Spot[] =>
  squaresOf(poseOf({ form, way: turn + (over ? 4 : 0) })[2]).map(({ row, column }) => ({
    row: first.row + row, column: first.column + column,
  }));
