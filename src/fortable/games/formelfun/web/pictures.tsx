// The game in one minute, for the rulebook: drawn with the cards, the cars and the track of the board.
import type { Picture } from "@shell/board";
import { Body, seatOf } from "./car";
import { Face } from "./card";
import { Loop } from "./loop";
import { Plate } from "./plate";
import { Paper } from "./track";

const LOOP = new Loop({ width: 1003, height: 456, lane: 23, band: 21, margin: 4, roundness: 1 });
/** On the upper straight: what is seen of the track. */
const SEEN = { place: 17, width: 230, height: 132 };

type Standing = readonly [car: string, place: number, lane: number];

function Straight({ cars }: { cars: readonly Standing[] }) {
  const { x, y } = LOOP.at(SEEN.place, LOOP.offset(2.8));
  return (
    <svg class="ff-track" viewBox={`${x - SEEN.width / 2} ${y - SEEN.height / 2} ${SEEN.width} ${SEEN.height}`}>
      <Paper loop={LOOP} />
      {cars.map(([car, place, lane]) => {
        const spot = LOOP.at(place, LOOP.offset(lane));
        return (
          <g key={car} class={`ff-seat-${seatOf(car)}`} transform={`translate(${spot.x} ${spot.y}) rotate(${spot.angle})`}>
            <Body loop={LOOP} size={1} />
          </g>
        );
      })}
    </svg>
  );
}

const Card = ({ card }: { card: string }) => <span class="ff-card"><Face card={card} /></span>;
const [FULL, FELL] = [18, 17];

const Blue: Picture = () => <div class="drawing ff"><Card card="8" /><b>▸ 8</b><Plate car="A1" /></div>;
const Red: Picture = () => <div class="drawing ff"><Straight cars={[["A1", SEEN.place, 1]]} /><Card card="7/3" /><b>▸ 7</b></div>;
const Lanes: Picture = () => (
  <div class="drawing ff"><Straight cars={[["B1", FULL, 1], ["C1", FULL, 2], ["B2", FULL, 3], ["C2", FULL, 4], ["A1", FELL, 1]]} /></div>
);
const Last: Picture = () => <div class="drawing ff"><Plate car="B1" /><Plate car="A1" /><Plate car="C1" /><b>›</b><Plate car="A2" isOut /></div>;

export const pictures = [Blue, Red, Lanes, Last];
