// How a match was decided: why, places, points, and every line that counts by its clause.
import type { Decision, Line, Outcome } from "../protocol";
import { decidedText, say, type Say } from "../texts";
import { Portrait, SeatMark } from "./Players";

const FEW = 4;

interface ResultProps {
  readonly game: string;
  readonly outcome: Outcome;
  readonly decided: Decision | null;
  readonly names: readonly string[];
  /** By seat: the bot that sits there. */
  readonly bots: readonly (string | null)[];
  readonly speak: Say;
}

export function ResultTable(props: ResultProps) {
  const { outcome, decided, speak } = props;
  const isAlone = outcome.scores.length === 1;
  return (
    <section class="result">
      {decided && <p class={isAlone ? "decided winner" : "decided"}>{decidedText(speak, decided)}</p>}
      <p class="small">{speak(`ended-${outcome.ended_by}`)}</p>
      {isAlone ? <Breakdown lines={outcome.breakdown[0] ?? []} speak={speak} /> : <Places {...props} />}
    </section>
  );
}

function Places({ game, outcome, names, bots, speak }: ResultProps) {
  const places = outcome.ranking.flatMap((seats, place) => seats.map((seat) => ({ seat, place: place + 1 })));
  return (
    <ol>
      {places.map(({ seat, place }) => (
        <li key={seat} class={place === 1 ? "winner" : ""}>
          <details open={place === 1}>
            <summary>
              <span class="place">{place}.</span> <SeatMark seat={seat} /> <Portrait game={game} seat={seat} bots={bots} /> {names[seat]}
              <strong class="points">{outcome.scores[seat]}</strong>
            </summary>
            <Breakdown lines={outcome.breakdown[seat] ?? []} speak={speak} />
          </details>
          {isAheadOfAnEqual(outcome, place) && <p class="small tie-break">{speak("tie-break")}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Whether whoever is at a place is ahead of somebody with as many points. */
const isAheadOfAnEqual = ({ ranking, scores }: Outcome, place: number): boolean =>
  ranking[place] !== undefined && scores[ranking[place]![0]!] === scores[ranking[place - 1]![0]!];

/** What is worth nothing is not told. */
function Breakdown({ lines, speak }: { lines: readonly Line[]; speak: Say }) {
  const clauses = grouped(lines.filter(({ points }) => points !== 0));
  return <ul>{clauses.map((each) => <Lines key={each[0]!.rule} lines={each} speak={speak} />)}</ul>;
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
