// What a move looks like as it happens, above the board: moved by the graphics hardware, so that the board
// below is drawn once for each move and not once for each picture.
import type { ComponentChildren } from "preact";
import { memo } from "@shell/memo";
import { ACROSS, EDGE, SIZE, covered, spotOf, spotsOf, type Spot } from "./geometry";
import { Piece } from "./piece";
import type { AnyEvent, FormLaid } from "./types";

interface EffectsProps {
  readonly news: readonly AnyEvent[];
  readonly gained: string;
}

export const Effects = memo(function Effects({ news, gained }: EffectsProps) {
  const laid = news.find((event): event is FormLaid => event.what === "form-laid");
  const enclosed = news.flatMap((event) =>
    event.what === "square-enclosed" || event.what === "obstacle-enclosed" || event.what === "tower-enclosed" ? [event.square] : []);
  return (
    <div class="forma-effects" aria-hidden="true">
      {laid && <Landing key={`form ${laid.form} ${laid.square}`} laid={laid} />}
      {spotsOf(enclosed).map((spot) => <Over key={`ring ${spot.row} ${spot.column}`} class="forma-ring" spots={[spot]} />)}
      {laid && gained !== "" && <Over key={`gain ${laid.square}`} class="forma-gain" spots={[above(spotOf(laid.square)!)]}>{gained}</Over>}
    </div>
  );
});

const above = ({ row, column }: Spot): Spot => ({ row: Math.max(0, row - 1.2), column: Math.min(SIZE - 2, column) });

/** The form comes down from the hand on to its picture on the board. */
function Landing({ laid }: { laid: FormLaid }) {
  const spots = covered(laid.form, laid.turn, laid.flipped, spotOf(laid.square)!);
  const { left, top, width, height } = around(spots);
  return (
    <Over class="forma-landing" spots={spots}>
      <svg viewBox={`${left} ${top} ${width} ${height}`}><Piece spots={spots} seat={laid.seat} /></svg>
    </Over>
  );
}

function Over({ class: name, spots, children }: { class: string; spots: readonly Spot[]; children?: ComponentChildren }) {
  const { left, top, width, height } = around(spots);
  const part = (squares: number) => `${(100 * squares) / ACROSS}%`;
  return <div class={name} style={{ left: part(left + EDGE), top: part(top + EDGE), width: part(width), height: part(height) }}>{children}</div>;
}

function around(spots: readonly Spot[]) {
  const rows = spots.map(({ row }) => row), columns = spots.map(({ column }) => column);
  const left = Math.min(...columns), top = Math.min(...rows);
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}
