// The board of Formissimo: a race for two to five, a puzzle for one.
import type { Board, Points } from "@shell/board";
import "./board.css";
import "./advised.css";
import "./living_room.css";
import { Inks } from "./card";
import { Puzzle } from "./puzzle";
import { Race } from "./race";
import type { AnyAction, AnyEvent, View } from "./types";


const FormissimoBoard: Board<View, AnyAction, AnyEvent> = (props) => (
  <>
    <Inks />
    {props.view.chains.length === 1 ? <Puzzle {...props} /> : <Race {...props} />}
  </>
);

export { Ending } from "./ending";
export { sounds } from "./sounds";
export { marked } from "./marked";
export { pictures } from "./pictures";
/** For a television. */
export const points: Points<View> = (view) => view.scores;
export default FormissimoBoard;
