// A rampart: its cards side by side, room for more, where a card would go, and what a Cannon can hit.
import { memo } from "@shell/memo";
import { Advised, markText, type Mark } from "@shell/parts/Advised";
import { MARKS } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { CardFace, cardOf, cardText, type Deck } from "./card";
import type { AnyAction, AnyEvent, Fire } from "./types";

export interface Offer {
  readonly number: number;
  readonly slot: number;
  readonly taking: AnyAction;
}

/** Where the flag waits. */
const TENTH = 9;

interface RampartProps extends Deck {
  readonly say: Say;
  readonly seat: number;
  readonly name: string;
  readonly isYou: boolean;
  readonly isNext: boolean;
  readonly isWinner: boolean;
  readonly hasMagic: boolean;
  /** The numbers of its cards. */
  readonly wall: readonly number[];
  /** How many cards win. */
  readonly full: number;
  readonly points: number;
  /** How many cards from the left no Cannon can hit. */
  readonly safe: number;
  /** What just happened to it. */
  readonly news: readonly AnyEvent[];
  readonly offer: Offer | null;
  /** What may be fired at; null if nobody here fires now. */
  readonly shots: readonly Fire[] | null;
  /** By its number: what advice says of firing at a card. */
  readonly aims: Readonly<Record<number, Mark>> | null;
  act(action: AnyAction): void;
}

export const Rampart = memo(function Rampart(props: RampartProps) {
  const { say, seat, offer, wall, full, act } = props;
  const room = Math.max(0, full - wall.length);
  const splits = offer !== null && offer.slot < wall.length;
  return (
    <section class={`ff-rampart seat-${seat} ${props.isNext ? "ff-next" : ""} ${props.isWinner ? "ff-winner" : ""}`}
      aria-label={say("web-rampart", { seat, count: wall.length, full })}>
      <Head {...props} />
      <ol class={props.shots === null ? "ff-wall" : "ff-wall ff-aimed"} style={{ "--ff-full": full }}>
        {wall.map((number, index) => (
          <Stone key={number} {...props} number={number} index={index} isPushed={splits && index >= offer.slot} />
        ))}
        {Array.from({ length: room }, (_, index) => (
          <li key={`room-${wall.length + index}`} class={wall.length + index === TENTH ? "ff-room ff-flagged" : "ff-room"} aria-hidden={offer && !splits && index === 0 ? undefined : "true"}>
            {offer && !splits && index === 0 && <Slot say={say} offer={offer} word="web-take" act={act} />}
          </li>
        ))}
        {splits && (
          <li class="ff-gap" style={{ left: `${(100 * offer.slot) / full}%` }}>
            <Slot say={say} offer={offer} word="web-insert" act={act} />
          </li>
        )}
        <Fallen {...props} />
      </ol>
    </section>
  );
});

function Head({ say, seat, name, isYou, wall, full, options, ...props }: RampartProps) {
  return (
    <header class="ff-head">
      <span class="ff-pennant" aria-hidden="true">{MARKS[seat]}</span>
      <b class="ff-who">{name}{isYou && <small> {say("you")}</small>}</b>
      {props.hasMagic && (
        <span class="ff-magic" title={say("web-magic")}>
          <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#ff-star" /></svg><span class="unseen">{say("web-magic")}</span>
        </span>
      )}
      <span class="ff-count">{say("web-count", { count: wall.length, full })}</span>
      {options.rules === "advanced" && <span class="ff-points">{say("web-points", { points: props.points })}</span>}
    </header>
  );
}

interface StoneProps extends RampartProps {
  readonly number: number;
  readonly index: number;
  readonly isPushed: boolean;
}

function Stone({ say, seat, news, shots, aims, act, number, index, isPushed, ...deck }: StoneProps) {
  const isHit = shots?.some((shot) => shot.seat === seat && shot.number === number) ?? false;
  const mark = aims?.[number] ?? null;
  const isSafe = shots !== null && index < deck.safe;
  const shade = ["ff-stone", isPushed ? "ff-pushed" : "", shift(deck, news, number), isHit ? "ff-target" : "", isSafe ? "ff-safe" : ""];
  const face = (
    <>
      <CardFace card={cardOf(deck, number)} />
      {isHit && <svg class="ff-mark" viewBox="0 0 40 40" aria-hidden="true"><use href="#ff-aim" /></svg>}
      {isSafe && <svg class="ff-mark ff-shield" viewBox="0 0 24 28" aria-hidden="true"><use href="#ff-shield" /></svg>}
      <Advised mark={mark} />
    </>
  );
  return (
    <li class={shade.filter(Boolean).join(" ")} data-seat={seat} data-number={number}>
      {shots === null ? <><span class="unseen">{cardText(deck, say, number)}{markText(say, mark)}</span>{face}</> : (
        <button type="button" tabIndex={isHit && number === shots[0]?.number ? 0 : -1}
          aria-label={say(isHit ? "action-fire" : "web-safe", { seat, number: cardText(deck, say, number), card: cardText(deck, say, number) }) + markText(say, mark)}
          onClick={() => act({ do: "fire", seat, number })}>
          {face}
        </button>
      )}
    </li>
  );
}

/** The part of the news that is seen at a rampart. */
export const atRampart = (news: readonly AnyEvent[], seat: number): readonly AnyEvent[] =>
  news.filter((event) => (event.what === "card-inserted" || event.what === "card-destroyed" || event.what === "shot-lost") && event.seat === seat);

/** Cards move aside for one that came, and close up where one fell. */
function shift(deck: Deck, news: readonly AnyEvent[], number: number): string {
  for (const event of news) {
    if (event.what === "card-inserted" && number > event.number) return "ff-made-room";
    if (event.what === "card-destroyed" && number > event.number) return "ff-closed-up";
    if (event.what === "shot-lost" && cardOf(deck, number).figure === "cannon") return "ff-puff";
  }
  return "";
}

function Slot({ say, offer, word, act }: Pick<RampartProps, "say" | "act"> & { offer: Offer; word: string }) {
  return <button type="button" class="ff-slot" aria-label={say(word, { number: offer.number })} onClick={() => act(offer.taking)}>▾</button>;
}

/** A card that a Cannon has just destroyed, falling. */
function Fallen({ wall, full, news, ...deck }: RampartProps) {
  const hits = news.flatMap((event) => (event.what === "card-destroyed" ? [event.number] : []));
  return (
    <>
      {hits.map((number) => {
        const before = wall.filter((other) => other < number).length;
        return (
          <li key={`fallen-${number}`} class="ff-fallen" aria-hidden="true" style={{ left: `${(100 * before) / full}%` }}>
            <CardFace card={cardOf(deck, number)} />
          </li>
        );
      })}
    </>
  );
}
