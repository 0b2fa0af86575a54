// The board: grid, the card that matters, and everybody's rampart. It draws the view and asks; it knows no rules.
import "./board.css";
import "./advised.css";
import "./living_room.css";
import type { Board, BoardProps, Points } from "@shell/board";
import { useShared, useSteady } from "@shell/memo";
import { markOf, type Mark } from "@shell/parts/Advised";
import type { Say } from "@shell/texts";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Figures, cardText } from "./card";
import { useFlights } from "./flights";
import { Grid } from "./grid";
import { useKeptFocus } from "./focus";
import { Legend } from "./legend";
import { useMoments } from "./moments";
import { indexOf } from "./places";
import { Rampart, atRampart, type Offer } from "./rampart";
import { Stage } from "./stage";
import type { AnyAction, AnyEvent, Fire, View } from "./types";


type Props = BoardProps<View, AnyAction, AnyEvent>;

const RampartBoard: Board<View, AnyAction, AnyEvent> = (props: Props) => {
  const { view, you, news, version, say } = props;
  const root = useRef<HTMLDivElement>(null);
  const moments = useMoments(view, news, version);
  const [selected, select] = useState<string | null>(null);
  const isMine = you !== null && props.waiting.includes(you);
  const legal = isMine ? (props.legal ?? []) : [];
  const offered = offeredPlace(view, isMine ? selected : null);
  const act = (action: AnyAction) => {
    if (props.mayAct) props.act(action);
  };
  const press = (place: string) => {
    if (!isMine) return;
    if (place === view.turned) root.current?.querySelector<HTMLElement>(".ff-main")?.focus();
    else if (view.phase === "turn" && view.face_up.includes(place)) select(place === selected ? null : place);
    else act({ do: "turn", place });
  };
  const cancel = () => select(null);
  useEffect(cancel, [version]);
  useForgetting(props);
  useFlights(root, view, news, version);
  useKeptFocus(root, view, isMine, offered, version);
  useTold(props, isMine);
  const steadyAct = useSteady(act);
  const offer = useShared(isMine && offered !== null ? offerOf(view, legal, offered) : null);
  const shots = useShared(isMine && view.phase === "aim" ? legal.filter((action): action is Fire => action.do === "fire") : null);
  const walls = useShared(view.ramparts.map((_, seat) => atRampart(news, seat)));
  const aims = useShared(aimedAt(props));
  const sent = props.pending?.find((action) => "place" in action)?.place ?? null;
  const isOn = view.phase !== "over" && view.phase !== "lot";
  const rampart = (seat: number) => (
    <Rampart key={seat} cards={view.cards} options={view.options} say={say} seat={seat} name={props.players[seat]?.name ?? ""}
      isYou={seat === you} isNext={isOn && seat === view.turn} isWinner={props.outcome?.ranking[0]?.includes(seat) ?? false}
      hasMagic={view.magic === seat} wall={view.ramparts[seat]!} full={view.full} points={view.points[seat]!} safe={view.safe[seat]!}
      news={walls[seat]!} offer={seat === you ? offer : null} shots={seat === you ? null : shots} aims={aims[seat] ?? null} act={steadyAct} />
  );
  const [first, ...others] = around(view, you);
  return (
    <div ref={root} data-version={version} class={`ff ${props.companion ? "ff-companion" : ""} ff-${view.phase} ff-${view.options.rules} ${isMine ? "ff-mine" : ""} ${isMine && props.mayAct ? "ff-ready" : ""}`} onKeyDown={(event) => keyed(event, cancel)}>
      <Figures />
      <div class="ff-field">
        <Grid view={view} say={say} moments={moments} offered={offered} open={isMine && view.phase === "turn" ? openPlaces(legal) : null} sent={sent} advice={props.advice} press={press} />
      </div>
      <Stage view={view} say={say} legal={legal} isMine={isMine} offered={offered} moments={moments}
        outcome={props.outcome} advice={props.advice} act={act} cancel={cancel} />
      {rampart(first!)}
      <div key={shots === null ? "lying" : "aimed-at"} class="ff-others">{others.map(rampart)}</div>
      {view.options.rules === "advanced" && <Legend view={view} say={say} />}
    </div>
  );
};

export { Ending } from "./ending";
export { sounds } from "./sounds";
export { marked } from "./marked";
export { pictures } from "./pictures";
/** For a television. */
export const points: Points<View> = (view) => view.points;
export default RampartBoard;

/** The face-up card that all is about now. */
function offeredPlace(view: View, selected: string | null): string | null {
  const place = view.turned ?? selected;
  return place !== null && view.face_up.includes(place) ? place : null;
}

function offerOf(view: View, legal: readonly AnyAction[], place: string): Offer | null {
  const slot = view.slots[view.face_up.indexOf(place)] ?? null;
  const taking = legal.find((action) => (action.do === "take" || action.do === "insert") && action.place === place);
  return slot === null || !taking ? null : { number: view.grid[indexOf(place)]!, slot, taking };
}

/** By seat and number: what advice says of firing at a card. */
function aimedAt({ view, advice }: Props): readonly (Readonly<Record<number, Mark>> | null)[] {
  return view.ramparts.map((wall, seat) => {
    const marks = wall.flatMap((number) => {
      const mark = markOf(advice, (action) => action.do === "fire" && action.seat === seat && action.number === number);
      return mark ? [[number, mark]] : [];
    });
    return marks.length > 0 ? Object.fromEntries(marks) : null;
  });
}

const openPlaces = (legal: readonly AnyAction[]): Set<string> =>
  new Set(legal.flatMap((action) => ("place" in action ? [action.place] : [])));

/** The own seat first, then clockwise. */
const around = (view: View, you: number | null): number[] =>
  view.ramparts.map((_, index) => ((you ?? 0) + index) % view.ramparts.length);

/** What cannot be read any more is not kept by the page around the board either. */
function useForgetting({ view, version, forget }: Props): void {
  useLayoutEffect(() => {
    forget?.((event) =>
      event.what === "card-turned" && view.grid[indexOf(event.place)] === 0 ? { ...event, number: null } : event);
  }, [version]);
}

/** For the ear: what the own card can do. */
function useTold({ view, version, say, legal, announce }: Props, isMine: boolean): void {
  useLayoutEffect(() => {
    announce(isMine && view.phase === "choose" && view.turned !== null ? verdict(view, say, legal ?? [], view.turned) : "");
  }, [version]);
}

function verdict(view: View, say: Say, legal: readonly AnyAction[], place: string): string {
  const fits = legal.some((action) => action.do === "take" || action.do === "insert");
  return `${cardText(view, say, view.grid[indexOf(place)]!)}. ${say(fits ? "web-fits" : "web-too-low")}`;
}

function keyed(event: KeyboardEvent, cancel: () => void): void {
  if (event.key === "Escape") cancel();
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault(); // a held key decides nothing
}
