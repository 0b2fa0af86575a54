// A rampart: its cards side by side, room for more, where a card would go, and what a Cannon can hit.
import { MARKS } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { CardFace, cardOf, cardText } from "./card";
import type { AnyEvent, Fire, View } from "./types";

export interface Offer {
  readonly number: number;
  readonly slot: number;
  take(): void;
}

interface RampartProps {
  readonly view: View;
  readonly say: Say;
  readonly seat: number;
  readonly name: string;
  readonly isYou: boolean;
  readonly isWinner: boolean;
  readonly news: readonly AnyEvent[];
  readonly offer: Offer | null;
  /** What may be fired at; null if nobody here fires now. */
  readonly shots: readonly Fire[] | null;
  fire(number: number): void;
}

export function Rampart(props: RampartProps) {
  const { view, say, seat, offer } = props;
  const cards = view.ramparts[seat]!;
  const isNext = seat === view.turn && view.phase !== "over" && view.phase !== "lot";
  const room = Math.max(0, view.full - cards.length);
  const splits = offer !== null && offer.slot < cards.length;
  return (
    <section class={`ff-rampart seat-${seat} ${isNext ? "ff-next" : ""} ${props.isWinner ? "ff-winner" : ""}`}
      aria-label={say("web-rampart", { seat, count: cards.length, full: view.full })}>
      <Head {...props} />
      <ol class="ff-wall" style={{ "--ff-full": view.full }}>
        {cards.map((number, index) => (
          <Stone key={number} {...props} number={number} index={index} isPushed={splits && index >= offer.slot} />
        ))}
        {Array.from({ length: room }, (_, index) => (
          <li key={`room-${index}`} class="ff-room" aria-hidden={offer && !splits && index === 0 ? undefined : "true"}>
            {offer && !splits && index === 0 && <Slot say={say} offer={offer} word="web-take" />}
          </li>
        ))}
        {splits && (
          <li class="ff-gap" style={{ left: `${(100 * offer.slot) / view.full}%` }}>
            <Slot say={say} offer={offer} word="web-insert" />
          </li>
        )}
        <Fallen {...props} />
      </ol>
    </section>
  );
}

function Head({ view, say, seat, name, isYou }: RampartProps) {
  const isAdvanced = view.options.rules === "advanced";
  return (
    <header class="ff-head">
      <span class="ff-pennant" aria-hidden="true">{MARKS[seat]}</span>
      <b class="ff-who">{name}{isYou && <small> {say("you")}</small>}</b>
      {view.magic === seat && (
        <span class="ff-magic" title={say("web-magic")}>
          <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#ff-star" /></svg><span class="unseen">{say("web-magic")}</span>
        </span>
      )}
      <span class="ff-count">{say("web-count", { count: view.ramparts[seat]!.length, full: view.full })}</span>
      {isAdvanced && <span class="ff-points">{say("web-points", { points: view.points[seat] })}</span>}
    </header>
  );
}

interface StoneProps extends RampartProps {
  readonly number: number;
  readonly index: number;
  readonly isPushed: boolean;
}

function Stone({ view, say, seat, news, shots, fire, number, index, isPushed }: StoneProps) {
  const isHit = shots?.some((shot) => shot.seat === seat && shot.number === number) ?? false;
  const isSafe = shots !== null && index < view.safe[seat]!;
  const shade = ["ff-stone", isPushed ? "ff-pushed" : "", shift(view, news, seat, number), isHit ? "ff-target" : "", isSafe ? "ff-safe" : ""];
  const face = (
    <>
      <CardFace card={cardOf(view, number)} />
      {isHit && <svg class="ff-mark" viewBox="0 0 40 40" aria-hidden="true"><use href="#ff-aim" /></svg>}
      {isSafe && <svg class="ff-mark ff-shield" viewBox="0 0 24 28" aria-hidden="true"><use href="#ff-shield" /></svg>}
    </>
  );
  return (
    <li class={shade.filter(Boolean).join(" ")} data-seat={seat} data-number={number}>
      {shots === null ? <><span class="unseen">{cardText(view, say, number)}</span>{face}</> : (
        <button type="button" tabIndex={isHit && number === shots[0]?.number ? 0 : -1}
          aria-label={isHit ? say("action-fire", { seat, number: cardText(view, say, number) }) : say("web-safe", { card: cardText(view, say, number) })}
          onClick={() => fire(number)}>
          {face}
        </button>
      )}
    </li>
  );
}

/** Cards move aside for one that came, and close up where one fell. */
function shift(view: View, news: readonly AnyEvent[], seat: number, number: number): string {
  for (const event of news) {
    if (event.what === "card-inserted" && event.seat === seat && number > event.number) return "ff-made-room";
    if (event.what === "card-destroyed" && event.seat === seat && number > event.number) return "ff-closed-up";
    if (event.what === "shot-lost" && event.seat === seat && cardOf(view, number).figure === "cannon") return "ff-puff";
  }
  return "";
}

function Slot({ say, offer, word }: { say: Say; offer: Offer; word: string }) {
  return <button type="button" class="ff-slot" aria-label={say(word, { number: offer.number })} onClick={offer.take}>▾</button>;
}

/** A card that a Cannon has just destroyed, falling. */
function Fallen({ view, seat, news }: RampartProps) {
  const hits = news.flatMap((event) => (event.what === "card-destroyed" && event.seat === seat ? [event.number] : []));
  return (
    <>
      {hits.map((number) => {
        const before = view.ramparts[seat]!.filter((other) => other < number).length;
        return (
          <li key={`fallen-${number}`} class="ff-fallen" aria-hidden="true" style={{ left: `${(100 * before) / view.full}%` }}>
            <CardFace card={cardOf(view, number)} />
          </li>
        );
      })}
    </>
  );
}
