// Formel Fun on screen: the loop with its cars, the running order inside it, the own hand below.
import { useEffect } from "preact/hooks";
import type { Board, BoardProps } from "@shell/board";
import { useMedia } from "@shell/media";
import "./board.css";
import { Cars } from "./cars";
import { Hand, prospectOf, useChoice } from "./hand";
import { loopOf, numberAt, TALL, WIDE } from "./loop";
import { Infield, Points } from "./standings";
import { Track } from "./track";
import type { AnyAction, AnyEvent, View } from "./types";


/** With more cars than this, the infield is written smaller. */
const MANY = 12;
const NARROW = "(max-width: 44rem)";

const FormelFun: Board<View, AnyAction, AnyEvent> = (props) => {
  const { view, news, say, version } = props;
  const loop = loopOf(useMedia(NARROW) ? TALL : WIDE);
  const [choice, choose] = useChoice(version);
  useTold(props);
  const inside = loop.infield;
  const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
  const placed = { left: percent(inside.left), top: percent(inside.top), width: percent(inside.width), height: percent(inside.height) };
  return (
    <div class={loop.shape === TALL ? "ff ff-tall" : "ff ff-wide"}>
      <div class="ff-loop" onClick={() => choose(null)}>
        <Track loop={loop} view={view} prospect={prospectOf(view, choice)} say={say} />
        <Cars loop={loop} view={view} news={news} />
        <div class={view.order.length > MANY ? "ff-infield ff-many" : "ff-infield"} style={placed}><Infield {...props} /></div>
      </div>
      {view.hand.length > 0 && view.phase !== "over" && <Hand props={props} choice={choice} choose={choose} />}
      <Points {...props} />
    </div>
  );
};

export { Ending } from "./ending";
export { sounds } from "./sounds";
export default FormelFun;

/** Says which car is due. */
function useTold({ view, version, announce, say }: BoardProps<View, AnyAction, AnyEvent>): void {
  useEffect(() => {
    const due = view.prospects.length ? view.track[view.moved] : undefined;
    if (due) announce(say("web-choose", { car: due[0], space: numberAt(due[1]) }));
  }, [version]);
}
