// The game in one minute, for the rulebook: drawn with the cards of the board.
import type { Picture } from "@shell/board";
import { CardBack, CardFace, Figures } from "./card";
import type { Card } from "./types";

const FIGURES: Readonly<Record<number, Card["figure"]>> = { 1: "tower", 7: "cannon", 17: "prince", 21: "queen", 26: "tower", 33: "princess", 41: "king" };
const TEN = [1, 7, 12, 17, 21, 26, 33, 38, 41, 44];

const Face = ({ number }: { number: number }) => (
  <span><CardFace card={{ number, figure: FIGURES[number] ?? "wall", crows: 0 }} /></span>
);
const Back = () => <span><CardBack /></span>;

const TurnedUp: Picture = () => <div class="drawing ff"><Figures /><Back /><Face number={12} /><Back /><Back /></div>;
const Taken: Picture = () => <div class="drawing ff"><Face number={1} /><Face number={12} /><b>+</b><Face number={17} /></div>;
const TurnedBack: Picture = () => <div class="drawing ff"><Face number={17} /><b>✗</b><Face number={7} /><b>›</b><Back /></div>;
const Rampart: Picture = () => <div class="drawing drawing-tight ff">{TEN.map((number) => <Face key={number} number={number} />)}</div>;

export const pictures = [TurnedUp, Taken, TurnedBack, Rampart];
