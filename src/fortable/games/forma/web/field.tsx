// The board of 20 by 20 squares. By eye the form in hand hovers beside its aim, askew and smaller: it is no
// ruler, and nothing here knows whether it fits. Assisted it lies on the board as it would be laid.
import type { VNode } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Advice } from "@shell/board";
import { memo } from "@shell/memo";
import type { Say } from "@shell/texts";
import { ACROSS, COLUMNS, EDGE, SIZE, covered, isOnBoard, moved, nameOf, poseOf, rowOf, same, spotOf, spotsOf, squaresOf, where, type Held, type Spot } from "./geometry";
import { Advised } from "./advised";
import type { NearBridge } from "./near";
import { Piece, cells, markPath, rim } from "./piece";
import type { AnyAction, FormLost, Place, View } from "./types";

/** How far above a finger the aim is held, in pixels. */
const LIFT = 52;
const SLIP = 10;
const HOVER = 0.82;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

export interface Draft {
  readonly tower: string | null;
  readonly obstacles: readonly string[];
}

interface FieldProps {
  readonly view: View;
  readonly seat: number;
  readonly held: Held | null;
  readonly aim: Spot | null;
  readonly draft: Draft | null;
  /** Where the first square of the form in hand may go; null if nobody tells. */
  readonly fits: readonly Spot[] | null;
  readonly lit: readonly Spot[];
  readonly loss: FormLost | null;
  /** What was laid, and the table has not judged yet. */
  readonly sent: Place | null;
  /** Bridges within reach. */
  readonly near: readonly NearBridge[];
  /** Stones that may not stand where they are. */
  readonly faulty: readonly Spot[];
  readonly advice: Advice<AnyAction> | null;
  readonly say: Say;
  readonly names: Names;
  onAim(spot: Spot): void;
  onPress(spot: Spot, isSure: boolean): void;
}

export function Field(props: FieldProps) {
  const { view, aim, held, names, say, onAim, onPress } = props;
  const svg = useRef<SVGSVGElement>(null);
  const touch = useRef<{ x: number; y: number; slid: boolean } | null>(null);

  const spotAt = (x: number, y: number): Spot | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    const spot = { row: Math.floor(point.y), column: Math.floor(point.x) };
    return isOnBoard(spot) ? spot : null;
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    touch.current = { x: event.clientX, y: event.clientY, slid: false };
    svg.current?.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const from = touch.current;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) from.slid = true;
    if (event.pointerType !== "mouse" && !from?.slid) return;
    const spot = spotAt(event.clientX, event.clientY - (from ? LIFT : 0));
    if (spot && !same(spot, aim) && (held || props.draft)) onAim(spot);
  };
  const up = (event: PointerEvent) => {
    const from = touch.current;
    touch.current = null;
    if (from?.slid || event.button > 0) return;
    const spot = spotAt(event.clientX, event.clientY);
    if (spot) onPress(spot, event.pointerType === "mouse");
  };
  const enter = (event: FocusEvent) => {
    const spot = spotOf((event.target as SVGElement).dataset.square ?? "");
    if (spot && !aim) onAim(spot);
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const here = aim ?? { row: 9, column: 9 };
    if (arrow) {
      const spot = moved(here, ...arrow);
      onAim(spot);
      svg.current?.querySelector<SVGElement>(`[data-square="${nameOf(spot)}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") onPress(here, true);
    else return;
    event.preventDefault();
  };

  return (
    <svg ref={svg} data-nudged class={held ? "forma-field forma-holding" : "forma-field"} viewBox={`${-EDGE} ${-EDGE} ${ACROSS} ${ACROSS}`}
      onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={() => { touch.current = null; }}
      onFocusIn={enter} onKeyDown={key}>
      <Ground />
      <Labels row={aim?.row ?? -1} column={aim?.column ?? -1} />
      <Stones board={without(view.board, NO_STONE)} draft={props.draft} />
      <Forms laid={view.laid} />
      <Markers board={without(view.board, NO_MARKER)} />
      <Bridges bridges={view.bridges} />
      <Near near={props.near} seat={props.seat} />
      {props.faulty.length > 0 && <Crosses spots={props.faulty} />}
      {props.lit.length > 0 && <path class="forma-lit" d={cells(props.lit)} />}
      {props.loss && <Loss loss={props.loss} />}
      {props.sent && <Sent sent={props.sent} seat={props.seat} />}
      {held && !props.sent && props.fits && <path class="forma-fits" d={dots(props.fits)} />}
      {held && aim && !props.sent && (props.fits
        ? <Ghost held={held} aim={aim} seat={props.seat} fits={props.fits} />
        : <Hovering held={held} aim={aim} seat={props.seat} />)}
      {props.advice && <Advised advice={props.advice} seat={props.seat} say={say} />}
      {aim && <Aim spot={aim} />}
      <Squares board={view.board} names={names} faulty={props.faulty} draft={props.draft} aim={aim} say={say} />
    </svg>
  );
}

export type Names = { readonly [mark: string]: string };

/** What stands on a square, in words. */
export function useNames(view: View, say: Say): Names {
  const marks = [...new Set(`.#^${view.board}`)].filter((mark) => mark !== "/").sort().join("");
  return useMemo(() => Object.fromEntries([...marks].map((mark) => [mark, nameOfMark(mark, say)])), [marks, say]);
}

function nameOfMark(mark: string, say: Say): string {
  const seat = Math.max("0123".indexOf(mark), "abcd".indexOf(mark), "ABCD".indexOf(mark));
  if (mark === ".") return say("web-free");
  if (mark === "#") return say("web-obstacle");
  if (mark === "^") return say("web-tower");
  if (/\d/.test(mark)) return say("web-form-of", { seat });
  return /[a-d]/.test(mark) ? say("web-marker-of", { seat }) : say("web-marked-of", { seat });
}

interface SquaresProps extends Pick<FieldProps, "names" | "draft" | "faulty" | "aim" | "say"> {
  readonly board: string;
}

/** All squares, for fingers, keys and screen readers. */
const Squares = memo(function Squares({ board, aim, say, ...props }: SquaresProps) {
  return (
    <g role="grid" aria-label={say("web-board")}>
      {Array.from({ length: SIZE }, (_, row) => (
        <Row key={row} row={row} marks={rowOf(board, row)} aimed={(aim?.row ?? 9) === row ? (aim?.column ?? 9) : -1} {...props} />
      ))}
    </g>
  );
});

interface RowProps extends Pick<FieldProps, "names" | "draft" | "faulty"> {
  readonly row: number;
  readonly marks: string;
  readonly aimed: number;
}

/** The squares of a row; those that are as they were are not looked at again. */
const Row = memo(function Row({ row, marks, names, draft, faulty, aimed }: RowProps) {
  const drawn = useRef<{ readonly key: string; readonly square: VNode }[]>([]);
  drawn.current = [...marks].map((mark, column) => {
    const name = nameOf({ row, column });
    const stands = draft?.tower === name ? "^" : draft?.obstacles.includes(name) ? "#" : mark;
    const label = `${name}, ${names[stands] ?? ""}`;
    const isFaulty = faulty.some((spot) => same(spot, { row, column }));
    const key = `${label} ${isFaulty} ${column === aimed}`;
    const before = drawn.current[column];
    return before?.key === key ? before : {
      key,
      square: (
        <rect key={column} class="forma-cell" x={column} y={row} width="1" height="1" role="gridcell" data-square={name}
          tabindex={column === aimed ? 0 : -1} aria-invalid={isFaulty || undefined} aria-label={label} />
      ),
    };
  });
  return <g role="row">{drawn.current.map(({ square }) => square)}</g>;
});

export const Ground = memo(function Ground() {
  const numbers = Array.from({ length: SIZE - 1 }, (_, number) => number + 1);
  return (
    <>
      <rect class="forma-ground" x="-.12" y="-.12" width="20.24" height="20.24" rx=".2" />
      <path class="forma-lines" d={numbers.map((n) => `M${n} 0v20M0 ${n}h20`).join("")} />
      <path class="forma-fives" d={[5, 10, 15].map((n) => `M${n} 0v20M0 ${n}h20`).join("")} />
    </>
  );
});

/** Letters and numbers along the edges; those of the aim stand out. */
const Labels = memo(function Labels({ row, column }: Spot) {
  return (
    <g class="forma-labels" aria-hidden="true">
      {[...COLUMNS].map((letter, number) => (
        <text key={letter} class={number === column ? "forma-now" : ""} x={number + 0.5} y="-.33">{letter}</text>
      ))}
      {[...COLUMNS].map((_, number) => (
        <text key={number} class={number === row ? "forma-now" : ""} x="-.52" y={number + 0.68}>{number + 1}</text>
      ))}
    </g>
  );
});

const NO_STONE = /[^/#^A-D]/g;
const NO_MARKER = /[^/A-Da-d]/g;

/** The board without some marks: it stays the same while they change. */
const without = (board: string, marks: RegExp): string => board.replace(marks, ".");

const OBSTACLE = "M.12 .3L.32 .1H.7L.9 .32V.72L.68 .9H.3L.1 .7z";
const FACETS = "M.32 .1L.42 .38L.1 .7M.42 .38L.9 .32M.42 .38L.6 .62L.68 .9M.6 .62L.9 .72";
const TOWER = "M.24 .9H.76V.78L.68 .7V.42L.78 .34V.12H.64V.22H.57V.12H.43V.22H.36V.12H.22V.34L.32 .42V.7L.24 .78z";

export const Stones = memo(function Stones({ board, draft }: { board: string; draft: Draft | null }) {
  const stones = where(board, "#ABCD").concat(spotsOf(draft?.obstacles ?? []));
  const towers = where(board, "^").concat(draft?.tower ? [spotOf(draft.tower)!] : []);
  return (
    <>
      {stones.map(({ row, column }) => (
        <g key={`${row}-${column}`} class="forma-stone" transform={`translate(${column} ${row})`}>
          <path d={OBSTACLE} /><path class="forma-facets" d={FACETS} />
        </g>
      ))}
      {towers.map(({ row, column }) => (
        <g key="tower" class="forma-tower" transform={`translate(${column} ${row})`}>
          <rect width="1" height="1" /><path d={TOWER} />
        </g>
      ))}
    </>
  );
});

export const Forms = memo(function Forms({ laid }: { laid: View["laid"] }) {
  return laid.map((form, number) => <Lying key={number} laid={form} isLast={number === laid.length - 1} />);
});

const Lying = memo(function Lying({ laid, isLast }: { laid: View["laid"][number]; isLast: boolean }) {
  return (
    <Piece seat={laid.seat} extra={isLast ? "forma-last" : ""}
      spots={covered(laid.form, laid.turn, laid.flipped, spotOf(laid.square)!)} />
  );
});

export const Markers = memo(function Markers({ board }: { board: string }) {
  return [0, 1, 2, 3].flatMap((seat) => where(board, "abcd"[seat]! + "ABCD"[seat]!).map((spot) => (
    <g key={nameOf(spot)} class={`forma-marker forma-seat-${seat}`}>
      <circle cx={spot.column + 0.5} cy={spot.row + 0.5} r=".39" />
      <path d={markPath([spot], seat)} />
    </g>
  )));
});

export const Bridges = memo(function Bridges({ bridges }: { bridges: View["bridges"] }) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const all = bridges.flatMap((own, seat) => own.map((squares) => ({ seat, squares, key: `${seat} ${squares.join(" ")}` })));
  const before = known.current;
  known.current = new Set(all.map(({ key }) => key));
  return all.map(({ seat, squares, key }) => {
    const line = spanned(spotsOf(squares));
    return (
      <g key={key} class={`forma-bridge forma-seat-${seat}${before && !before.has(key) ? " forma-new" : ""}`}>
        <path class="forma-deck" d={line} pathLength="1" /><path class="forma-rail" d={line} pathLength="1" />
      </g>
    );
  });
});

/** A line through the middle of some squares, from edge to edge. */
function spanned(spots: readonly Spot[]): string {
  const goesDown = spots[0]!.row === 0 && spots.at(-1)!.row === SIZE - 1;
  const middles = spots.map(({ row, column }) => `${column + 0.5} ${row + 0.5}`).join("L");
  return goesDown
    ? `M${spots[0]!.column + 0.5} 0L${middles}L${spots.at(-1)!.column + 0.5} ${SIZE}`
    : `M0 ${spots[0]!.row + 0.5}L${middles}L${SIZE} ${spots.at(-1)!.row + 0.5}`;
}

/** The squares that are missing for a bridge within reach. */
const Near = memo(function Near({ near, seat }: { near: readonly NearBridge[]; seat: number }) {
  const spots = new Map(near.flatMap(({ squares }) => squares).map((spot) => [nameOf(spot), spot]));
  if (spots.size === 0) return null;
  const d = [...spots.values()].map(({ row, column }) => `M${column + 0.5} ${row + 0.32}v.36M${column + 0.32} ${row + 0.5}h.36`).join("");
  return <path class={`forma-near forma-seat-${seat}`} d={d} />;
});

/** A form that did not fit, where it was meant to go, and what was in its way. */
function Loss({ loss }: { loss: FormLost }) {
  const spots = covered(loss.form, loss.turn, loss.flipped, spotOf(loss.square)!);
  const crosses = spotsOf(loss.taken).concat(spots.filter((spot) => !isOnBoard(spot)));
  return (
    <g class="forma-loss">
      <path class="forma-body" d={cells(spots)} /><path class="forma-rim" d={rim(spots)} />
      <Crosses spots={crosses} />
    </g>
  );
}

/** A form that is on its way to the table. */
function Sent({ sent, seat }: { sent: Place; seat: number }) {
  return <g class="forma-sent"><Piece spots={covered(sent.form, sent.turn, sent.flipped, spotOf(sent.square)!)} seat={seat} /></g>;
}

function Crosses({ spots }: { spots: readonly Spot[] }) {
  return <Haloed class="forma-cross" d={spots.map(({ row, column }) => `M${column + 0.22} ${row + 0.22}l.56 .56m0 -.56l-.56 .56`).join("")} />;
}

const dots = (spots: readonly Spot[]): string =>
  spots.map(({ row, column }) => `M${column + 0.36} ${row + 0.5}a.14 .14 0 1 0 .28 0a.14 .14 0 1 0 -.28 0z`).join("");

/** Assisted: the form as it would lie. */
function Ghost({ held, aim, seat, fits }: { held: Held; aim: Spot; seat: number; fits: readonly Spot[] }) {
  const [turn, over] = poseOf(held);
  const spots = covered(held.form, turn, over, aim);
  const does = fits.some((spot) => spot.row === aim.row && spot.column === aim.column);
  return (
    <g class={does ? "forma-ghost forma-does" : "forma-ghost forma-not"}>
      <Piece spots={spots} seat={seat} />
      <path class="forma-verdict" d={rim(spots)} />
      {!does && <Crosses spots={[aim]} />}
    </g>
  );
}

/** By eye: the form hovers above its aim; the dot on it is meant for the square below. */
function Hovering({ held, aim, seat }: { held: Held; aim: Spot; seat: number }) {
  const spots = squaresOf(poseOf(held)[2]);
  const columns = spots.map(({ column }) => column);
  const left = Math.min(...columns), right = Math.max(...columns) + 1;
  const height = Math.max(...spots.map(({ row }) => row)) + 1;
  const middle = aim.column + 0.5 - (HOVER * (left + right)) / 2;
  const x = Math.min(20 - HOVER * right, Math.max(-0.4 - HOVER * left, middle));
  const y = aim.row - 1.1 - HOVER * height;
  return (
    <g class="forma-hovering">
      <Haloed class="forma-tether" d={`M${x + HOVER / 2} ${y + HOVER / 2}L${aim.column + 0.5} ${aim.row + 0.5}`} />
      <g transform={`translate(${x} ${y}) scale(${HOVER}) rotate(-4)`}>
        <path class="forma-halo" d={rim(spots)} />
        <Piece spots={spots} seat={seat} />
        <circle class="forma-first" cx=".5" cy=".5" r=".26" />
      </g>
    </g>
  );
}

function Aim({ spot: { row, column } }: { spot: Spot }) {
  return (
    <g transform={`translate(${column} ${row})`}>
      <Haloed class="forma-aim" d="M-.08 .3V-.08H.3M.7 -.08H1.08V.3M1.08 .7V1.08H.7M.3 1.08H-.08V.7" />
    </g>
  );
}

/** A line that is seen on any ground. */
function Haloed({ class: name, d }: { class: string; d: string }) {
  return <g class={name}><path class="forma-halo" d={d} /><path d={d} /></g>;
}
