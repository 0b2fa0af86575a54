// How it stands: the running order in the infield, and the points of cars and teams below.
import type { BoardProps } from "@shell/board";
import { memo, useShared } from "@shell/memo";
import { MARKS, SeatMark } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { Face } from "./card";
import { seatOf } from "./car";
import { numberAt } from "./loop";
import { Plate } from "./plate";
import type { AnyAction, AnyEvent, View } from "./types";

type Props = BoardProps<View, AnyAction, AnyEvent>;

export function Infield(props: Props) {
  const { view, say } = props;
  const isFinal = view.track.length <= 2 && view.eliminated.length > 0;
  return (
    <>
      <h2 class="ff-race">{say(isFinal ? "board-final" : "board-race", { race: view.race, races: view.races })}</h2>
      {view.phase === "over" ? <Titles {...props} /> : <Order {...props} />}
      {view.phase !== "over" && <Danger order={view.order} gap={gapOf(view)} say={say} />}
      {view.phase !== "over" && <Piles pile={view.pile} count={view.discards.reduce((sum, each) => sum + each, 0)} top={view.top} say={say} />}
    </>
  );
}

function Order({ view, say }: Props) {
  const due = view.phase === "play" ? view.track[view.moved]?.[0] : "";
  const moved = new Set(view.track.slice(0, view.moved).map(([car]) => car));
  const spots = new Map(view.track.map((spot) => [spot[0], spot]));
  return (
    <ol class="ff-order" aria-label={say("web-order")}>
      {view.order.map((car, index) => {
        const [, place = 0, lane = 0] = spots.get(car) ?? [];
        const isLast = index === view.order.length - 1 && index > 0;
        return <Ranked key={index} car={car} rank={index + 1} place={place} lane={lane} hasMoved={moved.has(car)} isDue={car === due} isLast={isLast} say={say} />;
      })}
    </ol>
  );
}

interface RankedProps {
  readonly car: string;
  readonly rank: number;
  readonly place: number;
  readonly lane: number;
  readonly hasMoved: boolean;
  readonly isDue: boolean;
  readonly isLast: boolean;
  readonly say: Say;
}

const Ranked = memo(function Ranked({ car, rank, place, lane, hasMoved, isDue, isLast, say }: RankedProps) {
  return (
    <li class={`${hasMoved ? "ff-moved" : ""} ${isDue ? "ff-is-due" : ""} ${isLast ? "ff-is-last" : ""}`}>
      <span class="ff-rank" aria-hidden="true">{rank}</span>
      <Plate car={car} />
      <span key={numberAt(place)} class="ff-on" aria-hidden="true">{numberAt(place)}</span>
      {isDue ? <span key="due" class="ff-sign" aria-hidden="true">◀</span> : isLast && <span key="last" class="ff-sign ff-bang" aria-hidden="true">!</span>}
      <span class="unseen">{say("web-order-line", { seat: seatOf(car), space: numberAt(place), lane })}
        {isDue && ` ${say("web-is-due")}`}{isLast && ` ${say("web-is-last")}`}</span>
    </li>
  );
});

/** How far the last car is behind the one before it. */
function gapOf({ order, track }: View): number {
  const place = (car: string | undefined) => track.find(([name]) => name === car)?.[1] ?? 0;
  return place(order.at(-2)) - place(order.at(-1));
}

const Danger = memo(function Danger({ order, gap, say }: { order: View["order"]; gap: number; say: Say }) {
  const [last, ahead] = [order.at(-1), order.at(-2)];
  if (!last || !ahead) return <p class="ff-small">{say("board-line-up")}</p>;
  return <p class="ff-warn">{say("board-danger", { car: last, seat: seatOf(last), ahead, gap })}</p>;
});

const Piles = memo(function Piles({ pile, count, top, say }: { pile: number; count: number; top: View["top"]; say: Say }) {
  return (
    <p class="ff-piles">
      <span class="ff-pile" aria-hidden="true">{pile}</span>
      <span class={top ? "ff-top" : "ff-top ff-none"} aria-hidden="true">{top && <Face card={top} />}</span>
      <span class="ff-piles-text">{say("board-pile", { pile })} · {say("board-discards", { count, top })}</span>
    </p>
  );
});

/** The podium, and who has which title. */
function Titles({ view, say, outcome, players }: Props) {
  const winner = view.track[0]?.[0] ?? "";
  const champion = outcome?.breakdown.findIndex((lines) => lines.some((line) => line.rule === "FF-21" && line.items.includes("points"))) ?? -1;
  return (
    <>
      <ol class="ff-podium">
        {outcome?.ranking.flat().slice(0, 3).map((seat, index) => (
          <li key={seat} class={`ff-seat-${seat}`}>
            <span class="ff-who">{players[seat]?.name}</span>
            <span class="ff-step"><span>{MARKS[seat]} {index + 1}</span><small>{view.scores[seat]}</small></span>
          </li>
        ))}
      </ol>
      <div class="ff-titles">
        <p>{say("board-winner", { seat: seatOf(winner), car: winner })}</p>
        {champion >= 0 && <p>{say("board-champion", { seat: champion, points: view.scores[champion] })}</p>}
      </div>
    </>
  );
}

interface TotalsProps extends Pick<Props, "players" | "say"> {
  readonly scores: View["scores"];
  readonly isOpen: boolean;
  onOpen(): void;
}

/** Everybody's points in one line, where there is no room for the table: pressing it shows the table. */
export const Totals = memo(function Totals({ scores, players, say, isOpen, onOpen }: TotalsProps) {
  return (
    <button type="button" class="ff-totals" aria-expanded={isOpen} onClick={onOpen}>
      {scores.map((points, seat) => (
        <span key={seat}>
          <SeatMark seat={seat} /><span class="unseen">{players[seat]?.name}</span> {String(points)}
        </span>
      ))}
      <span class="ff-points-word">{say("web-points")}</span>
    </button>
  );
});

export function Points({ view, say, players }: Props) {
  const finished = useShared(view.phase === "over" ? [...view.eliminated, ...view.order] : view.eliminated);
  const cars = [...view.order, ...view.eliminated].sort();
  const scored = new Map(finished.map((car, index) => [car, view.points[index]]));
  const teams = useShared(view.hand_sizes.map((cards, seat) => ({
    cards, turbos: view.turbos[seat]!, points: view.scores[seat]!,
    cars: cars.filter((car) => seatOf(car) === seat).map((car) => ({ car, isOut: view.eliminated.includes(car), points: scored.get(car) })),
  })));
  return (
    <section class="ff-points" aria-label={say("web-points")}>
      <table>
        <thead>
          <tr><th>{say("web-team")}</th><th>{say("web-cars")}</th><th>{say("web-cards")}</th><th>{say("web-turbos")}</th><th>{say("web-points")}</th></tr>
        </thead>
        <tbody>
          {teams.map((team, seat) => (
            <Row key={seat} team={team} seat={seat} name={players[seat]?.name ?? ""} isMine={seat === view.viewer} say={say} />
          ))}
        </tbody>
      </table>
      <Ladder points={view.points} finished={finished} isOver={view.phase === "over"} say={say} />
    </section>
  );
}

interface Team {
  readonly cards: number;
  readonly turbos: number;
  readonly points: number;
  readonly cars: readonly { readonly car: string; readonly isOut: boolean; readonly points: number | undefined }[];
}

const Row = memo(function Row({ team, seat, name, isMine, say }: { team: Team; seat: number; name: string; isMine: boolean; say: Say }) {
  return (
    <tr class={isMine ? "ff-mine" : ""}>
      <th scope="row"><span class={`seat-mark seat-${seat}`} aria-hidden="true">{MARKS[seat]}</span> {name}</th>
      <td>{team.cars.map(({ car, isOut, points }) => (
        <span key={car} class="ff-score"><Plate car={car} isOut={isOut} />
          <b>{points !== undefined && say("web-scored", { points })}</b></span>
      ))}</td>
      <td>{team.cards}</td>
      <td>{team.turbos}</td>
      <td><b key={team.points}>{team.points}</b></td>
    </tr>
  );
});

interface LadderProps {
  readonly points: readonly number[];
  readonly finished: readonly string[];
  readonly isOver: boolean;
  readonly say: Say;
}

/** What each car that leaves the track brings, and which one did. */
const Ladder = memo(function Ladder({ points, finished, isOver, say }: LadderProps) {
  return (
    <>
      <h3>{say("web-ladder")}</h3>
      <ol class="ff-ladder">
        {points.map((each, index) => (
          <li key={index} class={index === finished.length && !isOver ? "ff-next" : ""}>
            <b>{each}</b> {finished[index] ? <Plate car={finished[index]} /> : <span class="ff-nobody" aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </>
  );
});
