// Before the match: chairs, bots, the link to share, and the start.
import { useState } from "preact/hooks";
import { me, order } from "../api";
import { clockName } from "../clock";
import { boxFacts } from "../pages/ShelfPage";
import type { AnyOrder, ChairShown, Table } from "../protocol";
import { reason } from "../reason";
import { gameOf } from "../shelf";
import type { TableSocket } from "../socket";
import { botLevel, botTitle, say } from "../texts";
import { Invite } from "./Invite";
import { SpecialOptions } from "./SpecialOptions";
import { botOf, Portrait, SeatMark, useNames } from "./Players";
import { openSettings } from "./Settings";
import { hasCompany, Talk, TalkButton } from "./Talk";
import { Television } from "./Television";

/** Where a move may take so long, nobody stays at the table. */
const SLOW_S = 3600;

export function Lobby({ socket, table }: { socket: TableSocket; table: Table }) {
  const [problem, setProblem] = useState("");
  const ask = (what: AnyOrder) =>
    void order(table.id, what).then(() => setProblem(""), (error: unknown) => setProblem(reason(error)));
  const taken = table.chairs.filter((chair) => (chair.kind ?? "empty") !== "empty").length;
  const names = useNames(table);
  const isOwn = table.you !== null || table.host;
  const isForAll = !table.settings.public || (table.host_gone ?? false);
  const isEnough = gameOf(table.game)?.seats.includes(taken) ?? false;
  const mayStart = isEnough && (table.host || (table.you !== null && isForAll));
  return (
    <div class="lobby">
      <About table={table} names={names} />
      <section class="card">
        <h2>{say.value("chairs")}</h2>
        <ul class="chairs">
          {table.chairs.map((chair, seat) => <ChairRow key={seat} table={table} chair={chair} seat={seat} name={names[seat] ?? ""} ask={ask} />)}
        </ul>
        <div class="row">
          {isOwn && <button type="button" class={mayStart ? "main" : ""} disabled={!mayStart} onClick={() => ask({ do: "start" })}>{say.value("start")}</button>}
          {table.you !== null && <button type="button" onClick={() => ask({ do: "stand" })}>{say.value("stand-up")}</button>}
          {table.chairs.length > 1 && table.you !== null && <TalkButton socket={socket} table={table} names={names} />}
        </div>
        {table.kept_away && <p class="small">{say.value("kept-away")}</p>}
        {!mayStart && <p class="small">{say.value(isEnough && table.you !== null ? "host-starts" : "not-yet")}</p>}
        <p class="problem" role="alert">{problem}</p>
        {hasCompany(table) && <Talk socket={socket} table={table} names={names} />}
      </section>
      {isOwn && (
        <div class="inviting">
          <Invite place={`tables/${table.id}`} label={say.value("invite-link")} isNext={!mayStart} />
          <section class="card"><Television table={table} /></section>
        </div>
      )}
    </div>
  );
}

/** What will be played, for those who came by a link. */
function About({ table, names }: { table: Table; names: readonly string[] }) {
  const game = gameOf(table.game);
  if (!game) return null;
  return (
    <section class="card about">
      <img src={`/covers/${game.key}.svg`} alt="" width="320" height="200" />
      <div>
        <h1>{game.title}</h1>
        <p>{game.tagline}</p>
        <p class="small">{say.value("box-facts", boxFacts(game))}</p>
        {table.settings.clock_s && (
          <p class="small">
            {say.value("labelled", { label: say.value("clock"), text: clockName(table.settings.clock_s) })}
            {table.settings.clock_s >= SLOW_S && table.you !== null && <button type="button" class="quiet" onClick={openSettings}>{say.value("notices")}</button>}
          </p>
        )}
        <SpecialOptions game={game} options={table.options} names={names} />
        {table.settings.hints && <p class="small">{say.value("hints-allowed")}. {say.value("hints-about")}</p>}
        <p class="row">
          {game.has_tutorial && <a class="button quiet" href={`/learn/${game.key}`} target="_blank" rel="noreferrer">{say.value("learn")}</a>}
          <a class="button quiet" href={`/rules/${game.key}`} target="_blank" rel="noreferrer">{say.value("rules")}</a>
        </p>
        <details class="small">
          <summary>{say.value("shuffle-settled")}</summary>
          <p>{say.value("shuffle-fingerprint")} <code class="seal">{table.fingerprint}</code></p>
        </details>
      </div>
    </section>
  );
}

interface ChairProps {
  readonly table: Table;
  readonly chair: ChairShown;
  readonly seat: number;
  readonly name: string;
  ask(what: AnyOrder): void;
}

function ChairRow({ table, chair, seat, name, ask }: ChairProps) {
  const kind = chair.kind ?? "empty";
  const mayChoose = kind !== "person" && (table.you !== null || table.host);
  return (
    <li class={kind}>
      <SeatMark seat={seat} /> <Portrait game={table.game} seat={seat} bots={table.chairs.map(botOf)} />
      {(kind !== "bot" || !mayChoose) && (
        <span class="grow">
          {kind === "empty" ? <em>{say.value("free")}</em> : name}
          {seat === table.you && ` (${say.value("you")})`}
          {botOf(chair) && <> <span class="small level">{botLevel(table.game, botOf(chair)!)}</span></>}
        </span>
      )}
      {kind === "empty" && me.value !== null && !table.kept_away && (
        <button type="button" onClick={() => ask({ do: "sit", seat })}>{say.value("sit-here")}</button>
      )}
      {mayChoose && <BotChoice table={table} chair={chair} seat={seat} ask={ask} />}
      {kind === "person" && table.host && seat !== table.you && (
        <HostsChoice seat={seat} name={name} ask={ask} />
      )}
    </li>
  );
}

/** Which bot sits there, by the name it has on this chair; or none. */
function BotChoice({ table, chair, seat, ask }: Omit<ChairProps, "name">) {
  const offered = gameOf(table.game)?.bots ?? [];
  const bots = chair.bot && !offered.includes(chair.bot) ? [chair.bot, ...offered] : offered;
  const likes = (bot: string) => table.chairs.slice(0, seat).filter((other) => botOf(other) === bot).length;
  return (
    <select class={botOf(chair) ? "grow" : ""} aria-label={say.value("seat-bot")} value={chair.bot ?? ""}
      onChange={(e) => ask(e.currentTarget.value ? { do: "seat-bot", seat, bot: e.currentTarget.value } : { do: "clear", seat })}>
      <option value="">{say.value("no-bot")}</option>
      {bots.map((bot) => <option key={bot} value={bot}>{botTitle(table.game, bot, likes(bot))}</option>)}
    </select>
  );
}

/** What a host may do about somebody: let them stand up, for now or for good. */
function HostsChoice({ seat, name, ask }: Pick<ChairProps, "seat" | "name" | "ask">) {
  const keepAway = () => {
    if (confirm(say.value("keep-away-sure", { name }))) ask({ do: "keep-away", seat });
  };
  return (
    <span class="hosts-choice">
      <button type="button" class="quiet" aria-label={say.value("clear-chair-of", { name })}
        onClick={() => ask({ do: "clear", seat })}>{say.value("clear-chair")}</button>
      <button type="button" class="quiet" aria-label={say.value("keep-away-whom", { name })}
        onClick={keepAway}>{say.value("keep-away")}</button>
    </span>
  );
}
