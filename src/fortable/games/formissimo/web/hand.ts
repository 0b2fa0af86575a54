// What the own hand is doing: cards lift at the press, and fall back when the table says that they are gone.
//
// One wish is under way at a time. A press meanwhile is not lost: it waits for the answer, and goes then. If the
// answer is no, it is dropped, for it was meant for a chain that did not come to be, and would spoil this one.
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "@shell/board";
import { play } from "@shell/sounds";
import type { AnyAction, AnyEvent, View } from "./types";

export type Props = BoardProps<View, AnyAction, AnyEvent>;

export interface Hand {
  /** Places of cards that are on their way, in the order of the presses. */
  readonly lifted: readonly string[];
  /** Places where the hand came in vain just now. */
  readonly missed: readonly string[];
  readonly isCalling: boolean;
  press(action: AnyAction): void;
}

const FELT_MS = 650;
const NONE: readonly AnyAction[] = [];

export function useHand({ pending = NONE, refused = null, act }: Props): Hand {
  const [queue, setQueue] = useState<readonly AnyAction[]>(NONE);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const isSending = useRef(false);
  const known = useRef(refused);
  const send = (action: AnyAction) => {
    isSending.current = pending !== NONE;
    act(action);
  };
  useEffect(() => {
    isSending.current = false;
    if (refused !== known.current) {
      known.current = refused;
      if (refused !== null) return drop(refused);
    }
    if (pending.length > 0 || queue.length === 0) return;
    setQueue(queue.slice(1));
    send(queue[0]!);
  }, [pending, queue, refused]);
  useEffect(() => {
    if (missed.length === 0) return undefined;
    const timer = setTimeout(() => setMissed([]), FELT_MS);
    return () => clearTimeout(timer);
  }, [missed]);
  const drop = (action: AnyAction) => {
    setMissed(places([action, ...queue]));
    setQueue(NONE);
  };
  const wishes = [...pending, ...queue];
  return {
    lifted: places(wishes),
    missed,
    isCalling: wishes.some((wish) => wish.do === "stop"),
    press: (action) => {
      if (action.do === "take") play("grab");
      if (isSending.current || pending.length > 0) setQueue((waiting) => [...waiting, action]);
      else send(action);
    },
  };
}

const places = (actions: readonly AnyAction[]): string[] =>
  actions.flatMap((action) => ("place" in action ? [action.place] : []));
