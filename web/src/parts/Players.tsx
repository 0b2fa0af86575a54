// Who sits around a table. A player's colour and mark: a colour never stands alone.
import { useMemo } from "preact/hooks";
import type { Player } from "../board";
import { memo } from "../memo";
import type { ChairShown, Table } from "../protocol";
import { botLevel, botName, isolated, say } from "../texts";
import { LetBot } from "./Absence";

export const MARKS = ["●", "▲", "■", "◆", "★", "✚"] as const;

export const SeatMark = memo(function SeatMark({ seat }: { seat: number }) {
  return <span class={`seat-mark seat-${seat}`} aria-hidden="true">{MARKS[seat % MARKS.length]}</span>;
});

interface PortraitProps {
  readonly game: string;
  readonly seat: number;
  /** By seat: the bot that sits there. */
  readonly bots: readonly (string | null)[];
}

/** The face of a bot, as much its own as its name, of which it says no more; nothing where a person sits. */
export function Portrait({ game, seat, bots }: PortraitProps) {
  const bot = bots[seat] ?? null;
  if (bot === null) return null;
  const nth = bots.slice(0, seat).filter((other) => other === bot).length;
  return <img class="portrait" src={`/portraits/${game}/${bot}/${nth}.svg`} alt="" width="28" height="28" loading="lazy" />;
}

/** The bot of a chair that is its own; none plays for a person who is gone. */
export const botOf = ({ kind, bot }: ChairShown): string | null => (kind === "bot" && bot) || null;

export const Players = memo(function Players({ table, waiting, names }: { table: Table; waiting: readonly number[]; names: readonly string[] }) {
  return (
    <ul class="players">
      {table.chairs.map((_, seat) => <Seated key={seat} table={table} seat={seat} name={names[seat] ?? ""} isWaited={waiting.includes(seat)} />)}
      <li class="small around">{table.spectators > 0 && say.value("spectators", { count: table.spectators })}</li>
    </ul>
  );
});

interface SeatedProps {
  readonly table: Table;
  readonly seat: number;
  readonly name: string;
  readonly isWaited: boolean;
}

const Seated = memo(function Seated({ table, seat, name, isWaited }: SeatedProps) {
  const chair = table.chairs[seat]!;
  const bot = botOf(chair);
  return (
    <li class={isWaited ? "waited" : ""}>
      <SeatMark seat={seat} /> <Portrait game={table.game} seat={seat} bots={table.chairs.map(botOf)} />
      <span class="grow">{name}{seat === table.you && ` (${say.value("you")})`}</span>
      {bot && <span class="small level">{botLevel(table.game, bot)}</span>}
      {chair.may_be_replaced && table.you !== null ? <LetBot table={table} seat={seat} />
        : (table.status !== "abandoned" || chair.left) && chair.kind === "person" && <em class="small">{whereabouts(chair)}</em>}
    </li>
  );
});

/** Where a person is who is not here, and who plays meanwhile. */
const whereabouts = ({ here, bot, left }: ChairShown): string =>
  say.value(left ? "has-left" : bot ? "bot-plays" : here ? "" : "away");

/** The names around a table: the same list until one of them changes. */
export function useNames(table: Table): readonly string[] {
  const names = namesAt(table);
  return useMemo(() => names, [names.join("\n")]);
}

const namesAt = (table: Table): readonly string[] =>
  toldApart(table.game, table.chairs.map((chair) => ({ name: chair.name ?? "", bot: botOf(chair) })));

interface Named {
  readonly name: string;
  readonly bot: string | null;
}

/** Of several that have the same name, or one that hardly looks different, the later ones are numbered. */
export function toldApart(game: string, seated: readonly Named[]): readonly string[] {
  const seen = new Set<string>();
  return seated.map(({ name, bot }, seat) => {
    const alike = seated.slice(0, seat).filter((other) => other.bot === bot).length;
    const own = bot === null ? isolated(name) : botName(game, bot, alike);
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
