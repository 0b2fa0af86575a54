// Bots for people who are gone: whose seat it is takes it back, and whoever waits for them lets one sit in.
import { useState } from "preact/hooks";
import { order } from "../api";
import type { AnyOrder, Table } from "../protocol";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { Notice } from "./Notice";

const ask = (table: Table, what: AnyOrder) => void order(table.id, what).catch(() => undefined);

/** The first thing that is seen by whoever comes back to a seat in which a bot plays, and by who waits for somebody who is gone. */
export function Absence({ table, waiting, names }: { table: Table; waiting: readonly number[]; names: readonly string[] }) {
  const [waited, setWaited] = useState<readonly number[]>([]);
  const { you, chairs, status } = table;
  if (you === null || status !== "playing") return null;
  if (chairs[you]?.bot) {
    return (
      <Notice key="own" text={say.value("bot-for-you")}>
        <button type="button" class="main" onClick={() => ask(table, { do: "sit", seat: you })}>{say.value("take-back")}</button>
      </Notice>
    );
  }
  const seat = chairs.findIndex((chair, each) => chair.may_be_replaced && waiting.includes(each) && !waited.includes(each));
  if (seat < 0) return null;
  return (
    <Notice key={seat} text={say.value("gone-a-while", { name: names[seat] })}>
      <LetBot table={table} seat={seat} isMain />
      <button type="button" onClick={() => setWaited([...waited, seat])}>{say.value("wait-on")}</button>
    </Notice>
  );
}

interface LetBotProps {
  readonly table: Table;
  readonly seat: number;
  readonly isMain?: boolean;
}

export function LetBot({ table, seat, isMain = false }: LetBotProps) {
  return (
    <button type="button" class={isMain ? "main" : ""}
      onClick={() => ask(table, { do: "seat-bot", seat, bot: botFor(table.game) })}>{say.value("let-bot")}</button>
  );
}

const botFor = (game: string): string => {
  const bots = gameOf(game)?.bots ?? [];
  return bots.find((name) => name === "casual") ?? bots[0] ?? "random";
};
