// Who is ahead in a cup, as far as I may know it; and the same for spreadsheets and programs.
import type { CupPlace, CupTold } from "../../protocol";
import { sayLater } from "../../texts";

export function Standings({ cup }: { cup: CupTold }) {
  return (
    <section class="card cup-standings">
      <h2 id="cup-standings">{sayLater.value("cup-standings")}</h2>
      <p class="small">{sayLater.value("cup-standings-how")}</p>
      <p class="row small">
        {sayLater.value("cup-results")}
        {["csv", "json"].map((kind) => (
          <a key={kind} class="button" href={`/api/cups/${cup.id}/results.${kind}`} download={`cup-${cup.id}.${kind}`}>{kind.toUpperCase()}</a>
        ))}
      </p>
      <table aria-labelledby="cup-standings">
        <thead>
          <tr>
            <th scope="col">{sayLater.value("cup-place-head")}</th>
            <th scope="col">{sayLater.value("cup-name-head")}</th>
            <th scope="col">{sayLater.value("cup-points-head")}</th>
          </tr>
        </thead>
        <tbody>{cup.standings.map((row, index) => <Row key={index} row={row} />)}</tbody>
      </table>
    </section>
  );
}

/** Round by round below the name: a hundred names and twelve rounds have room on any screen. */
function Row({ row }: { row: CupPlace }) {
  return (
    <tr class={row.you ? "mine" : ""}>
      <td>{row.shared ? <span title={sayLater.value("cup-shared", { place: row.place })} aria-label={sayLater.value("cup-shared", { place: row.place })} role="img">{row.place}=</span> : row.place}</td>
      <th scope="row">{row.name}{row.you && <span class="small"> ({sayLater.value("you")})</span>}{row.left && <span class="small"> ({sayLater.value("cup-left")})</span>}
        <span class="small cup-by-round">{sayLater.value("cup-by-round", { points: row.rounds.map((round) => round?.points ?? "–").join(" · ") })}</span>
      </th>
      <td><strong>{row.points}</strong></td>
    </tr>
  );
}
