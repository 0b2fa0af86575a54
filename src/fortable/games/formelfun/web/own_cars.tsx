// On a phone beside a television: how the own cars stand, in words.
import type { BoardProps } from "@shell/board";
import { seatOf } from "./car";
import { numberAt } from "./loop";
import { Plate } from "./plate";
import type { AnyAction, AnyEvent, View } from "./types";

export function OwnCars({ view, you, say }: BoardProps<View, AnyAction, AnyEvent>) {
  const cars = [...view.order, ...view.eliminated].filter((car) => seatOf(car) === you).sort();
  const due = view.phase === "play" ? view.track[view.moved]?.[0] : "";
  return (
    <ul class="ff-own-cars" aria-label={say("web-own-cars")}>
      {cars.map((car) => {
        const rank = view.order.indexOf(car) + 1;
        const place = view.track.find(([name]) => name === car)?.[1];
        const isLast = rank > 1 && rank === view.order.length;
        return (
          <li key={car} class={rank === 0 ? "ff-gone" : car === due ? "ff-due" : isLast ? "ff-last" : ""}>
            <Plate car={car} isOut={rank === 0} />
            <span>{rank === 0 ? say("web-car-out") : place !== undefined && say("web-car-on", { space: numberAt(place) })}{isLast && ` ${say("web-is-last")}`}</span>
            <span class="ff-place">{rank > 0 && say("web-car-rank", { rank, of: view.order.length })}</span>
          </li>
        );
      })}
    </ul>
  );
}
