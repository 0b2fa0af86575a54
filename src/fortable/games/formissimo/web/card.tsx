// A card: shape, size, number and cross as they are; red is solid and blue is striped, so that no eye needs the hue.
import { memo } from "@shell/memo";
import { language } from "@shell/settings";
import type { Say } from "@shell/texts";
import { look, type DeckName, type Look } from "./deck";

const SPOTS = { one: [[30, 38]], two: [[22, 22], [38, 54]] } as const;
const RADIUS = { large: 15.8, small: 9.6 } as const;

const spoken = new Map<string, string>();

/** A text that is said again and again: every card has a name, and every move draws all of them. */
export function remembered(key: string, tell: () => string): string {
  const id = `${language.value} ${key}`;
  const text = spoken.get(id) || tell();
  spoken.set(id, text);
  return text;
}

export const cardName = (say: Say, deck: DeckName, card: number): string =>
  remembered(`${deck} ${card}`, () => say("web-card", look(deck, card)));

/** The stripes, once for all cards. */
export const Inks = memo(function Inks() {
  return (
    <svg class="fm-inks" width="0" height="0" aria-hidden="true">
      <pattern id="fm-stripes" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="fm-stripe-ground" width="4" height="4" />
        <rect class="fm-stripe" width="1.9" height="4" />
      </pattern>
    </svg>
  );
});

interface PictureProps {
  readonly deck: DeckName;
  readonly card: number;
}

/** What is printed on a card; drawn once, as prints do not change. */
export const Picture = memo(function Picture({ deck, card }: PictureProps) {
  const shown = look(deck, card);
  return (
    <svg class="fm-picture" viewBox="0 0 60 76" aria-hidden="true">
      {SPOTS[shown.number as "one" | "two"].map(([x, y]) => <Sign key={y} x={x} y={y} shown={shown} />)}
    </svg>
  );
});

function Sign({ x, y, shown }: { x: number; y: number; shown: Look }) {
  const r = RADIUS[shown.size as "large" | "small"];
  const side = r * 0.93;
  return (
    <g class={`fm-${shown.colour}`}>
      {shown.shape === "circle"
        ? <circle cx={x} cy={y} r={r} />
        : <rect x={x - side} y={y - side} width={2 * side} height={2 * side} rx={r / 8} />}
      {shown.cross === "crossed" && <Cross x={x} y={y} reach={r + 3.5} width={1.1 + r / 8.5} />}
    </g>
  );
}

/** Flatter than the diagonals, so that the corners of a square stay to be seen. */
function Cross({ x, y, reach, width }: { x: number; y: number; reach: number; width: number }) {
  const rise = 0.62 * reach;
  const path = `M${x - reach} ${y - rise}l${2 * reach} ${2 * rise}M${x + reach} ${y - rise}l${-2 * reach} ${2 * rise}`;
  return (
    <>
      <path class="fm-cross-rim" d={path} stroke-width={width + 1.3} />
      <path class="fm-cross" d={path} stroke-width={width} />
    </>
  );
}

/** A card that only lies there. */
export const Card = memo(function Card({ deck, card, say, flavour = "" }: { deck: DeckName; card: number; say: Say; flavour?: string }) {
  return (
    <span class={`fm-card ${flavour}`} role="img" aria-label={cardName(say, deck, card)}>
      <Picture deck={deck} card={card} />
    </span>
  );
});

/** A card face down. */
export function Back({ say }: { say: Say }) {
  return (
    <span class="fm-card fm-back" role="img" aria-label={say("web-face-down")}>
      <svg class="fm-picture" viewBox="0 0 60 76" aria-hidden="true">
        <rect class="fm-back-frame" x="5" y="5" width="50" height="66" rx="4" />
        <circle class="fm-back-sign" cx="24" cy="32" r="10" />
        <rect class="fm-back-sign" x="26" y="36" width="19" height="19" rx="1.5" />
      </svg>
    </span>
  );
}
