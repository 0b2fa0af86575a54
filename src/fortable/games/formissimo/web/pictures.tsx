// The game in one minute, for the rulebook: drawn with the cards of the board.
import type { Picture } from "@shell/board";
import type { Say } from "@shell/texts";
import { Card, Inks } from "./card";

const [CIRCLE, BLUE, BLUE_SQUARE, SMALL, TWO] = [0, 2, 3, 6, 14];

const Cards = ({ cards, say, between }: { cards: readonly number[]; say: Say; between: string }) => (
  <div class="drawing fm">
    <Inks />
    {cards.map((card, index) => [index > 0 && <b>{between}</b>, <span key={card}><Card deck="full" card={card} say={say} /></span>])}
  </div>
);

const Match: Picture = ({ say }) => <Cards cards={[CIRCLE, BLUE]} between="✓" say={say} />;
const NoMatch: Picture = ({ say }) => <Cards cards={[CIRCLE, BLUE_SQUARE]} between="✗" say={say} />;
const Chain: Picture = ({ say }) => <Cards cards={[CIRCLE, BLUE, SMALL, TWO]} between="›" say={say} />;
const Stop: Picture = ({ say }) => <div class="drawing fm"><i class="fm-stop"><span>{say("web-stop")}</span></i></div>;

export const pictures = [Match, NoMatch, Chain, Stop];
