// A finished match, looked back at: its course, the turning points on the board, what was luck and what was skill.
import { useMemo, useRef, useState } from "preact/hooks";
import { useSteady } from "../../memo";
import type { DecisionTold, ReviewTold, TableListed } from "../../protocol";
import { follow } from "../../route";
import { gameOf } from "../../shelf";
import { gameSay, say } from "../../texts";
import { SeatMark, toldApart } from "../Players";
import { Accounts } from "./Accounts";
import { CourseLines } from "./CourseLines";
import { Decisions } from "./Decisions";
import { MomentStage } from "./MomentStage";
import { MomentWords } from "./MomentWords";
import { words } from "./words";

/** More remarks than this are folded away. */
const FEW = 5;

interface LookBackProps {
  readonly table: TableListed;
  readonly told: ReviewTold;
}

export function LookBack({ table, told }: LookBackProps) {
  const names = useMemo(() => toldApart(told.game, table.chairs.map((name, seat) => ({ name, bot: table.bots[seat] ?? null }))), [table, gameOf(told.game)]);
  const speak = gameSay(told.game, names);
  const [isMine, setMine] = useState(false);
  const { turning, decisions } = useWanted(told, isMine ? table.you : null);
  const [wish, setWish] = useState<DecisionTold | null>(null);
  const stage = useRef<HTMLElement>(null);
  const shown = wish !== null && decisions.includes(wish) ? wish : (turning[0] ?? null);
  const show = useSteady((decision: DecisionTold) => {
    setWish(decision);
    stage.current?.scrollIntoView({ block: "nearest" });
  });
  return (
    <article class="look-back">
      <header class="replay-head">
        <a class="button quiet" href={`/t/${table.id}`} onClick={follow}>←<span class="replay-way"> {say.value("to-table")}</span></a>
        <h1>{say.value("look-back")} <small>{gameOf(told.game)?.title}</small></h1>
        {table.you !== null && told.seats > 1 && <Whose isMine={isMine} setMine={setMine} />}
      </header>
      <CourseLines told={told} names={names} turning={turning} shown={shown} show={show} />
      <section class="look-stage" ref={stage} aria-label={words.value("look-board")}>
        <Points turning={turning} names={names} shown={shown} show={show} />
        {shown ? <MomentStage table={table} names={names} decision={shown} next={turning} speak={speak} /> : <Flawless isMine={isMine || (told.seats === 1 && table.you !== null)} />}
      </section>
      <div class="look-words">
        {shown && (
          <MomentWords key={shown.version} table={table.id} unit={told.unit} decision={shown} number={turning.indexOf(shown) + 1}
            name={names[shown.seat] ?? ""} speak={speak} />
        )}
        <Accounts told={told} names={names} />
        {told.remarks.length > 0 && (
          <details class="look-remarks" open={told.remarks.length <= FEW}>
            <summary>{words.value("look-remarks", { count: told.remarks.length })}</summary>
            <ul>{told.remarks.map(({ message, facts }, index) => <li key={index}>{speak(message, facts)}</li>)}</ul>
          </details>
        )}
        <Decisions decisions={decisions} names={names} shown={shown} speak={speak} show={show} />
      </div>
    </article>
  );
}

/** The turning points, the greatest first, and all decisions: of everybody, or of one seat. */
function useWanted(told: ReviewTold, seat: number | null) {
  return useMemo(() => {
    const versions = seat === null ? told.turning_points : (told.turning_points_of[seat] ?? []);
    const decisions = seat === null ? told.decisions : told.decisions.filter((decision) => decision.seat === seat);
    const turning = versions.flatMap((version) => decisions.find((decision) => decision.version === version) ?? []);
    return { turning, decisions };
  }, [told, seat]);
}

function Whose({ isMine, setMine }: { isMine: boolean; setMine: (isMine: boolean) => void }) {
  return (
    <div class="look-whose" role="group" aria-label={words.value("look-whose")}>
      <button type="button" aria-pressed={!isMine} onClick={() => setMine(false)}>{words.value("look-all")}</button>
      <button type="button" aria-pressed={isMine} onClick={() => setMine(true)}>{words.value("look-mine")}</button>
    </div>
  );
}

interface PointsProps {
  readonly turning: readonly DecisionTold[];
  readonly names: readonly string[];
  readonly shown: DecisionTold | null;
  show(decision: DecisionTold): void;
}

/** The turning points as leaves to turn to. */
function Points({ turning, names, shown, show }: PointsProps) {
  if (turning.length === 0) return null;
  return (
    <div class="look-points" role="group" aria-label={words.value("look-points")}>
      {turning.map((point, index) => (
        <button key={point.version} type="button" aria-pressed={point === shown} onClick={() => show(point)}>
          <b>{index + 1}</b> <SeatMark seat={point.seat} /> <span>{names[point.seat]}</span>
        </button>
      ))}
    </div>
  );
}

/** Nothing was surely a mistake: that is worth a kind word. */
function Flawless({ isMine }: { isMine: boolean }) {
  return (
    <div class="look-flawless">
      <p>{words.value(isMine ? "look-flawless-mine" : "look-flawless")}</p>
      <p class="small">{words.value("look-flawless-how")}</p>
    </div>
  );
}
