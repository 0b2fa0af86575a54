// What a card shows, by its number: the data of deck.py, which a test holds equal to this.
import type { Options } from "./types";

export const FEATURES = [
  ["shape", "circle", "square"],
  ["colour", "red", "blue"],
  ["size", "large", "small"],
  ["number", "one", "two"],
  ["cross", "plain", "crossed"],
] as const;

export type Look = { readonly [feature in (typeof FEATURES)[number][0]]: string };
export type DeckName = Options["deck"];

const FEATURES_SHOWN: { readonly [deck in DeckName]: number } = { full: 5, plain: 4 };

export function look(deck: DeckName, card: number): Look {
  const shown = FEATURES.map(([name, usual, other], bit) =>
    [name, bit < FEATURES_SHOWN[deck] && (card >> bit) & 1 ? other : usual]);
  return Object.fromEntries(shown) as Look;
}
