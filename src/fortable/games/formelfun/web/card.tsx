// A card's face. The red number stands on a space of its own, the blue one free: told apart without colours.

/** `7/3`: red 7, blue 3; `8`: blue alone; `Turbo`. */
export function Face({ card }: { card: string }) {
  if (card === "Turbo")
    return (
      <svg class="ff-face" viewBox="0 0 60 64" aria-hidden="true">
        <path class="ff-flame" d="M4 30q14-3 18-14 3 8 0 12 12-5 14-22 14 16 8 30 5-1 7-6 6 20-9 27-18 7-30-4 8 0 10-4-12 0-18-19z" />
        <text class="ff-turbo" x="31" y="43">+5</text>
        <text class="ff-word" x="30" y="62">TURBO</text>
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
        <text x={red ? 41 : 30} y={red ? 56 : 45} font-size={red ? 34 : 44}>{blue}</text>
      </g>
    </svg>
  );
}
