// Who sits around a table. A player's colour and mark: a colour never stands alone.
import { useMemo } from "preact/hooks";
import { order } from "../api";
import type { Player } from "../board";
import type { AnyOrder, Table } from "../protocol";
import { gameOf } from "../shelf";
import { botName, isolated, say } from "../texts";

export const MARKS = ["●", "▲", "■", "◆", "★", "✚"] as const;

export function SeatMark({ seat }: { seat: number }) {
  return <span class={`seat-mark seat-${seat}`} aria-hidden="true">{MARKS[seat % MARKS.length]}</span>;
}

export function Players({ table, waiting, names }: { table: Table; waiting: readonly number[]; names: readonly string[] }) {
  const ask = (what: AnyOrder) => void order(table.id, what).catch(() => undefined);
  return (
    <ul class="players">
      {table.chairs.map((chair, seat) => (
        <li key={seat} class={waiting.includes(seat) ? "waited" : ""}>
          <SeatMark seat={seat} /> <span class="grow">{names[seat]}{seat === table.you && ` (${say.value("you")})`}</span>
          {chair.kind === "person" && !chair.here && !chair.bot && <em class="small">{say.value("away")}</em>}
          {chair.kind === "person" && chair.bot && <em class="small">{say.value("bot-plays")}</em>}
          {chair.may_be_replaced && table.you !== null && (
            <button type="button" onClick={() => ask({ do: "seat-bot", seat, bot: botFor(table.game) })}>{say.value("let-bot")}</button>
          )}
          {seat === table.you && chair.bot && (
            <button type="button" onClick={() => ask({ do: "sit", seat })}>{say.value("take-back")}</button>
          )}
        </li>
      ))}
      {table.spectators > 0 && <li class="small">{say.value("spectators", { count: table.spectators })}</li>}
    </ul>
  );
}

const botFor = (game: string): string => {
  const bots = gameOf(game)?.bots ?? [];
  return bots.find((name) => name === "casual") ?? bots[0] ?? "random";
};

/** The names around a table: the same list until one of them changes. */
export function useNames(table: Table): readonly string[] {
  const names = namesAt(table);
  return useMemo(() => names, [names.join("\n")]);
}

/** Of several that have the same name, or one that hardly looks different, the later ones are numbered. */
function namesAt(table: Table): readonly string[] {
  const seen = new Set<string>();
  return table.chairs.map(({ kind, name = "" }) => {
    const own = kind === "bot" ? botName(table.game, name) : isolated(name);
    let shown = own;
    for (let count = 2; own !== "" && seen.has(looks(shown)); count++) shown = `${own} ${count}`;
    seen.add(looks(shown));
    return shown;
  });
}

const looks = (name: string): string => name.normalize("NFKC").toLowerCase();

export const playersAt = (table: Table, names: readonly string[]): readonly Player[] =>
  table.chairs.map((chair, seat) => ({
    name: names[seat] ?? "", isBot: chair.kind === "bot" || chair.bot != null, isHere: chair.here ?? false,
  }));
