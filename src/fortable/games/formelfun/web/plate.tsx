// A car's name plate: its team's colour and mark.
import { memo } from "@shell/memo";
import { MARKS } from "@shell/parts/Players";
import { seatOf } from "./car";

export const Plate = memo(function Plate({ car, isOut = false }: { car: string; isOut?: boolean }) {
  const seat = seatOf(car);
  return (
    <span class={`ff-plate ff-seat-${seat} ${isOut ? "ff-is-out" : ""}`}>
      <span aria-hidden="true" class="ff-mark">{MARKS[seat]}</span>{car}
    </span>
  );
});
