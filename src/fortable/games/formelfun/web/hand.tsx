// The own cards, what each of them is worth to the car, and the choice of one or two of them.
import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "@shell/board";
import { memo, useSteady } from "@shell/memo";
import { Advised as Ring, markOf, markText, type Mark } from "@shell/parts/Advised";
import type { Say } from "@shell/texts";
import { Face } from "./card";
import { numberAt } from "./loop";
import { Plate } from "./plate";
import type { Prospect } from "./track";
import type { AnyAction, AnyEvent, View } from "./types";

export interface Choice {
  /** Which card of the hand. */
  readonly index: number;
  readonly withTurbo: boolean;
}

interface HandProps {
  readonly props: BoardProps<View, AnyAction, AnyEvent>;
  readonly choice: Choice | null;
  choose(choice: Choice | null): void;
}

/** What would come of a choice, if it may be played now. */
export function prospectOf(view: View, choice: Choice | null): Prospect | null {
  if (choice === null) return null;
  const card = view.hand[choice.index];
  return view.prospects.find(([name, withTurbo]) => name === card && withTurbo === choice.withTurbo) ?? null;
}

/** What was done, or what is better, and what comes of it. */
export interface Advised {
  readonly mark: "chosen" | "better";
  readonly action: AnyAction;
  readonly prospect: Prospect;
}

/** What of the advice can be drawn on the track. */
export function advisedOn({ view, advice }: HandProps["props"]): readonly Advised[] {
  return (["chosen", "better"] as const).flatMap((mark) => {
    const action = advice?.[mark];
    const prospect = action && view.prospects.find(([card, withTurbo]) => card === action.card && withTurbo === (action.do === "boost"));
    return prospect ? [{ mark, action, prospect }] : [];
  });
}

const wish = (card: string, withTurbo: boolean): AnyAction => ({ do: withTurbo ? "boost" : "play", card });

export function Hand({ props, choice, choose }: HandProps) {
  const { view, say, act, mayAct, legal } = props;
  const card = choice === null ? undefined : view.hand[choice.index];
  const isDue = view.prospects.length > 0;
  const may = (action: AnyAction) => legal?.some((other) => other.do === action.do && other.card === action.card) ?? false;
  const play = (withTurbo: boolean) => {
    if (card === undefined || !mayAct) return;
    act(wish(card, withTurbo));
  };
  const press = (index: number) => {
    const pressed = view.hand[index];
    if (!isDue) return undefined;
    if (card === undefined || choice === null) return choose({ index, withTurbo: false });
    if (index === choice.index) return play(choice.withTurbo);
    if (pressed !== "Turbo") return choose({ index, withTurbo: false });
    return choice.withTurbo ? play(true) : addTurbo(choice.index);
  };
  const addTurbo = (index: number) => {
    const beside = view.hand[index];
    if (beside === undefined || !isDue || !mayAct) return;
    if (may(wish(beside, true))) choose({ index, withTurbo: true });
    else act(wish(beside, true)); // the table says why not
  };
  const prospect = prospectOf(view, choice);
  const boosted = choice === null ? null : prospectOf(view, { ...choice, withTurbo: true });
  const alone = choice === null ? null : prospectOf(view, { ...choice, withTurbo: false });
  const words = wanted(props, prospect);
  return (
    <section class={`ff-hand ${isDue ? "ff-my-turn" : ""} ${props.pending?.length ? "ff-sent" : ""}`} aria-label={say("board-hand")}
      onKeyDown={(event) => { if (event.key === "Escape" && choice) { choose(null); event.stopPropagation(); } }}>
      <p class="ff-wanted">{view.own && <Plate car={view.own} />}<span key={words}>{words}</span></p>
      <div class="ff-bar">
        {isDue && alone && (
          <button type="button" class={choice?.withTurbo ? "" : "main"} aria-disabled={!mayAct} aria-label={say("action-play", { card })}
            onClick={() => play(false)}>{say("web-drive", { movement: alone[2] })}</button>
        )}
        {isDue && boosted && (
          <button type="button" class={choice?.withTurbo ? "main" : ""} aria-disabled={!mayAct} aria-label={say("action-boost", { card })}
            onPointerEnter={(event) => { if (event.pointerType === "mouse" && choice) choose({ ...choice, withTurbo: true }); }}
            onClick={() => play(true)}>{say("web-drive-turbo", { movement: boosted[2] })}</button>
        )}
        {choice && <button type="button" class="quiet ff-back" onClick={() => choose(null)} aria-label={say("web-take-back")}>✕</button>}
      </div>
      <Cards props={props} choice={choice} press={press} addTurbo={addTurbo} />
    </section>
  );
}

function wanted({ view, say }: BoardProps<View, AnyAction, AnyEvent>, prospect: Prospect | null): string {
  const car = view.track.find(([name]) => name === view.own);
  if (prospect) {
    const [, , , place, lane, fell, rank] = prospect;
    return say("web-prospect", { space: numberAt(place), lane, fell, rank, of: view.order.length });
  }
  if (!car) return say(view.hand.length > 0 ? "web-wait" : "web-out");
  return say(view.prospects.length ? "web-choose" : "web-next", { car: car[0], space: numberAt(car[1]) });
}

interface CardsProps {
  readonly props: BoardProps<View, AnyAction, AnyEvent>;
  readonly choice: Choice | null;
  press(index: number): void;
  addTurbo(index: number): void;
}

function Cards({ props: { view, say, news, advice }, choice, press, addTurbo }: CardsProps) {
  const [focused, setFocused] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const drawn = news.find((event) => event.what === "card-drawn" && event.seat === view.viewer);
  const fresh = drawn?.what === "card-drawn" && drawn.card !== null ? view.hand.lastIndexOf(drawn.card) : -1;
  const stop = Math.min(focused, view.hand.length - 1);
  const second = choice?.withTurbo ? view.hand.findIndex((card, index) => card === "Turbo" && index !== choice.index) : -1;
  const go = (event: KeyboardEvent) => {
    if (event.key === "t" && !event.ctrlKey && !event.metaKey && !event.altKey) return addTurbo(choice?.index ?? stop);
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -stop, End: view.hand.length - 1 - stop }[event.key];
    if (step === undefined) return undefined;
    event.preventDefault();
    const next = (stop + step + view.hand.length) % view.hand.length;
    setFocused(next);
    row.current?.querySelectorAll("button")[next]?.focus();
    return undefined;
  };
  const pressed = useSteady(press);
  return (
    <div class="ff-cards" ref={row} role="group" aria-label={say("web-keys")} onKeyDown={go}>
      {view.hand.map((card, index) => {
        const [movement, isRed] = view.reaches[index] ?? [null, false];
        return (
          <Card key={index} index={index} card={card} movement={movement} isRed={isRed} isChosen={choice?.index === index || second === index}
            mark={markOf(advice, (action) => index === view.hand.indexOf(action.card) || (action.do === "boost" && index === turboBeside(view, action.card)))}
            isFresh={index === fresh} isStop={index === stop} say={say} onFocus={setFocused} onPress={pressed} />
        );
      })}
    </div>
  );
}

/** The Turbo that goes with a card: another one where the card is one itself. */
const turboBeside = ({ hand }: View, card: string): number => hand.indexOf("Turbo", card === "Turbo" ? hand.indexOf(card) + 1 : 0);

interface CardProps {
  readonly index: number;
  readonly card: string;
  /** How far it would take the car; null if it is not to be played now. */
  readonly movement: number | null;
  readonly isRed: boolean;
  readonly isChosen: boolean;
  readonly isFresh: boolean;
  readonly mark: Mark | null;
  /** Whether the Tab key comes here. */
  readonly isStop: boolean;
  readonly say: Say;
  onFocus(index: number): void;
  onPress(index: number): void;
}

const Card = memo(function Card({ index, card, movement, isRed, isChosen, isFresh, mark, isStop, say, onFocus, onPress }: CardProps) {
  const reach = movement === null ? "\u00a0" : `${isRed ? "●" : ""}▸${movement}`;
  return (
    <button type="button" tabindex={isStop ? 0 : -1} aria-pressed={isChosen} data-card={card}
      aria-label={(movement === null ? card : say("web-card", { card, movement, red: isRed ? "yes" : "no" })) + markText(say, mark)}
      class={`ff-card ${isRed ? "ff-match" : ""} ${isChosen ? "ff-chosen" : ""} ${isFresh ? "ff-fresh" : ""}`}
      onFocus={() => onFocus(index)} onClick={() => onPress(index)}>
      <Face card={card} />
      <span key={reach} class="ff-reach">{reach}</span>
      <Ring mark={mark} />
    </button>
  );
});

/** A choice that is forgotten when the position changes. */
export function useChoice(version: number): [Choice | null, (choice: Choice | null) => void] {
  const [chosen, setChosen] = useState<{ choice: Choice | null; version: number }>({ choice: null, version });
  return [chosen.version === version ? chosen.choice : null, (choice) => setChosen({ choice, version })];
}
