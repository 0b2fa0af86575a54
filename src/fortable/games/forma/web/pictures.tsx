// The game in one minute, for the rulebook: parts of the board itself.
import type { Picture } from "@shell/board";
import { Bridges, Forms, Ground, Markers, Stones } from "./field";
import { SIZE } from "./geometry";
import type { View } from "./types";

const EDGE = 0.2;

type Laid = View["laid"];

const lying = (seat: number, form: string, turn: number, square: string): Laid[number] => ({ seat, form, turn, flipped: false, square });

/** The upper left corner of a board, so many squares wide and high. */
function Corner({ width, height, laid, stands = {}, bridges = [] }: {
  width: number; height: number; laid: Laid; stands?: Readonly<Record<string, string>>; bridges?: View["bridges"];
}) {
  const names = (row: number) => Array.from({ length: SIZE }, (_, column) => `${"ABCDEFGHIJKLMNOPQRST"[column]}${row + 1}`);
  const board = Array.from({ length: SIZE }, (_, row) => names(row).map((name) => stands[name] ?? ".").join("")).join("/");
  return (
    <div class="drawing forma">
      <svg class="forma-field" viewBox={`${-EDGE} ${-EDGE} ${width + EDGE} ${height + EDGE}`}>
        <Ground /><Stones board={board} draft={null} /><Forms laid={laid} /><Markers board={board} /><Bridges bridges={bridges} />
      </svg>
    </div>
  );
}

const ROW = Array.from("ABCDEFGHIJKLMNOPQRST", (column) => `${column}3`);

const Laying: Picture = () => (
  <Corner width={8} height={5} laid={[lying(0, "L", 0, "B1"), lying(1, "X", 0, "F2"), lying(0, "4T", 0, "D1")]} stands={{ D4: "#" }} />
);
const Hole: Picture = () => (
  <Corner width={8} height={5} laid={[lying(1, "3I", 1, "C2"), lying(0, "U", 0, "C3")]} stands={{ D3: "a", G4: "#" }} />
);
const Tower: Picture = () => (
  <Corner width={8} height={5} laid={[lying(1, "3I", 1, "C2"), lying(0, "U", 0, "C3")]} stands={{ D3: "^" }} />
);
const Bridge: Picture = () => (
  <Corner width={20.2} height={5} laid={["A3", "F3", "K3", "P3"].map((square) => lying(0, "I", 1, square))} bridges={[[ROW]]} />
);

export const pictures = [Laying, Hole, Tower, Bridge];
