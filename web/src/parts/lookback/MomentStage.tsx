// The board as it was at a decision, through the eyes of who decided: what was done and what was better are drawn on it.
import { useEffect, useMemo, useState } from "preact/hooks";
import { replay } from "../../api";
import type { Advice } from "../../board";
import type { Action, DecisionTold, Replay, TableListed } from "../../protocol";
import { reason } from "../../reason";
import { actionText, say, type Say } from "../../texts";
import { Sign } from "../Advised";
import { BoardFrame } from "../BoardFrame";

const NOTHING: readonly never[] = [];

export interface StageProps {
  readonly table: TableListed;
  readonly names: readonly string[];
  readonly decision: DecisionTold;
  /** What will probably be looked at next. */
  readonly next: readonly DecisionTold[];
  readonly speak: Say;
}

export function MomentStage({ table, names, decision, next, speak }: StageProps) {
  const { seen, problem } = useEyes(table.id, decision.seat, next);
  const advice = useMemo(() => adviceOf(decision), [decision]);
  const legal = useMemo(() => [advice.chosen, advice.better].filter((action) => action !== null), [advice]);
  const players = useMemo(() => names.map((name, seat) => ({ name, isBot: Boolean(table.bots[seat]), isHere: true })), [names, table]);
  const waiting = useMemo(() => [decision.seat], [decision]);
  const frame = seen?.frames[decision.version];
  return (
    <>
      <ul class="look-advice">
        {advice.chosen && <li><Sign of="chosen" /><span><b>{say.value("advice-chosen")}:</b> {actionText(speak, advice.chosen)}</span></li>}
        {advice.better && <li><Sign of="better" /><span><b>{say.value("advice-better")}:</b> {actionText(speak, advice.better)}</span></li>}
      </ul>
      {problem && <p class="problem" role="alert">{problem}</p>}
      {frame ? (
        <BoardFrame
          key={`${decision.seat} ${decision.version}`}
          game={table.game}
          props={{
            view: frame.view, legal, you: decision.seat, players, waiting, version: decision.version, mayAct: false, say: speak, advice,
            news: NOTHING, outcome: null, act: () => undefined, announce: () => undefined,
          }}
        />
      ) : !problem && <p class="loading">{say.value("loading")}</p>}
    </>
  );
}

/** What was too long to be told cannot be drawn. */
const adviceOf = ({ chosen, better }: DecisionTold): Advice => ({ chosen: chosen as Action | null, better: (better?.best ?? null) as Action | null });

/** The match through the eyes of a seat, and then of those whose turn to be looked through comes next; each is asked for once. */
function useEyes(table: string, seat: number, next: readonly DecisionTold[]): { readonly seen: Replay | null; readonly problem: string } {
  const [eyes, setEyes] = useState<ReadonlyMap<number, Replay>>(new Map());
  const [problem, setProblem] = useState("");
  const wanted = [seat, ...next.map((decision) => decision.seat)].find((each) => !eyes.has(each));
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isWanted = true;
    setProblem("");
    replay(table, wanted).then(
      (match) => { if (isWanted) setEyes((known) => new Map(known).set(wanted, match)); },
      (error: unknown) => { if (isWanted) setProblem(reason(error)); },
    );
    return () => { isWanted = false; };
  }, [table, wanted]);
  return { seen: eyes.get(seat) ?? null, problem };
}
