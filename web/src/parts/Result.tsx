// How a match was decided: places, points, and every line by its clause.
import type { Line, Outcome } from "../protocol";
import { say, type Say } from "../texts";
import { SeatMark } from "./Seat";

export function ResultTable({ outcome, names, speak }: { outcome: Outcome; names: readonly string[]; speak: Say }) {
  const places = outcome.ranking.flatMap((seats, place) => seats.map((seat) => ({ seat, place: place + 1 })));
  return (
    <section class="result">
      <p>{speak(`ended-${outcome.ended_by}`)}</p>
      <ol>
        {places.map(({ seat, place }) => (
          <li key={seat} class={place === 1 ? "winner" : ""}>
            <details open={place === 1}>
              <summary>
                <span class="place">{place}.</span> <SeatMark seat={seat} /> {names[seat]}
                <strong class="points">{outcome.scores[seat]}</strong>
              </summary>
              <ul>{merged(outcome.breakdown[seat] ?? []).map((line, index) => (
                <li key={index}><Clause rule={line.rule} /> {lineText(speak, line)} <b>{line.points}</b></li>
              ))}</ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lines that read the same are told once, with their points together. */
function merged(lines: readonly Line[]): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.rule} ${line.items.join(" ")}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, points: known.points + line.points } : line);
  }
  return [...found.values()];
}

const lineText = (speak: Say, line: Line): string =>
  speak(`score-${line.rule}`, { points: line.points, items: line.items });

export function Clause({ rule }: { rule: string }) {
  return <abbr class="clause-id" title={say.value("clause", { rule })}>{rule}</abbr>;
}
