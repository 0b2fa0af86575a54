// Formel Fun on screen: the loop with its cars, the running order inside it, the own hand below.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Board, BoardProps, Points } from "@shell/board";
import { WhileShown } from "@shell/parts/WhileShown";
import { useShared, useSteady } from "@shell/memo";
import "./board.css";
import "./advised.css";
import "./living_room.css";
import { Cars } from "./cars";
import { advisedOn, Hand, prospectOf, useChoice } from "./hand";
import { loopFor, numberAt, type Loop } from "./loop";
import { OwnCars } from "./own_cars";
import { Infield, Points as PointsTable, Totals } from "./standings";
import { Track } from "./track";
import type { AnyAction, AnyEvent, View } from "./types";


const SOME = 8;
const MANY = 12;

/** The more cars, the smaller they are written in the infield. */
const crowd = (cars: number): string => (cars > MANY ? "ff-many" : cars > SOME ? "ff-some" : "");

const FormelFun: Board<View, AnyAction, AnyEvent> = (props) => {
  const { view, you, news, say, version } = props;
  const room = useRef<HTMLDivElement>(null);
  const loop = useLoop(room);
  const [choice, choose] = useChoice(version);
  /** Whether the table of points lies where the hand is, in a window with no room for both. */
  const [isOpen, setOpen] = useState(false);
  const toggle = useSteady(() => setOpen(!isOpen));
  useTold(props);
  const { width, height } = loop.shape;
  const inside = loop.infield;
  const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
  const placed = { left: percent(inside.left), top: percent(inside.top), width: percent(inside.width), height: percent(inside.height) };
  const plays = you !== null && view.phase !== "over";
  const isFolded = plays && props.companion === true;
  return (
    <div class={`ff ${plays ? "" : "ff-watched"} ${isOpen ? "ff-opened" : ""} ${isFolded ? "ff-companion" : ""}`}>
      {isFolded && <OwnCars {...props} />}
      <div class="ff-room" ref={room}>
        <div class="ff-loop" style={{ "--ff-ratio": width / height }} onClick={() => choose(null)}>
          <Track loop={loop} view={view} prospect={prospectOf(view, choice)} advised={useShared(advisedOn(props))} say={say} />
          <Cars loop={loop} view={view} news={news} />
          <div class="ff-infield" style={placed}>
            <div key={`${view.race} ${view.phase === "over"}`} class={`ff-inside ${crowd(view.order.length)}`}><Infield {...props} /></div>
          </div>
        </div>
      </div>
      <div class="ff-side">
        {plays && !isFolded && <Totals scores={view.scores} players={props.players} say={say} isOpen={isOpen} onOpen={toggle} />}
        {plays && <Hand props={props} choice={choice} choose={choose} />}
        <WhileShown class="ff-more" tabindex={0}>{() => <PointsTable {...props} />}</WhileShown>
      </div>
    </div>
  );
};

export { Ending } from "./ending";
export { sounds } from "./sounds";
export { marked } from "./marked";
export { pictures } from "./pictures";
/** For a television. */
export const points: Points<View> = (view) => view.scores;
export default FormelFun;

/** Says which car is due. */
function useTold({ view, version, announce, say }: BoardProps<View, AnyAction, AnyEvent>): void {
  useLayoutEffect(() => {
    const due = view.prospects.length ? view.track[view.moved] : undefined;
    if (due) announce(say("web-choose", { car: due[0], space: numberAt(due[1]) }));
  }, [version]);
}

/** The loop in the shape of the room that there is for it. */
function useLoop(room: RefObject<HTMLElement | null>): Loop {
  const [loop, setLoop] = useState(() => loopFor(innerWidth, 0.6 * innerHeight));
  useLayoutEffect(() => {
    const fit = () => {
      const { clientWidth, clientHeight } = room.current!;
      if (clientWidth * clientHeight > 0) setLoop(loopFor(clientWidth, clientHeight));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(room.current!);
    return () => watch.disconnect();
  }, []);
  return loop;
}
