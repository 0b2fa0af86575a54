// A phone beside a television: it leaves to it what everybody sees, and shows what is one's own.
import { useRef } from "preact/hooks";
import { NARROW, useMedia } from "./media";
import { remembered } from "./settings";
import type { Table, Update } from "./protocol";

/** Whether somebody wants the whole board here, whatever else shows it. */
export const wantsWhole = remembered<boolean>("whole-board", false);

/** Whether this device could leave the board to a television: a phone of somebody who plays. */
export function useMayFold(table: Table, update: Update | null): boolean {
  const isNarrow = useMedia(NARROW);
  const plays = table.you !== null && table.status === "playing" && !table.chairs[table.you]?.bot;
  return isNarrow && plays && (table.screen ?? false) && !update?.out?.includes(table.you!);
}

/** Whether it does. A television that comes or goes changes nothing under a finger: it waits until one cannot act. */
export function useCompanion(mayFold: boolean, mayAct: boolean): boolean {
  const wanted = mayFold && !wantsWhole.value;
  const settled = useRef({ wanted, whole: wantsWhole.value });
  if (!mayAct || settled.current.whole !== wantsWhole.value) settled.current = { wanted, whole: wantsWhole.value };
  return settled.current.wanted;
}
