// The table: everybody's card, open where it may be seen, what may be done, and what was laid open. That is last, as it
// grows: nothing that can be pressed moves.
import type { Board, BoardProps } from "@shell/board";
import { Advised, markOf } from "@shell/parts/Advised";
import { SeatMark } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { useEffect, useRef } from "preact/hooks";
import "./board.css";
import type { AnyAction, View } from "./types";

type Props = BoardProps<View, AnyAction>;

const KeepsakeBoard: Board<View, AnyAction> = (props: Props) => {
  const { view, players, waiting, say } = props;
  return (
    <div class="ks">
      <ul class="ks-seats">
        {players.map(({ name }, seat) => (
          <li key={seat} class={waiting.includes(seat) ? "ks-due" : ""}>
            <h2><SeatMark seat={seat} /> {name}</h2>
            <Card key={view.cards[seat]} number={view.cards[seat] ?? null} say={say} />
            <p>{view.kept[seat] ? say("web-kept") : "\u00a0"}</p>
          </li>
        ))}
      </ul>
      <Choice {...props} />
      {view.discards.length > 0 && (
        <section class="ks-open">
          <h2>{say("field-discards")}</h2>
          <ul>{view.discards.map((number) => <li key={number}><Card number={number} say={say} /></li>)}</ul>
        </section>
      )}
    </div>
  );
};

function Card({ number, say }: { number: number | null; say: Say }) {
  if (!number)
    return <div class="ks-card ks-back" role="img" aria-label={say("web-hidden")} />;
  return <div class="ks-card" role="img" aria-label={String(number)} style={{ "--hue": `${(number - 1) * 9}` }}><b>{number}</b></div>;
}

/** What may be done is told by the table: no rule is written here. What was done, or would be better, is marked. */
function Choice({ legal, mayAct, advice, act, say }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mayAct && document.activeElement === document.body) place.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [mayAct]);
  return (
    <div class="ks-choice" ref={place}>
      {legal?.map((action) => {
        const mark = markOf(advice, (advised) => advised.do === action.do);
        return (
          <button key={action.do} type="button" class={action.do === "keep" ? "main" : ""} disabled={!mayAct} onClick={() => act(action)}>
            {say(`action-${action.do}`)}
            <Advised mark={mark} say={say} />
          </button>
        );
      })}
    </div>
  );
}

export default KeepsakeBoard;
