// The end: a chain is laid, card by card, and a star for whoever laid the best.
import "./ending.css";
import type { EndingProps } from "@shell/board";
import type { View } from "./types";

/** Each differs from the one before in one thing. */
const CHAIN = ["one large red circle", "two large red circle", "two small red circle", "two small blue circle", "two small blue square", "one small blue square", "one large blue square"];
const STAR = "M0-26 7.6-8.5 26.6-7 12 5.5 16.5 24 0 14-16.5 24-12 5.5-26.6-7-7.6-8.5Z";

export function Ending({ winners, outcome }: EndingProps<View>) {
  const alone = outcome.ranking.length === 1 && winners.length === 1;
  return (
    <svg viewBox="0 0 240 150">
      {CHAIN.map((card, index) => {
        const away = (index - (CHAIN.length - 1) / 2) / CHAIN.length;
        return (
          <g key={card} transform={`translate(${120 + away * 215} ${112 + away * away * 90}) rotate(${away * 40})`}>
            <g class="fm-end-card" style={{ "--at": index }}><Face card={card} /></g>
          </g>
        );
      })}
      <g transform="translate(120 42)">
        <path class="fm-end-star" d={STAR} style={{ fill: alone ? "#f0c04f" : `var(--seat-${winners[0] ?? 0})` }} />
      </g>
    </svg>
  );
}

function Face({ card }: { card: string }) {
  const [count, size, colour, shape] = card.split(" ");
  const half = size === "large" ? 9 : 5.5;
  return (
    <>
      <rect class="fm-end-paper" x="-15" y="-24" width="30" height="48" rx="4" />
      {(count === "one" ? [0] : [-11, 11]).map((y) => (shape === "circle"
        ? <circle key={y} class={`fm-end-${colour}`} cy={y} r={half} />
        : <rect key={y} class={`fm-end-${colour}`} x={-half} y={y - half} width={2 * half} height={2 * half} />))}
    </>
  );
}
