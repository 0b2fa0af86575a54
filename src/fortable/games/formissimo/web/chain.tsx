// Chains: the own one, and those of the others as they grow.
import { memo } from "@shell/memo";
import { SeatMark } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { Back, Card } from "./card";
import type { DeckName } from "./deck";

interface ChainProps {
  readonly cards: readonly number[];
  readonly deck: DeckName;
  readonly say: Say;
  readonly label: string;
  /** How many of the last cards are not on the table's word yet. */
  readonly coming?: number;
}

export const Chain = memo(function Chain({ cards, deck, say, label, coming = 0 }: ChainProps) {
  return (
    <ol class="fm-chain" aria-label={label}>
      {cards.map((card, index) => (
        <li key={card} style={{ "--fm-at": index, "--fm-steps": Math.max(1, cards.length - 1) }} class={index >= cards.length - coming ? "fm-coming" : ""}>
          <Card deck={deck} card={card} say={say} />
        </li>
      ))}
    </ol>
  );
});

interface RivalProps {
  readonly chain: readonly number[];
  readonly deck: DeckName;
  readonly points: number;
  readonly seat: number;
  readonly name: string;
  readonly isReady: boolean;
  readonly isCaller: boolean;
  readonly say: Say;
}

/** Another player: points, how far they are, and their chain. */
export const Rival = memo(function Rival({ chain, deck, points, seat, name, isReady, isCaller, say }: RivalProps) {
  return (
    <li class={`fm-rival fm-seat-${seat} ${isCaller ? "fm-caller" : ""}`}>
      <p class="fm-rival-name">
        <SeatMark seat={seat} /> <span class="fm-name">{name}</span>
        <span key={points} class="fm-points">{say("web-points", { points })}</span>
      </p>
      {chain.length > 0
        ? <Chain cards={chain} deck={deck} say={say} label={say("web-chain", { seat, count: chain.length - 1 })} />
        : <p class="fm-rival-back"><Back say={say} /> {isReady && <em>✓ {say("web-is-ready")}</em>}</p>}
      {chain.length > 0 && <b class="fm-count" key={chain.length} aria-hidden="true">{chain.length - 1}</b>}
    </li>
  );
});
