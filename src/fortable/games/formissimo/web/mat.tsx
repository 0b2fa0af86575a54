// The layout on its mat: every place is a button, arrows go from card to card, and a place can be typed (B 4).
import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useRef, useState } from "preact/hooks";
import { memo, useShared } from "@shell/memo";
import { Advised, markText, type Mark } from "@shell/parts/Advised";
import { SeatMark } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { cardName, Picture, remembered } from "./card";
import type { DeckName } from "./deck";
import { pressed } from "./finger";

export interface Ghost {
  readonly card: number;
  /** The other who has it now. */
  readonly rival: number | null;
  /** Whether the own hand came too late. */
  readonly isVain: boolean;
}

export interface Spot {
  readonly place: string;
  /** The card that lies here. */
  readonly card: number | null;
  /** The card that lay here a moment ago. */
  readonly ghost?: Ghost | null;
  /** Class names of its own. */
  readonly flavour?: string;
  /** Shown on the card. */
  readonly number?: number | undefined;
  /** What advice says of it. */
  readonly mark?: Mark | null;
}

export interface MatProps {
  readonly spots: readonly Spot[];
  readonly columns: number;
  readonly deck: DeckName;
  readonly say: Say;
  /** Whether a card is taken when it is touched, not when it is let go. */
  readonly isInstant?: boolean;
  readonly isCovered?: boolean;
  readonly keys: string;
  onPress?: ((place: string) => void) | undefined;
  onKey?: ((key: string) => void) | undefined;
  readonly children?: ComponentChildren;
}

export const rowName = (row: number): string => "ABCDE"[row] ?? "";
export const placeName = (index: number, columns: number): string =>
  rowName(Math.floor(index / columns)) + String((index % columns) + 1);

export function Mat(props: MatProps) {
  const { columns, deck, say } = props;
  const { spots } = props;
  const rows = useShared(inRows(spots, columns));
  const [focus, setFocus] = useState(spots[0]!.place);
  const [isByKeys, setByKeys] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const typed = useRef("");
  const move = (place: string) => {
    setFocus(place);
    grid.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  const press = (pressed: string | null) => {
    if (spots.some(({ place, card }) => place === pressed && card !== null)) props.onPress?.(pressed!);
  };
  const latest = useRef(press);
  latest.current = press;
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROWS[event.key];
    if (step) {
      event.preventDefault();
      move(next(spots, columns, focus, step));
      return;
    }
    const key = event.key.toUpperCase();
    const place = typed.current + key;
    typed.current = /^[A-E]$/.test(key) ? key : "";
    if (spots.some((spot) => spot.place === place)) {
      move(place);
      if (!event.repeat) press(place);
    } else if (!event.repeat) props.onKey?.(key);
  };
  return (
    <div class="fm-field" style={{ "--columns": columns, "--rows": spots.length / columns }}>
      <div class={isByKeys ? "fm-mat fm-by-keys" : "fm-mat"}>
        <Margins columns={columns} rows={spots.length / columns} />
        <div ref={grid} class={props.isInstant ? "fm-grid fm-instant" : "fm-grid"} role="group" aria-label={say("web-layout")}
          aria-describedby="fm-keys" inert={props.isCovered} onKeyDown={onKeyDown}
          onFocusIn={(event) => { setFocus(pointed(event) ?? focus); setByKeys((event.target as Element).matches(":focus-visible")); }}
          onFocusOut={() => setByKeys(false)} onContextMenu={(event) => event.preventDefault()}
          onPointerDown={(event) => {
            const place = pointed(event);
            if (props.isInstant && place !== null) pressed(event, () => latest.current(place));
          }}
          onClick={(event) => { if (!props.isInstant || event.detail === 0) press(pointed(event)); }}>
          {rows.map((row, index) => (
            <Row key={index} spots={row} deck={deck} say={say} isOpen={props.onPress !== undefined}
              focus={row.some(({ place }) => place === focus) ? focus : null} />
          ))}
        </div>
        <p id="fm-keys" class="fm-keys">{props.keys}</p>
        {props.children}
      </div>
    </div>
  );
}

/** What the places are called by. */
const Margins = memo(function Margins({ columns, rows }: { columns: number; rows: number }) {
  return (
    <>
      <div class="fm-heads" aria-hidden="true">{Array.from({ length: columns }, (_, column) => <span key={column}>{column + 1}</span>)}</div>
      <div class="fm-sides" aria-hidden="true">{Array.from({ length: rows }, (_, row) => <span key={row}>{rowName(row)}</span>)}</div>
    </>
  );
});

/** The place that a finger, a mouse or the focus is on. */
const pointed = ({ target }: Event): string | null =>
  (target as Element).closest("[data-place]")?.getAttribute("data-place") ?? null;

function label({ place, card, number, mark = null }: Spot, deck: DeckName, say: Say): string {
  const told = remembered(`${deck} ${card} ${place}`, () => (card === null ? say("web-place-empty", { place })
    : say("web-place-card", { place, card: cardName(say, deck, card) })));
  return (number === undefined ? told : `${number}. ${told}`) + markText(say, mark);
}

const inRows = (spots: readonly Spot[], columns: number): readonly (readonly Spot[])[] =>
  Array.from({ length: spots.length / columns }, (_, row) => spots.slice(row * columns, (row + 1) * columns));

interface Printed {
  readonly deck: DeckName;
  readonly say: Say;
}

interface RowProps extends Printed {
  readonly spots: readonly Spot[];
  /** The place that the Tab key comes to, if it is one of these. */
  readonly focus: string | null;
  /** Whether a card may be pressed at all. */
  readonly isOpen: boolean;
}

const Row = memo(function Row({ spots, focus, isOpen, ...printed }: RowProps) {
  return <>{spots.map((spot) => <Place key={spot.place} spot={spot} isFocus={spot.place === focus} isDead={!isOpen || spot.card === null} {...printed} />)}</>;
});

interface PlaceProps extends Printed {
  readonly spot: Spot;
  readonly isFocus: boolean;
  readonly isDead: boolean;
}

const Place = memo(function Place({ spot, deck, say, isFocus, isDead }: PlaceProps) {
  const { place, card, ghost, flavour, number, mark = null } = spot;
  return (
    <button type="button" data-place={place} tabIndex={isFocus ? 0 : -1} aria-disabled={isDead} aria-label={label(spot, deck, say)}
      class={`fm-place ${card === null ? "fm-free" : "fm-card"} ${flavour ?? ""}`}>
      {card !== null && <Picture deck={deck} card={card} />}
      <Advised mark={mark} />
      {number !== undefined && <span key={number} class="fm-number" aria-hidden="true">{number}</span>}
      {card === null && ghost && (
        <span key={ghost.isVain} class={`fm-ghost fm-card ${ghost.isVain ? "fm-vain" : ""}`}>
          <Picture deck={deck} card={ghost.card} />
          {ghost.rival !== null && <SeatMark seat={ghost.rival} />}
        </span>
      )}
    </button>
  );
});

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

/** The nearest place with a card in a direction; if there is none, the focus stays. */
function next(spots: readonly Spot[], columns: number, from: string, [down, right]: readonly [number, number]): string {
  const start = spots.findIndex((spot) => spot.place === from);
  let row = Math.floor(start / columns) + down;
  let column = (start % columns) + right;
  for (; row >= 0 && row * columns < spots.length && column >= 0 && column < columns; row += down, column += right) {
    const spot = spots[row * columns + column]!;
    if (spot.card !== null) return spot.place;
  }
  return from;
}
