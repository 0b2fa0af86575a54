// A television in the room: how a table comes to it, fetched for whoever looks for it.
import { useState } from "preact/hooks";
import type { Table } from "../protocol";
import { say } from "../texts";
import { useLater } from "./Later";

const load = () => import("./television/Offer");

export function Television({ table }: { table: Table }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="television" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.value("television")}</summary>
      {isOpen && <Offered table={table} />}
    </details>
  );
}

function Offered({ table }: { table: Table }) {
  const offer = useLater(load);
  return offer && <offer.Offer table={table} />;
}

/** Where a television shows the board: whether this device does, too. */
export function WholeBoard() {
  const offer = useLater(load);
  return offer && <offer.WholeBoard />;
}
