// A card as it is printed: sky, what stands on the wall, the wall, and the number. Pictures come from the view.
import { memo } from "@shell/memo";
import type { Say } from "@shell/texts";
import figures from "../figures.svg";
import type { Card, View } from "./types";

const SKIES = ["#f7dfae", "#f3e2bf", "#e9e4cc", "#d9e5db", "#c6dfe8"] as const;
const HIGHEST = 46;
const DECORATIONS = 4;

/** All drawings, once on the page. */
export const Figures = memo(function Figures() {
  return <div class="ff-figures" dangerouslySetInnerHTML={{ __html: figures }} />;
});

/** What a view says of all cards, whatever happens. */
export type Deck = Pick<View, "cards" | "options">;

export const cardOf = ({ cards }: Pick<Deck, "cards">, number: number): Card =>
  cards.find((card) => card.number === number) ?? { number, figure: "wall", crows: 0 };

/** A card in words; what it shows is told where it matters. */
export function cardText(deck: Deck, say: Say, number: number): string {
  const { figure } = cardOf(deck, number);
  const shows = deck.options.rules === "advanced" && figure !== "wall";
  return shows ? say("web-card", { number, figure: say(`figure-${figure}`) }) : String(number);
}

export const CardFace = memo(function CardFace({ card }: { card: Card }) {
  const sky = SKIES[Math.min(SKIES.length - 1, Math.floor((card.number / HIGHEST) * SKIES.length))];
  return (
    <svg class="ff-face" viewBox="0 0 80 104" aria-hidden="true">
      <rect width="80" height="104" fill={sky} />
      <Picture card={card} />
      <use href="#ff-plaque" />
      <text x="40" y="91" text-anchor="middle">{card.number}</text>
    </svg>
  );
});

/** The picture alone, for the legend. */
export function CardPicture({ card }: { card: Card }) {
  return (
    <svg class="ff-picture" viewBox="0 0 80 66" aria-hidden="true">
      <rect width="80" height="104" fill={SKIES[4]} />
      <Picture card={card} />
    </svg>
  );
}

function Picture({ card }: { card: Card }) {
  if (card.figure === "tower") return <><Use name="wall" /><Use name="tower" /></>;
  if (card.figure === "crow") return <><Use name="wall" /><Crows count={card.crows} /></>;
  const name = card.figure === "wall" ? `deco-${card.number % DECORATIONS}` : card.figure;
  return <><Use name={name} /><Use name="wall" /></>;
}

const Use = ({ name }: { name: string }) => <use href={`#ff-${name}`} width="80" height="104" />;

/** As many as the card's data says, side by side on the merlons. */
function Crows({ count }: { count: number }) {
  const width = 86 / (count + 0.25);
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <use key={index} href="#ff-crow" width={width} height={width * 1.3}
          x={count === 1 ? 4 : -4 + index * 41} y={44 - width * 0.58} />
      ))}
    </>
  );
}

export const CardBack = memo(function CardBack() {
  return <svg class="ff-back" viewBox="0 0 80 104" aria-hidden="true"><use href="#ff-back" /></svg>;
});
