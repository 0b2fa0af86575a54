// A card's face. The red number stands on a space of its own, the blue one free: told apart without colours.
import { memo } from "@shell/memo";

/** `7/3`: red 7, blue 3; `8`: blue alone; `Turbo`. */
export const Face = memo(function Face({ card }: { card: string }) {
  if (card === "Turbo")
    return (
      <svg class="ff-face" viewBox="0 0 60 64" aria-hidden="true">
        <path class="ff-flame" d="M4 24q14-3 18-12 3 6 0 10 12-5 14-20 14 13 8 26 5-1 7-6 6 18-9 25-18 6-30-3 8 0 10-4-12-1-18-16z" />
        <text class="ff-turbo" x="31" y="38">+5</text>
        <text class="ff-word" x="30" y="63">TURBO</text>
      </svg>
    );
  const [blue, red] = card.split("/").reverse();
  return (
    <svg class="ff-face" viewBox="0 0 60 64" aria-hidden="true">
      {red && (
        <g class="ff-red">
          <path d="M3 3h30l-4 23H3z" />
          <text x="17" y="21">{red}</text>
        </g>
      )}
      <g class="ff-blue">
        <text x={red ? 59 : 30} y={red ? 57 : 47} font-size={red ? 34 : 46} class={red && "ff-aside"}>{blue}</text>
      </g>
    </svg>
  );
});
