// A player's colour and mark: a colour never stands alone.
export const MARKS = ["●", "▲", "■", "◆", "★", "✚"] as const;

export function SeatMark({ seat }: { seat: number }) {
  return <span class={`seat-mark seat-${seat}`} aria-hidden="true">{MARKS[seat % MARKS.length]}</span>;
}
