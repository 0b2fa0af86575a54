// A form as it is seen: cut from card, in its player's colour and with its player's mark on every square.
import { memo } from "@shell/memo";
import { FORMS } from "./forms";
import { squaresOf, type Spot } from "./geometry";

/** The side of a picture: a little more than the longest form. */
const ROOM = 5.3;

/** Marks of the four players: ● ▲ □ ◆, around the middle of a square. */
const MARKS = [
  "m-.23 0a.23 .23 0 1 0 .46 0a.23 .23 0 1 0 -.46 0z",
  "m0 -.29l.31 .53h-.62z",
  "m-.28 -.28h.56v.56h-.56zm.16 .16v.24h.24v-.24z",
  "m0 -.33l.33 .33l-.33 .33l-.33 -.33z",
] as const;

export const markPath = (spots: readonly Spot[], seat: number): string =>
  spots.map(({ row, column }) => `M${column + 0.5} ${row + 0.5}${MARKS[seat % 4]}`).join("");

export const cells = (spots: readonly Spot[]): string =>
  spots.map(({ row, column }) => `M${column} ${row}h1v1h-1z`).join("");

/** The rim of some squares: every side that has no other of them behind it. */
export function rim(spots: readonly Spot[]): string {
  const has = (row: number, column: number) => spots.some((spot) => spot.row === row && spot.column === column);
  return spots.map(({ row, column }) =>
    (has(row - 1, column) ? "" : `M${column} ${row}h1`) + (has(row + 1, column) ? "" : `M${column} ${row + 1}h1`)
    + (has(row, column - 1) ? "" : `M${column} ${row}v1`) + (has(row, column + 1) ? "" : `M${column + 1} ${row}v1`)).join("");
}

/** Where light falls on it: along its upper sides. */
function shine(spots: readonly Spot[]): string {
  const has = (row: number, column: number) => spots.some((spot) => spot.row === row && spot.column === column);
  return spots.map(({ row, column }) => (has(row - 1, column) ? "" : `M${column + 0.08} ${row + 0.13}h.84`)).join("");
}

export function Piece({ spots, seat, extra = "" }: { spots: readonly Spot[]; seat: number; extra?: string }) {
  return (
    <g class={`forma-piece forma-seat-${seat} ${extra}`}>
      <path class="forma-body" d={cells(spots)} />
      <path class="forma-shine" d={shine(spots)} />
      <path class="forma-marks" d={markPath(spots, seat)} />
      <path class="forma-rim" d={rim(spots)} />
    </g>
  );
}

interface PictureProps {
  readonly picture: string;
  readonly seat: number;
  readonly dot?: boolean;
}

/** A form on its own, in a square as large as the longest one. */
export const Picture = memo(function Picture({ picture, seat, dot = false }: PictureProps) {
  const spots = squaresOf(picture);
  const columns = spots.map(({ column }) => column);
  const left = Math.min(...columns);
  const width = Math.max(...columns) - left + 1;
  const height = Math.max(...spots.map(({ row }) => row)) + 1;
  return (
    <svg class="forma-picture" aria-hidden="true"
      viewBox={`${left + width / 2 - ROOM / 2} ${height / 2 - ROOM / 2} ${ROOM} ${ROOM}`}>
      <Piece spots={spots} seat={seat} />
      {dot && <circle class="forma-first" cx=".5" cy=".5" r=".26" />}
    </svg>
  );
});

export const pictureOf = (form: string): string => FORMS[form]!.poses[0]![2];
export const sizeOf = (form: string): number => squaresOf(pictureOf(form)).length;
