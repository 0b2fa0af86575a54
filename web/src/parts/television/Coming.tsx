// Before the match, on a television: what will be played, who sits there by now, and how to join, as large as it can be.
import type { Table } from "../../protocol";
import { gameOf } from "../../shelf";
import { say } from "../../texts";
import { botOf, Portrait, SeatMark, useNames } from "../Players";
import { Invited } from "./Invited";
import { words } from "./words";

export function Coming({ table, code }: { table: Table; code: string }) {
  const names = useNames(table);
  const game = gameOf(table.game);
  return (
    <section class="tv-coming">
      <div class="tv-who">
        <header>
          <img src={`/covers/${table.game}.svg`} alt="" />
          <div>
            <h1>{game?.title}</h1>
            <p>{game?.tagline}</p>
          </div>
        </header>
        <ul class={`tv-players ${table.chairs.length > 4 ? "tv-many" : ""}`}>
          {table.chairs.map((chair, seat) => (
            <li key={seat} class={names[seat] ? "" : "tv-free"}>
              <SeatMark seat={seat} /> <Portrait game={table.game} seat={seat} bots={table.chairs.map(botOf)} />
              <span key={names[seat]} class="tv-name">{chair.kind === "person" || chair.kind === "bot" ? names[seat] : say.value("free")}</span>
            </li>
          ))}
        </ul>
        <p class="tv-hint">{words.value("tv-starts")}</p>
      </div>
      <Invited table={table} code={code} />
    </section>
  );
}
