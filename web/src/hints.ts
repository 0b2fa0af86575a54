// Hints for whoever plays alone with bots: asked for step by step, and gone as soon as the position is another.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { hint } from "./api";
import type { Advice } from "./board";
import type { Action, HintFor, HintTold, Table } from "./protocol";
import { reason } from "./reason";
import { gameOf } from "./shelf";
import type { TableSocket } from "./socket";

export type HintStep = HintFor["step"];

/** How it stands between somebody and the hint for a position. */
interface Course {
  readonly isOpen: boolean;
  /** The step that is on its way. */
  readonly asked: HintStep | null;
  readonly told: HintTold | null;
  readonly problem: string;
}

const FRESH: Course = { isOpen: false, asked: null, told: null, problem: "" };

export interface Hints extends Course {
  /** Whether the match waits for the reader. */
  readonly mayAsk: boolean;
  /** Whether the match would count, were it not for a first hint. */
  readonly isFirst: boolean;
  /** What is to be drawn on the board; nothing before it was told. */
  readonly advice: Advice | null;
  ask(step: HintStep): void;
  toggle(): void;
}

/** At a table that has some: nothing elsewhere, nor for who only looks on. */
export function useHints(socket: TableSocket, table: Table, isSimultaneous: boolean): Hints | null {
  const [course, setCourse] = useState(FRESH);
  const mayAsk = socket.mayAct.value;
  const own = useRef(0);
  const moment = isSimultaneous ? socket.pending.value.length : socket.update.value?.version;
  useEffect(() => {
    own.current++;
    setCourse(FRESH);
  }, [socket, moment, mayAsk]);
  const { isOpen, asked, told, problem } = mayAsk && isOfNow(course.told, socket, isSimultaneous) ? course : FRESH;
  const best = (told?.best ?? null) as Action | null;
  const advice = useMemo(() => best && { chosen: null, better: best }, [best]);
  const isFirst = !table.hinted && !table.practice;
  if (!table.settings.hints || !gameOf(table.game)?.hints || table.you === null || table.status !== "playing") return null;
  const ask = async (step: HintStep) => {
    const number = ++own.current;
    const tell = (news: Partial<Course>) => { if (number === own.current) setCourse((before) => ({ ...before, asked: null, ...news })); };
    const made = (version: number) => hint(table.id, { version, step });
    const now = () => socket.update.peek()!.version;
    setCourse({ isOpen: true, asked: step, told, problem: "" });
    try {
      const found = await made(told?.version ?? now());
      const isOver = isSimultaneous && number === own.current && !isOfNow(found, socket, isSimultaneous);
      tell({ told: isOver ? await made(now()) : found });
    } catch (error) {
      tell({ problem: reason(error) });
    }
  };
  const toggle = () => {
    if (!isOpen && !isFirst && told === null && asked === null) void ask("look");
    else setCourse({ isOpen: !isOpen, asked, told, problem: isOpen ? "" : problem });
  };
  return { isOpen, asked, told, problem, mayAsk, isFirst, advice, ask: (step) => void ask(step), toggle };
}

/** Where all act at once others go on meanwhile: a hint lasts as long as it can be followed, and then another one is made. */
function isOfNow(told: HintTold | null, { update }: TableSocket, isSimultaneous: boolean): boolean {
  if (told === null) return true;
  if (!isSimultaneous) return told.version === update.value?.version;
  const best = JSON.stringify(told.best);
  return told.best === null || (update.value?.legal?.some((action) => JSON.stringify(action) === best) ?? true);
}
