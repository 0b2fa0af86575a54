// A car seen from above: its team's colour and letter, and the drive along the track.
import { isCalm } from "@shell/media";
import { memo } from "@shell/memo";
import { useLayoutEffect, useRef } from "preact/hooks";
import { SPACES, type Loop } from "./loop";

const DRIVE_MS = 600;
/** The paper that a car is drawn on. */
const ROOM = 60;

export const seatOf = (car: string): number => car.charCodeAt(0) - 65;

export interface Standing {
  readonly place: number;
  readonly lane: number;
  /** How many share the width of the space. */
  readonly lanes: number;
}

/** A stop on the way to where it stands now: it went there first, and fell back from further on. */
export interface Stop extends Standing {
  readonly fell: number;
}

interface CarProps extends Standing {
  readonly car: string;
  readonly loop: Loop;
  readonly via?: Stop | undefined;
  readonly isDue?: boolean;
  readonly state: string;
}

export const Car = memo(function Car({ car, loop, via, isDue, state, ...standing }: CarProps) {
  const body = useRef<HTMLDivElement>(null);
  const turned = useRef<HTMLDivElement>(null);
  const before = useRef<{ standing: Standing; loop: Loop } | null>(null);
  /** The drive that is on: the next one takes its place, as two at once are not left to the graphics hardware. */
  const driving = useRef<Animation[]>([]);
  const { place, lane, lanes } = standing;
  const here = spot(loop, standing);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { standing, loop };
    if (from === null || from.loop !== loop || isCalm()) return;
    if (from.standing.place === place && from.standing.lane === lane && from.standing.lanes === lanes) return;
    const way = drive(from.standing, standing, via).map((stop) => spot(loop, stop));
    const timing = { duration: DRIVE_MS, easing: "cubic-bezier(.4, 0, .3, 1)" };
    for (const drive of driving.current) drive.cancel();
    driving.current = [body.current!.animate(way.map((point) => ({ transform: moved(loop, point) })), timing)];
    if (way.some(({ angle }) => angle !== here.angle))
      driving.current.push(turned.current!.animate(way.map((point) => ({ transform: `rotate(${point.angle}deg)` })), timing));
  }, [place, lane, lanes, loop]);
  return (
    <div ref={body} class={`ff-car ff-seat-${seatOf(car)} ${state}`} style={{ transform: moved(loop, here) }} data-car={car}>
      <div ref={turned} class="ff-turned" style={{ transform: `rotate(${here.angle}deg)` }}>
        {isDue && <i class="ff-ring" style={sized(loop, 48 * scale(loop, here.size) * loop.stretch, 28 * scale(loop, here.size))} />}
        <svg viewBox={`${-ROOM / 2} ${-ROOM / 2} ${ROOM} ${ROOM}`} style={sized(loop, ROOM, ROOM)}><Body loop={loop} size={here.size} /></svg>
      </div>
      <b class="ff-name" style={{ fontSize: across(loop, loop.shape.lane * here.size * 0.56) }}>{car}</b>
    </div>
  );
});

/** Wheels, wings, and a body with room for the name. */
export const Body = memo(function Body({ loop, size }: { loop: Loop; size: number }) {
  return (
    <g transform={scaled(loop, size)}>
      <path class="ff-wheel" d="M-15-11.500h9v4h-9zM-15 7.500h9v4h-9zM8-10.500h8v4H8zM8 6.500h8v4H8z" />
      <path class="ff-body" d="M-21-9h4v4h3Q-11-8.500-6-8.500H6q6 1 9 4.700h3V-9h4V9h-4V3.800h-3Q12 7.500 6 8.500H-6Q-11 8.500-14 5h-3v4h-4z" />
    </g>
  );
});

const scale = ({ shape }: Loop, size: number): number => (shape.lane * size) / 24;
const scaled = (loop: Loop, size: number): string => `scale(${scale(loop, size) * loop.stretch} ${scale(loop, size)})`;

/** A length on the paper, as a part of the loop's width on screen. */
export const across = ({ shape }: Loop, length: number): string => `${((100 * length) / shape.width).toFixed(3)}cqi`;
export const moved = (loop: Loop, { x, y }: { x: number; y: number }): string => `translate(${across(loop, x)}, ${across(loop, y)})`;

/** So large, around the point where it stands. */
export const sized = (loop: Loop, width: number, height: number) => ({
  width: across(loop, width), height: across(loop, height), left: across(loop, -width / 2), top: across(loop, -height / 2),
});

function spot(loop: Loop, { place, lane, lanes }: Standing) {
  return { ...loop.at(place, loop.offset(lane, lanes)), size: 4 / Math.max(lanes, 4) };
}

/** All the stops of a drive: space by space, past its goal and back if it falls, and on to the next start. */
function drive(from: Standing, to: Standing, via: Stop | undefined): Standing[] {
  const stops = [from];
  if (via) {
    stops.push(...between(from, { ...via, place: via.place + via.fell }));
    if (via.fell) stops.push(via);
  }
  const now = stops[stops.length - 1]!;
  const round = (((to.place - now.place) % SPACES) + SPACES) % SPACES;
  stops.push(...between(now, { ...to, place: now.place + round }));
  return stops;
}

function between(from: Standing, to: Standing): Standing[] {
  const steps = Math.max(1, Math.round(Math.abs(to.place - from.place) * 2));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    const mix = (a: number, b: number) => a + (b - a) * part;
    return { place: mix(from.place, to.place), lane: mix(from.lane, to.lane), lanes: mix(from.lanes, to.lanes) };
  });
}
