// The grid: 45 places, cards that really turn, and one of them in the focus.
import type { Advice } from "@shell/board";
import { memo, useShared } from "@shell/memo";
import { Advised, markOf, markText, type Mark } from "@shell/parts/Advised";
import { useRef, useState } from "preact/hooks";
import { CardBack, CardFace, cardOf, cardText, type Deck } from "./card";
import type { Moment, Moments } from "./moments";
import { COLUMNS, PLACES, ROWS, indexOf } from "./places";
import type { AnyAction, Card, View } from "./types";
import type { Say } from "@shell/texts";

interface GridProps {
  readonly view: View;
  readonly say: Say;
  readonly moments: Moments;
  /** The card that is turned up or selected. */
  readonly offered: string | null;
  /** The places where pressing does something; null when it is not the time to turn one. */
  readonly open: ReadonlySet<string> | null;
  /** What was pressed, and the table has not answered yet. */
  readonly sent: string | null;
  readonly advice: Advice<AnyAction> | null | undefined;
  press(place: string): void;
}

const PLACES_BY_ROW = [...ROWS].map((row) => PLACES.filter((place) => place.startsWith(row)));
const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

export function Grid(props: GridProps) {
  const [current, setCurrent] = useState(PLACES[0]!);
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = neighbour(indexOf(current), event.key);
    if (to === null) return;
    event.preventDefault();
    grid.current?.querySelectorAll("button")[to]?.focus();
  };
  const at = (event: Event, then: (place: string) => void) => {
    const place = (event.target as Element).closest<HTMLElement>("[data-place]")?.dataset.place;
    if (place) then(place);
  };
  const { view, say } = props;
  const rows = useShared(PLACES_BY_ROW.map((places) => places.map((place) => seen(props, place, place === current))));
  return (
    <div ref={grid} class="ff-grid" role="grid" aria-label={say("web-grid", { left: view.left.length })} onKeyDown={move}
      onClick={(event) => at(event, props.press)} onFocusIn={(event) => at(event, setCurrent)}>
      {rows.map((row, index) => <Row key={index} row={row} say={say} cards={view.cards} options={view.options} />)}
    </div>
  );
}

/** What is seen of a place. */
interface Seen extends Lies {
  readonly place: string;
  readonly shade: string;
  readonly isCurrent: boolean;
  readonly mark: Mark | null;
}

function seen(props: GridProps, place: string, isCurrent: boolean): Seen {
  const lies = look(props.view, props.moments.value.get(place), place);
  const mark = markOf(props.advice, (action) => "place" in action && action.place === place);
  return { place, isCurrent, mark, shade: shadeOf(props, lies, place), ...lies };
}

interface Spoken extends Deck {
  readonly say: Say;
}

const Row = memo(function Row({ row, ...spoken }: Spoken & { readonly row: readonly Seen[] }) {
  return (
    <div class="ff-row" role="row" data-row={row[0]!.place[0]}>
      {row.map((cell) => <Cell key={cell.place} {...cell} {...spoken} />)}
    </div>
  );
});

type CellProps = Seen & Spoken;

const Cell = memo(function Cell(props: CellProps) {
  const { place, shade, isCurrent, number } = props;
  return (
    <div class="ff-cell" role="gridcell">
      <button type="button" class={shade} data-place={place} tabIndex={isCurrent ? 0 : -1} aria-label={label(props)}>
        {number !== -1 && <TurningCard card={number > 0 ? cardOf(props, number) : null} hasFace={props.isUp || props.isBrief} />}
        <Advised mark={props.mark} />
      </button>
    </div>
  );
});

function shadeOf({ offered, open, sent }: GridProps, lies: Lies, place: string): string {
  const isOpen = open === null ? lies.number !== -1 : open.has(place);
  const shades = [
    "ff-place", lies.number === -1 && "ff-empty", lies.isUp && "ff-up", lies.isBrief && "ff-brief",
    place === offered && "ff-offered", place === sent && "ff-sent", isOpen && "ff-open",
  ];
  return shades.filter(Boolean).join(" ");
}

/** A card that can be turned: its face is there only while it can be read. */
function TurningCard({ card, hasFace }: { card: Card | null; hasFace: boolean }) {
  return (
    <span class="ff-card">
      <span class="ff-side ff-side-back">
        <CardBack />
        {card && !hasFace && <b class="ff-pencil">{card.number}</b>}
      </span>
      {card && hasFace && <span class="ff-side ff-side-face"><CardFace card={card} /></span>}
    </span>
  );
}

function neighbour(index: number, key: string): number | null {
  if (key === "Home") return index - (index % COLUMNS);
  if (key === "End") return index - (index % COLUMNS) + COLUMNS - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const to = index + step;
  const leavesRow = Math.abs(step) === 1 && Math.floor(to / COLUMNS) !== Math.floor(index / COLUMNS);
  return leavesRow || to < 0 || to >= PLACES.length ? index : to;
}

interface Lies {
  /** -1: no card, 0: one that cannot be read. */
  readonly number: number;
  readonly isUp: boolean;
  /** It was turned back, and is only read for a moment longer. */
  readonly isBrief: boolean;
}

function look(view: View, moment: Moment | undefined, place: string): Lies {
  const number = view.grid[indexOf(place)]!;
  const isUp = view.face_up.includes(place) || (view.phase === "over" && number > 0);
  if (isUp || moment === undefined) return { number, isUp, isBrief: false };
  return { number: moment.number, isUp: performance.now() < moment.until, isBrief: true };
}

const label = (props: CellProps): string => lying(props) + markText(props.say, props.mark);

function lying({ place, say, number, isUp, isBrief, ...deck }: CellProps): string {
  if (number === -1) return say("web-place-empty", { place });
  if (number === 0 || (isBrief && !isUp)) return say("web-place-down", { place });
  return say(isUp ? "web-place-up" : "web-place-known", { place, card: cardText(deck, say, number) });
}
