// The grid: 45 places, cards that really turn, and one of them in the focus.
import { useRef, useState } from "preact/hooks";
import { CardBack, CardFace, cardOf, cardText } from "./card";
import type { Moment } from "./moments";
import { COLUMNS, PLACES, ROWS, indexOf } from "./places";
import type { View } from "./types";
import type { Say } from "@shell/texts";

interface GridProps {
  readonly view: View;
  readonly say: Say;
  readonly moments: ReadonlyMap<string, Moment>;
  /** The card that is turned up or selected. */
  readonly offered: string | null;
  /** The places where pressing does something. */
  readonly open: ReadonlySet<string>;
  press(place: string): void;
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

export function Grid(props: GridProps) {
  const [current, setCurrent] = useState(PLACES[0]!);
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = neighbour(indexOf(current), event.key);
    if (to === null) return;
    event.preventDefault();
    setCurrent(PLACES[to]!);
    grid.current?.querySelectorAll("button")[to]?.focus();
  };
  const { view, say } = props;
  return (
    <div ref={grid} class="ff-grid" role="grid" aria-label={say("web-grid", { left: view.left.length })} onKeyDown={move}>
      {[...ROWS].map((row) => (
        <div key={row} class="ff-row" role="row" data-row={row}>
          {PLACES.filter((place) => place.startsWith(row)).map((place) => (
            <div key={place} class="ff-cell" role="gridcell">
              <Place {...props} place={place} isCurrent={place === current} onFocus={() => setCurrent(place)} />
            </div>
          ))}
        </div>
      ))}
    </div>
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

interface PlaceProps extends GridProps {
  readonly place: string;
  readonly isCurrent: boolean;
  onFocus(): void;
}

function Place({ view, say, moments, offered, open, press, place, isCurrent, onFocus }: PlaceProps) {
  const lies = look(view, moments.get(place), place);
  const shade = [
    "ff-place", lies.number === -1 ? "ff-empty" : "", lies.isUp ? "ff-up" : "",
    place === offered ? "ff-offered" : "", open.has(place) ? "ff-open" : "", lies.isBrief ? "ff-brief" : "",
  ];
  return (
    <button type="button" class={shade.filter(Boolean).join(" ")} data-place={place} tabIndex={isCurrent ? 0 : -1}
      aria-label={label(view, say, lies, place)} onClick={() => press(place)} onFocus={onFocus}>
      {lies.number !== -1 && (
        <span class="ff-card">
          <span class="ff-side ff-side-back">
            <CardBack />
            {lies.number > 0 && !lies.isUp && !lies.isBrief && <b class="ff-pencil">{lies.number}</b>}
          </span>
          {lies.number > 0 && (lies.isUp || lies.isBrief) && (
            <span class="ff-side ff-side-face"><CardFace card={cardOf(view, lies.number)} /></span>
          )}
        </span>
      )}
    </button>
  );
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

function label(view: View, say: Say, { number, isUp, isBrief }: Lies, place: string): string {
  if (number === -1) return say("web-place-empty", { place });
  if (number === 0 || (isBrief && !isUp)) return say("web-place-down", { place });
  return say(isUp ? "web-place-up" : "web-place-known", { place, card: cardText(view, say, number) });
}
