// A match that goes on at another table, from before a decision that was taken back: for whoever is there it is one page.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { arrivals } from "./api";
import { goInstead } from "./route";
import { TableSocket } from "./socket";

const pageOf = (table: string): string => `/t/${table}`;

/** By page, the one at which somebody has come to its match. */
const beginnings = new Map<string, string>();

/** Whether somebody was led to a table because the match goes on there. */
export const wasLedTo = (table: string): boolean => beginnings.has(pageOf(table));

/** The page at which somebody has come to a match: it stays the same wherever that goes on. */
export const beginningOf = (page: string): string => beginnings.get(page) ?? page;

/** A line to a table, and on to where its match goes on: until that is told, the board stays as it was. */
export function useTable(id: string): TableSocket {
  const socket = useMemo(() => new TableSocket(id), [id, arrivals.value]);
  const shown = useRef(socket);
  useEffect(() => () => socket.close(), [socket]);
  const table = socket.table.value;
  const next = table?.continued ? table.next : null;
  useEffect(() => {
    if (!next) return;
    beginnings.set(pageOf(next), beginningOf(pageOf(id)));
    goInstead(pageOf(next));
  }, [next]);
  if (!wasLedTo(id) || socket.update.value !== null) shown.current = socket;
  return shown.current;
}
