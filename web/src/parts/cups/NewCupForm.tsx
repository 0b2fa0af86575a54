// What a cup is about: the game, alone or at tables, how many rounds, and how long they may take.
import { useState } from "preact/hooks";
import { leftText } from "../../clock";
import { askedOptions, chosen, isAsked, type Choice as WayToPlay } from "../../play";
import type { GameShown, NewCup } from "../../protocol";
import { sayLater, seatNames } from "../../texts";
import { OptionFields, Presets } from "../GameChoice";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
const LASTS_S = {
  alone: [HOUR_S, DAY_S, 3 * DAY_S, 7 * DAY_S, 14 * DAY_S],
  tables: [15 * MINUTE_S, 30 * MINUTE_S, HOUR_S, 2 * HOUR_S, DAY_S],
} as const;
const USUAL_S = { alone: 3 * DAY_S, tables: HOUR_S } as const;
const MOST_ROUNDS = 12;
const USUAL_ROUNDS = 4;

type Kind = NewCup["kind"];

interface NewCupFormProps {
  readonly games: readonly GameShown[];
  open(cup: NewCup): Promise<void>;
}

export function NewCupForm({ games, open }: NewCupFormProps) {
  const [key, setKey] = useState(games[0]!.key);
  const game = games.find((each) => each.key === key) ?? games[0]!;
  const [wanted, setKind] = useState<Kind>("alone");
  const kind = kinds(game).includes(wanted) ? wanted : kinds(game)[0]!;
  const [level, setLevel] = useState("");
  const [way, setWay] = useState<WayToPlay | null>(null);
  const choice = way ?? usualWay(game);
  const [rounds, setRounds] = useState(USUAL_ROUNDS);
  const [lasts, setLasts] = useState<number | null>(null);
  const levels = kind === "alone" ? game.levels : [];
  const several = game.seats.filter((count) => count > 1);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void open({
      game: game.key, kind, rounds, lasts_s: chosenTime(kind, lasts), level: kind === "alone" ? chosenLevel(game, level) : "",
      ...(kind === "tables" ? { seats: choice.seats, options: askedOptions(game, choice) } : { seats: 2, options: {} }),
    });
  };
  return (
    <form class="new-cup" onSubmit={submit}>
      <Choice<string> label={sayLater.value("search-game")} values={games.map((each) => each.key)} value={game.key} text={(each) => games.find(({ key }) => key === each)!.title} choose={(each) => { setKey(each); setWay(null); }} />
      <fieldset class="presets">
        <legend>{sayLater.value("cup-kind")}</legend>
        {(["alone", "tables"] as const).map((each) => (
          <label key={each} class={each === kind ? "chosen" : ""}>
            <input type="radio" name="kind" checked={each === kind} disabled={!kinds(game).includes(each)} onChange={() => setKind(each)} />
            <strong>{sayLater.value(`cup-${each}`)}</strong>
            <span class="small">{sayLater.value(`cup-${each}-about`)}</span>
          </label>
        ))}
      </fieldset>
      {!kinds(game).includes("alone") && <p class="small">{sayLater.value("cup-no-alone", { game: game.title })}</p>}
      {kind === "tables" && <Presets game={game} presets={waysFor(game)} choice={choice} choose={setWay} />}
      <div class="row">
        <Choice<number> label={sayLater.value("cup-rounds")} values={Array.from({ length: MOST_ROUNDS }, (_, index) => index + 1)} value={rounds} text={String} choose={setRounds} />
        <Choice<number> label={sayLater.value(`cup-lasts-${kind}`)} values={LASTS_S[kind]} value={chosenTime(kind, lasts)} text={leftText} choose={setLasts} />
        {levels.length > 1 && <Choice<string> label={sayLater.value("cup-level")} values={levels.map(({ name }) => name)} value={chosenLevel(game, level)} text={(each) => levels.find(({ name }) => name === each)!.text} choose={setLevel} />}
        {kind === "tables" && <Choice<number> label={sayLater.value("cup-seats")} values={several} value={choice.seats} text={String} choose={(count) => setWay({ ...choice, seats: count })} />}
      </div>
      {kind === "tables" && hasOptions(game, choice) && (
        <details>
          <summary>{sayLater.value("more-options")}</summary>
          <OptionFields game={game} choice={choice} choose={setWay} names={seatNames(choice.seats)} />
        </details>
      )}
      <button type="submit" class="main">{sayLater.value("cup-open")}</button>
    </form>
  );
}

/** How a game can be played in a cup. */
const kinds = ({ levels, seats }: GameShown): readonly Kind[] =>
  [...(levels.length > 0 ? ["alone" as const] : []), ...(seats.some((count) => count > 1) ? ["tables" as const] : [])];

const chosenLevel = ({ levels }: GameShown, level: string): string => levels.find(({ name }) => name === level)?.name ?? levels[0]?.name ?? "";

/** Its ways to play for several, and the first of them. */
const waysFor = (game: GameShown) => game.presets.filter((preset) => chosen(game, preset).seats > 1);
const usualWay = (game: GameShown): WayToPlay => {
  const several = game.seats.find((count) => count > 1) ?? 2;
  return waysFor(game)[0] ? chosen(game, waysFor(game)[0]!) : { seats: several, bot: "", options: {} };
};
const hasOptions = (game: GameShown, choice: WayToPlay): boolean => game.options.some((option) => isAsked(game, option, choice));
const chosenTime = (kind: Kind, lasts: number | null): number =>
  lasts !== null && (LASTS_S[kind] as readonly number[]).includes(lasts) ? lasts : USUAL_S[kind];

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  text(value: T): string;
  choose(value: T): void;
}

function Choice<T extends string | number>({ label, values, value, text, choose }: ChoiceProps<T>) {
  return (
    <label>
      {label}
      <select value={String(value)} onChange={(e) => choose(values.find((each) => String(each) === e.currentTarget.value) ?? value)}>
        {values.map((each) => <option key={each} value={String(each)}>{text(each)}</option>)}
      </select>
    </label>
  );
}
