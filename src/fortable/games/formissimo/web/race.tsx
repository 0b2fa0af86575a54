// The race: the layout, the own card and chain, the others, and a big Stop.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useShared } from "@shell/memo";
import { Advised, markOf } from "@shell/parts/Advised";
import { SeatMark } from "@shell/parts/Players";
import { Back, Card, cardName } from "./card";
import { Chain, Rival } from "./chain";
import { CheckSheet } from "./check";
import { pressed } from "./finger";
import { useFocus } from "./focus";
import { useHand, type Hand, type Props } from "./hand";
import { Mat, placeName, type Spot } from "./mat";
import type { StopCalled, View } from "./types";

const COLUMNS = 6;
const NO_CARDS: readonly number[] = [];

export function Race(props: Props) {
  const { view, you, say, mayAct } = props;
  const hand = useHand(props);
  const seen = useSeen(props);
  const [closed, setClosed] = useState(view.phase === "over" ? 0 : view.rounds.length);
  const isChecking = (view.phase === "ready" || view.phase === "over") && view.rounds.length > closed;
  useAnnouncements(props);
  const root = useFocus(view.phase === "ready" ? "button.fm-ready" : '.fm-place[tabindex="0"]',
    you === null ? "" : `${view.phase} ${isChecking}`);
  const press = (place: string) => {
    if (hand.lifted.includes(place)) return;
    hand.press({ do: view.phase === "pick" ? "pick" : "take", place });
  };
  const rivals = view.chains.flatMap((_, seat) => (seat === you ? [] : [seat]));
  const isPressable = mayAct && (view.phase === "race" || view.phase === "pick");
  const stop = () => { if (mayAct && view.phase === "race" && !hand.isCalling) hand.press({ do: "stop" }); };
  return (
    <div ref={root} class={`fm fm-race ${props.companion ? "fm-companion" : ""} fm-in-${view.phase} ${you === null ? "fm-watching" : ""}`}>
      <ul class={`fm-rivals ${rivals.length > 1 ? "fm-several" : ""} ${rivals.length > 2 ? "fm-crowd" : ""}`}>
        {rivals.map((seat) => (
          <Rival key={seat} chain={view.chains[seat] ?? NO_CARDS} deck={view.options.deck} points={view.scores[seat] ?? 0} seat={seat}
            name={props.players[seat]?.name ?? ""} isReady={view.phase === "ready" && view.ready[seat]!} isCaller={view.caller === seat} say={say} />
        ))}
      </ul>
      <Mat spots={spots(props, hand, seen.ghosts)} columns={COLUMNS} deck={view.options.deck} say={say}
        isInstant={view.phase === "race"} isCovered={isChecking} keys={you === null ? "" : say("web-keys-race")}
        onPress={isPressable ? press : undefined} onKey={(key) => { if (key === "S") stop(); }}>
        {view.phase === "race" && seen.isStart && <p class="fm-go" aria-hidden="true"><span>{say("web-go")}</span></p>}
        {view.phase === "pick" && view.caller !== null && (
          <p class="fm-banner">{view.caller === you ? say("phase-pick") : say("web-picks", { seat: view.caller })}</p>
        )}
      </Mat>
      {you !== null && <Own props={props} seat={you} hand={hand} isStart={seen.isStart} isChecking={isChecking} onStop={stop} />}
      {isChecking && (
        <CheckSheet key={view.rounds.length} view={view} say={say} stop={seen.stop} columns={COLUMNS}
          onDone={() => setClosed(view.rounds.length)} />
      )}
    </div>
  );
}

interface OwnProps {
  readonly props: Props;
  readonly seat: number;
  readonly hand: Hand;
  readonly isStart: boolean;
  readonly isChecking: boolean;
  onStop(): void;
}

/** The own side of the table: the card to match, the chain, and Stop. */
function Own({ props, seat, hand, isStart, isChecking, onStop }: OwnProps) {
  const { view, say, mayAct } = props;
  const deck = view.options.deck;
  const latest = useRef(onStop);
  latest.current = onStop;
  const coming = view.phase === "race" ? comingCards(view, hand) : [];
  const chain = useShared([...(view.chains[seat] ?? NO_CARDS), ...coming]);
  const top = chain.at(-1);
  const forStop = markOf(props.advice, ({ do: name }) => name === "stop");
  const isReady = view.ready[seat] || props.pending?.some((action) => action.do === "ready");
  const mayReady = mayAct && view.phase === "ready" && !isReady && !isChecking;
  return (
    <section class={`fm-own fm-seat-${seat}`} aria-label={say("web-your-side")}>
      <div class="fm-top">
        <p class="fm-own-name"><SeatMark seat={seat} /> {say("web-your-card")}</p>
        <div class={isStart ? "fm-flip" : ""} key={isStart ? "turned" : "lying"}>
          {top === undefined ? <Back say={say} />
            : <Card key={top} deck={deck} card={top} say={say} flavour={coming.length > 0 ? "fm-coming" : "fm-laid"} />}
        </div>
        <p key={view.scores[seat]} class="fm-points">{say("web-points", { points: view.scores[seat] ?? 0 })}</p>
      </div>
      {mayReady ? <button key="ready" type="button" class="fm-ready main" onClick={() => props.act({ do: "ready" })}>{say("action-ready")}</button> : (
        <button key="stop" type="button" class="fm-stop" aria-disabled={!(mayAct && view.phase === "race")}
          onPointerDown={(event) => pressed(event, () => latest.current())}
          onClick={(event) => { if (event.detail === 0) onStop(); }}>
          <span>{say("web-stop")}</span><Advised mark={forStop} say={say} />
        </button>
      )}
      <div class="fm-own-chain">
        <p class="fm-small">
          {view.phase === "ready" && view.ready[seat] ? say("web-you-are-ready")
            : say("web-your-chain", { count: Math.max(0, chain.length - 1) })}
        </p>
        {chain.length > 0 && (
          <Chain cards={chain} deck={deck} say={say} coming={coming.length}
            label={say("web-your-chain", { count: chain.length - 1 })} />
        )}
      </div>
    </section>
  );
}

function comingCards(view: View, hand: Hand): number[] {
  const taken = new Set(view.chains.flat());
  return view.layout.filter((card, index) => hand.lifted.includes(placeName(index, COLUMNS)) && !taken.has(card))
    .sort((one, other) => order(view, hand, one) - order(view, hand, other));
}

const order = (view: View, hand: Hand, card: number): number =>
  hand.lifted.indexOf(placeName(view.layout.indexOf(card), COLUMNS));

function spots({ view, you, advice }: Props, hand: Hand, ghosts: ReadonlySet<number>): Spot[] {
  return view.layout.map((card, index) => {
    const place = placeName(index, COLUMNS);
    const taker = view.chains.findIndex((chain) => chain.includes(card));
    const isLying = card >= 0 && taker < 0 && card !== view.consolation;
    const isMissed = hand.missed.includes(place);
    const rival = taker < 0 || taker === you ? null : taker;
    return {
      place,
      card: isLying ? card : null,
      ghost: card >= 0 && (isMissed || ghosts.has(card)) ? { card, rival, isVain: isMissed } : null,
      mark: markOf(advice, (action) => "place" in action && action.place === place),
      flavour: isMissed ? "fm-missed" : hand.lifted.includes(place) ? "fm-lifted" : "",
    };
  });
}

interface Seen {
  /** Cards that left the layout before this device's eyes. */
  readonly ghosts: ReadonlySet<number>;
  /** The Stop of the round that is checked. */
  readonly stop: StopCalled | null;
  /** Whether the start cards were turned up just now. */
  readonly isStart: boolean;
}

/** What happened before this device's eyes and still matters. */
function useSeen({ view, news, version }: Props): Seen {
  const seen = useRef<{ ghosts: Set<number>; stop: StopCalled | null; isStart: boolean; version: number }>(
    { ghosts: new Set(), stop: null, isStart: false, version: -1 });
  if (seen.current.version !== version) {
    seen.current.version = version;
    for (const event of news) {
      if (event.what === "start-cards-turned") Object.assign(seen.current, { ghosts: new Set(), stop: null, isStart: true });
      if (event.what === "card-taken" || event.what === "consolation-taken") seen.current.ghosts.add(event.card);
      if (event.what === "stop-called") seen.current.stop = event;
    }
    if (view.phase !== "race") seen.current.isStart = false;
  }
  return seen.current;
}

/** What counts for the own hand is said aloud; the table tells the rest. */
function useAnnouncements({ view, you, say, announce }: Props): void {
  const top = you === null ? undefined : view.chains[you]?.at(-1);
  useLayoutEffect(() => {
    if (top !== undefined && view.phase === "race") announce(say("web-match-this", { card: cardName(say, view.options.deck, top) }));
  }, [top]);
}
