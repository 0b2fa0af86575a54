// The cars on the track, above its picture: the graphics hardware moves them, and the paper below stays as it is.
import { useRef } from "preact/hooks";
import { Car, moved, seatOf, sized, type Stop } from "./car";
import { LANES, type Loop } from "./loop";
import type { AnyEvent, View } from "./types";

export function Cars({ loop, view, news }: { loop: Loop; view: View; news: readonly AnyEvent[] }) {
  const lanes = widths(view.track);
  const shown = useRef<View["track"]>(view.track);
  const earlier = shown.current;
  shown.current = view.track;
  const leaving = useRef<View["track"]>([]);
  if (earlier !== view.track) leaving.current = earlier.filter(([car]) => view.eliminated.includes(car) && !view.order.includes(car));
  const last = view.order.length > 1 ? view.order[view.order.length - 1] : "";
  const due = view.phase === "play" ? view.track[view.moved]?.[0] : "";
  const standing = [...view.track].sort(([a], [b]) => a.localeCompare(b));
  return (
    <div class="ff-cars" aria-hidden="true">
      {leaving.current.map(([car, place, lane]) => (
        <Car key={`${car} leaves`} car={car} loop={loop} place={place} lane={lane} lanes={LANES} state="ff-leaves" />
      ))}
      {standing.map(([car, place, lane]) => (
        <Car key={car} car={car} loop={loop} place={place} lane={lane} lanes={lanes(place)} via={stop(news, car)}
          isDue={car === due} state={`${seatOf(car) === view.viewer ? "ff-own" : ""}`} />
      ))}
      {view.track.filter(([car]) => car === last).map(([car, place, lane]) => {
        const { x, y } = loop.along(place - 1, loop.offset(lane, lanes(place))); // nobody is behind it
        return <Danger key={`${car}-${place}`} loop={loop} at={moved(loop, { x, y })} />;
      })}
    </div>
  );
}

/** By place: how many lanes the cars there need; more than there are only at the first start. */
function widths(track: View["track"]): (place: number) => number {
  const widest = new Map<number, number>();
  for (const [, place, lane] of track) widest.set(place, Math.max(widest.get(place) ?? LANES, lane));
  return (place) => widest.get(place) ?? LANES;
}

function stop(news: readonly AnyEvent[], car: string): Stop | undefined {
  for (const event of news)
    if (event.what === "car-moved" && event.car === car) return { place: event.place, lane: event.lane, lanes: LANES, fell: event.fell };
  return undefined;
}

function Danger({ loop, at }: { loop: Loop; at: string }) {
  return (
    <div class="ff-danger" style={{ transform: at }}>
      <svg viewBox="-10 -10 20 20" style={sized(loop, 20, 20)}><path d="M0-8L8.500 6H-8.500z" /><text dy="4.500">!</text></svg>
    </div>
  );
}
