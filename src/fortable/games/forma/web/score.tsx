// The running score, clause by clause. A heading that is pressed lights up the squares it is about.
import type { Player } from "@shell/board";
import { memo } from "@shell/memo";
import { SeatMark } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { spotsOf, where, type Spot } from "./geometry";
import type { Tally, View } from "./types";

export type Clause = keyof Tally;

const ICONS: Readonly<Record<Clause, string>> = {
  forms: "M4 3h6v12h8v6H4z",
  squares: "M3 3h18v18H3zM12 8a4 4 0 1 0 .01 0z",
  obstacles: "M3 8l5-5h8l5 5v8l-5 5H8l-5-5zM12 9a3 3 0 1 0 .01 0z",
  tower: "M6 21h12v-3l-2-2V9l2-2V3h-3v2h-2V3h-2v2H9V3H6v4l2 2v7l-2 2z",
  bridges: "M2 19v-9M22 19v-9M2 11h20M2 15c4-6 16-6 20 0",
  lost: "M5 12h14",
};
const ALL = Object.keys(ICONS) as Clause[];
const CLAUSES = { fr: ALL, de: ALL.filter((clause) => clause !== "lost") } as const;
const LIGHTS: readonly Clause[] = ["squares", "obstacles", "tower", "bridges"];

export const total = (tally: Tally): number => Object.values(tally).reduce((sum, points) => sum + points, 0);

/** The squares that a clause gives points for. */
export function squaresFor(view: View, clause: Clause | null): Spot[] {
  switch (clause) {
    case "squares": return where(view.board, "abcd");
    case "obstacles": return where(view.board, "ABCD");
    case "tower": return where(view.board, "^");
    case "bridges": return view.bridges.flat().flatMap((squares) => spotsOf(squares));
    default: return [];
  }
}

interface ScoreProps {
  readonly tallies: View["tallies"];
  /** Whose turn it is; -1 when it is nobody's. */
  readonly due: number;
  readonly edition: View["options"]["edition"];
  readonly players: readonly Player[];
  readonly lit: Clause | null;
  readonly say: Say;
  onLight(clause: Clause): void;
}

export const Score = memo(function Score({ tallies, due, edition, players, lit, say, onLight }: ScoreProps) {
  const clauses = CLAUSES[edition];
  return (
    <table class="forma-score">
      <caption class="unseen">{say("web-score")}</caption>
      <Heads clauses={clauses} lit={lit} say={say} onLight={onLight} />
      <tbody>
        {tallies.map((tally, seat) => (
          <Row key={seat} seat={seat} name={players[seat]?.name ?? ""} tally={tally} clauses={clauses} isDue={seat === due} />
        ))}
      </tbody>
    </table>
  );
});

interface TotalsProps extends Pick<ScoreProps, "tallies" | "due" | "players" | "say"> {
  readonly isOpen: boolean;
  onOpen(): void;
}

/** Everybody's points in one line, where there is no room for the table: pressing it shows the table. */
export const Totals = memo(function Totals({ tallies, due, players, isOpen, say, onOpen }: TotalsProps) {
  return (
    <button type="button" class="forma-totals" aria-expanded={isOpen} onClick={onOpen}>
      {tallies.map((tally, seat) => (
        <span key={seat} class={seat === due ? "forma-due" : ""}>
          <SeatMark seat={seat} /><span class="unseen">{players[seat]?.name}</span> {String(total(tally))}
        </span>
      ))}
      <span class="forma-word">{say("tally-points")}</span>
    </button>
  );
});

const Heads = memo(function Heads({ clauses, lit, say, onLight }: Pick<ScoreProps, "lit" | "say" | "onLight"> & { clauses: readonly Clause[] }) {
  return (
    <thead>
      <tr>
        <td />
        {clauses.map((clause) => (
          <th key={clause} scope="col">
            {LIGHTS.includes(clause)
              ? <button type="button" aria-pressed={lit === clause} title={say(`tally-${clause}`)} onClick={() => onLight(clause)}><Head clause={clause} say={say} /></button>
              : <span title={say(`tally-${clause}`)}><Head clause={clause} say={say} /></span>}
          </th>
        ))}
        <th scope="col">{say("tally-total")}</th>
      </tr>
    </thead>
  );
});

const Row = memo(function Row({ seat, name, tally, clauses, isDue }: { seat: number; name: string; tally: Tally; clauses: readonly Clause[]; isDue: boolean }) {
  return (
    <tr class={isDue ? "forma-due" : ""}>
      <th scope="row"><SeatMark seat={seat} /> <span class="forma-name">{name}</span></th>
      {clauses.map((clause) => <Points key={clause} points={tally[clause]} />)}
      <Points points={total(tally)} extra="forma-total" />
    </tr>
  );
});

function Head({ clause, say }: { clause: Clause; say: Say }) {
  return (
    <>
      <svg class="forma-icon" viewBox="0 0 24 24" aria-hidden="true"><path d={ICONS[clause]} /></svg>
      <span class="forma-head">{say(`tally-${clause}`)}</span>
    </>
  );
}

/** A number that flashes when it changes. */
const Points = memo(function Points({ points, extra = "" }: { points: number; extra?: string }) {
  return <td class={extra}><span key={points} class={points ? "forma-points" : "forma-none"}>{String(points)}</span></td>;
});
