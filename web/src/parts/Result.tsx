// How a match was decided: places, points, and every line by its clause.
import type { Line, Outcome } from "../protocol";
import { say, type Say } from "../texts";
import { SeatMark } from "./Players";

const FEW = 4;

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
              <ul>{grouped(outcome.breakdown[seat] ?? []).map((lines, index) => (
                <Lines key={index} lines={lines} speak={speak} />
              ))}</ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The lines of each clause. */
function grouped(lines: readonly Line[]): Line[][] {
  const found = new Map<string, Line[]>();
  for (const line of lines) found.set(line.rule, [...(found.get(line.rule) ?? []), line]);
  return [...found.values()];
}

function Lines({ lines, speak }: { lines: readonly Line[]; speak: Say }) {
  const rule = lines[0]!.rule;
  const each = merged(lines, speak);
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  if (each.length <= FEW)
    return <>{each.map(([text, points]) => <li key={text}><Clause rule={rule} /> {text} <b>{points}</b></li>)}</>;
  return (
    <li>
      <details>
        <summary><Clause rule={rule} /> {say.value("many-lines", { count: each.length })} <b>{total}</b></summary>
        <ul>{each.map(([text, points]) => <li key={text}>{text} <b>{points}</b></li>)}</ul>
      </details>
    </li>
  );
}

/** Lines that read the same are told once, with their points together. */
function merged(lines: readonly Line[], speak: Say): [string, number][] {
  const found = new Map<string, number>();
  for (const line of lines) {
    const text = lineText(speak, line);
    found.set(text, (found.get(text) ?? 0) + line.points);
  }
  return [...found];
}

const lineText = (speak: Say, line: Line): string =>
  speak(`score-${line.rule}`, { points: line.points, items: line.items });

export function Clause({ rule }: { rule: string }) {
  return <abbr class="clause-id" title={say.value("clause", { rule })}>{rule}</abbr>;
}
