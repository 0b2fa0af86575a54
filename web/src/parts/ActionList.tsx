// Everything that may be done, in words; where that is much, what is looked for.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Advice } from "../board";
import type { Action } from "../protocol";
import { actionText, say, type Say } from "../texts";
import { Advised, markOf } from "./Advised";

const FEW = 12;
const SHOWN = 40;

export interface ActionListProps {
  readonly legal: readonly Action[];
  readonly speak: Say;
  /** Whether one would be accepted now. */
  readonly mayAct: boolean;
  readonly advice?: Advice | null | undefined;
  act(action: Action): void;
}

export function ActionList({ legal, speak, mayAct, advice, act }: ActionListProps) {
  const [wanted, setWanted] = useState("");
  const told = useMemo(() => legal.map((action) => ({ action, text: actionText(speak, action) })), [legal, speak]);
  const isLong = told.length > FEW;
  const found = isLong ? told.filter(({ text }) => matches(text, wanted)) : told;
  const shown = found.slice(0, SHOWN);
  const only = found.length === 1 ? found[0] : undefined;
  const choose = (event: SubmitEvent) => {
    event.preventDefault();
    if (mayAct && only) act(only.action);
  };
  return (
    <>
      {isLong && (
        <form role="search" onSubmit={choose}>
          <label>
            {say.value("find-action")}
            <input type="search" value={wanted} autocomplete="off" onInput={(e) => setWanted(e.currentTarget.value)} />
          </label>
          <p class="small" role="status">{say.value("actions-found", { shown: shown.length, count: found.length })}</p>
        </form>
      )}
      <ul>
        {shown.map(({ action, text }) => {
          const key = JSON.stringify(action);
          const mark = markOf(advice, (advised) => JSON.stringify(advised) === key);
          return (
            <li key={key}>
              <button type="button" class="advisable" data-action={key} disabled={!mayAct} onClick={() => act(action)}>{text}<Advised mark={mark} say={speak} /></button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Every word that is looked for is in the text, whatever its case and accents. */
function matches(text: string, wanted: string): boolean {
  const plain = folded(text);
  return folded(wanted).split(/\s+/).every((word) => plain.includes(word));
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

interface TypedProps {
  readonly mayAct: boolean;
  /** What could be typed, for instance. */
  readonly example: string;
  read(text: string): Promise<Action>;
  act(action: Action): void;
}

/** An action in the game's own notation, for what no list holds. */
export function TypedAction({ mayAct, example, read, act }: TypedProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      act(await read(text));
      setText("");
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form class="row typed" onSubmit={(event) => void send(event)}>
      <label class="grow">
        {say.value("type-action")}
        <input value={text} required autocomplete="off" autocapitalize="off" spellcheck={false} placeholder={example}
          onInput={(e) => setText(e.currentTarget.value)} />
      </label>
      <button type="submit" disabled={!mayAct}>{say.value("do-it")}</button>
      <p class="problem" role="alert">{problem}</p>
    </form>
  );
}

/** A place that keeps the focus when what had it is gone: whoever plays by keys stays where they were. */
export function useKeptFocus<T extends HTMLElement>() {
  const place = useRef<T>(null);
  const isHere = useRef(false);
  useEffect(() => {
    const moved = ({ target }: FocusEvent) => {
      isHere.current = place.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", moved);
    return () => document.removeEventListener("focusin", moved);
  }, []);
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return place;
}
