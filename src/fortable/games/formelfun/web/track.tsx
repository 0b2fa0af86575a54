// The track on paper: asphalt, lanes, numbers and line.
import { memo } from "@shell/memo";
import { adviceText } from "@shell/parts/Advised";
import type { Say } from "@shell/texts";
import { Body, seatOf } from "./car";
import type { Advised } from "./hand";
import { LANES, numberAt, SPACES, type Loop } from "./loop";
import type { View } from "./types";

const ALL = Array.from({ length: SPACES }, (_, index) => index + 1);
const ARROWS = [4, 14, 24];

export type Prospect = View["prospects"][number];

interface TrackProps {
  readonly loop: Loop;
  readonly view: View;
  readonly prospect: Prospect | null;
  /** Where what was done led, and where what is better leads. */
  readonly advised: readonly Advised[];
  readonly say: Say;
}

export function Track({ loop, view, prospect, advised, say }: TrackProps) {
  const { width, height } = loop.shape;
  const label = view.order.length
    ? say("web-track", { leader: view.order[0], last: view.order[view.order.length - 1], count: view.order.length })
    : say("board-line-up");
  return (
    <svg class="ff-track" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Paper loop={loop} />
      <Marks loop={loop} view={view} />
      {advised.map(({ mark, action, prospect: advice }) => (
        <g key={mark} class={`ff-advised ff-${mark}`} role="img" aria-label={adviceText(say, mark, action)}><Ahead loop={loop} view={view} prospect={advice} sign={mark} /></g>
      ))}
      {prospect && <Ahead loop={loop} view={view} prospect={prospect} />}
    </svg>
  );
}

/** What is printed. */
export const Paper = memo(function Paper({ loop }: { loop: Loop }) {
  const { lane, band } = loop.shape;
  const inner = -lane, outer = lane * (LANES - 1);
  return (
    <g>
      <rect class="ff-grass" {...loop.ring(inner)} />
      {[0, 1, 2].map((sector) => (
        <path key={sector} class={`ff-band ff-sector-${sector}`} d={loop.trail(sector * 10, sector * 10 + 10, loop.bandOffset)} stroke-width={band} />
      ))}
      <rect class="ff-asphalt" {...loop.ring((inner + outer) / 2)} stroke-width={LANES * lane} />
      {[0, 1, 2].map((line) => <rect key={line} class="ff-lane" {...loop.ring(line * lane)} />)}
      {ALL.map((space) => <path key={space} class={space % 10 ? "ff-joint" : "ff-joint ff-tenth"} d={joint(loop, space, inner, outer)} />)}
      <rect class="ff-kerb" {...loop.ring(inner)} />
      <rect class="ff-kerb ff-dashes" {...loop.ring(inner)} />
      <rect class="ff-edge" {...loop.ring(outer)} />
      <rect class="ff-edge" {...loop.ring(outer + band - 1)} />
      <Line loop={loop} from={inner} until={outer + band} />
      {ARROWS.map((place) => <Arrow key={place} loop={loop} place={place} />)}
      {ALL.map((space) => {
        const { x, y } = loop.at(space, loop.bandOffset);
        return <text key={space} class="ff-number" x={x} y={y} dy=".36em" font-size={band * 0.74}>{numberAt(space)}</text>;
      })}
    </g>
  );
});

function joint(loop: Loop, spaces: number, from: number, until: number): string {
  const a = loop.along(spaces, from), b = loop.along(spaces, until);
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

/** Start and finish. */
function Line({ loop, from, until }: { loop: Loop; from: number; until: number }) {
  return (
    <g class="ff-line">
      <path class="ff-line-ground" d={joint(loop, 0, from, until)} />
      <path class="ff-line-check" d={joint(loop, -0.055, from, until)} />
      <path class="ff-line-check ff-odd" d={joint(loop, 0.055, from, until)} />
    </g>
  );
}

function Arrow({ loop, place }: { loop: Loop; place: number }) {
  const { x, y, angle } = loop.at(place, loop.offset(2.5));
  return <path class="ff-arrow" d="M-7-8L5 0-7 8" transform={`translate(${x} ${y}) rotate(${angle})`} />;
}

/** The space of the car that is due, with its number. */
function Marks({ loop, view }: { loop: Loop; view: View }) {
  const due = view.phase === "play" ? view.track[view.moved] : undefined;
  if (!due) return null;
  const { x, y } = loop.at(due[1], loop.bandOffset);
  const { lane, band } = loop.shape;
  return (
    <g>
      <path class="ff-here" d={loop.trail(due[1] - 1, due[1], lane)} stroke-width={LANES * lane} />
      <circle class="ff-here-ring" cx={x} cy={y} r={band * 0.62} />
      <text class="ff-number ff-here-number" x={x} y={y} dy=".36em" font-size={band * 0.74}>{numberAt(due[1])}</text>
    </g>
  );
}

/** Where the chosen card takes the car. */
function Ahead({ loop, view, prospect, sign }: { loop: Loop; view: View; prospect: Prospect; sign?: Advised["mark"] }) {
  const [, , movement, place, lane] = prospect;
  const car = view.track.find(([name]) => name === view.own);
  if (!car) return null;
  const from = car[1], target = from + movement, offset = loop.offset(lane);
  const goal = loop.at(place, offset);
  const flag = loop.at(place, loop.bandOffset);
  return (
    <g class={`ff-ahead ff-seat-${seatOf(car[0])}`}>
      <path class="ff-here ff-goal" d={loop.trail(place - 1, place, loop.shape.lane)} stroke-width={LANES * loop.shape.lane} />
      <path class="ff-way" d={loop.trail(from - 0.1, target - 0.5, loop.offset(2.5))} />
      <g transform={`translate(${goal.x} ${goal.y}) rotate(${goal.angle})`}><Body loop={loop} size={1} /></g>
      {sign && <g class="ff-sign" transform={`translate(${goal.x} ${goal.y})`}><circle r={loop.shape.lane * 0.4} />{sign === "better" && <path d="M-4 0l3 4l6 -8" />}</g>}
      <circle class="ff-here-ring" cx={flag.x} cy={flag.y} r={loop.shape.band * 0.62} />
      <text class="ff-number ff-here-number" x={flag.x} y={flag.y} dy=".36em" font-size={loop.shape.band * 0.74}>{numberAt(place)}</text>
    </g>
  );
}
