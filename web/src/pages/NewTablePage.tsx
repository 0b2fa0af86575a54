// A new table: against bots at once, or with friends by a link; all forms come from the game's own types.
import { useState } from "preact/hooks";
import { me, openTable, order } from "../api";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import { NameForm } from "../parts/Settings";
import { reason } from "../reason";
import type { GameShown, OptionShown, Settings } from "../protocol";
import { follow, go } from "../route";
import { gameOf } from "../shelf";
import { botTitle, say } from "../texts";
import { boxFacts } from "./ShelfPage";

/** Where all act at once, all begin at once. */
const COUNTDOWN_S = 3;

type Choices = { readonly [option: string]: string | number | boolean | null };

export function NewTablePage({ game: key }: { game: string }) {
  const game = gameOf(key);
  if (isUnknown(key)) return <Nowhere what="no-game" />;
  return game ? <Form key={key} game={game} /> : <p class="loading">{say.value("loading")}</p>;
}

function Form({ game }: { game: GameShown }) {
  const [seats, setSeats] = useState(game.seats.find((count) => count > 1) ?? game.seats[0]!);
  const [bot, setBot] = useState(game.bots.find((name) => name === "casual") ?? game.bots[0]!);
  const [options, setOptions] = useState<Choices>({});
  const [isPublic, setPublic] = useState(false);
  const [clock, setClock] = useState(0);
  const [problem, setProblem] = useState("");
  const countdown: Settings = game.simultaneous && seats > 1 ? { countdown_s: COUNTDOWN_S } : {};
  const settings: Settings = { ...countdown, public: isPublic, ...(clock ? { clock_s: clock } : {}) };
  const failed = (error: unknown) => setProblem(reason(error));
  const withBots = async () => {
    const chairs = [null, ...Array<string>(seats - 1).fill(bot)];
    const table = await openTable({ game: game.key, chairs, options, settings: { ...countdown, clock_s: null }, sit: true });
    await order(table.id, { do: "start" });
    go(`/t/${table.id}`);
  };
  const withFriends = async () => {
    const chairs = Array<null>(seats).fill(null);
    go(`/t/${(await openTable({ game: game.key, chairs, options, settings, sit: true })).id}`);
  };
  return (
    <article class="new-table">
      <Cover game={game} />
      {me.value === null ? (
        <section class="card">
          <h2>{say.value("who-are-you")}</h2>
          <NameForm button={say.value("go-on")} />
        </section>
      ) : (
        <section class="card">
          <Count title={say.value("how-many")} counts={game.seats} value={seats} onChange={setSeats} />
          {game.options.length > 0 && (
            <details>
              <summary>{say.value("more-options")}</summary>
              {game.options.map((option) => (
                <OptionField key={option.name} option={option} value={options[option.name] ?? option.default}
                  onChange={(value) => setOptions({ ...options, [option.name]: value })} />
              ))}
            </details>
          )}
          <div class="ways">
            <div>
              {seats > 1 && (
                <label>
                  {say.value("bots-are")}
                  <select value={bot} onChange={(e) => setBot(e.currentTarget.value)}>
                    {game.bots.map((name) => <option key={name} value={name}>{botTitle(game.key, name)}</option>)}
                  </select>
                </label>
              )}
              <button type="button" class="main" onClick={() => void withBots().catch(failed)}>
                {say.value(seats > 1 ? "play-bots" : "play-alone")}
              </button>
            </div>
            {seats > 1 && (
              <div>
                <label>
                  {say.value("clock")}
                  <select value={clock} onChange={(e) => setClock(Number(e.currentTarget.value))}>
                    {[0, 30, 60, 180, 86400, 259200].map((s) => (
                      <option key={s} value={s}>{clockName(s)}</option>
                    ))}
                  </select>
                </label>
                <label class="check">
                  <input type="checkbox" checked={isPublic} onChange={(e) => setPublic(e.currentTarget.checked)} />
                  {say.value("make-public")}
                </label>
                <button type="button" class="main" onClick={() => void withFriends().catch(failed)}>
                  {say.value("play-friends")}
                </button>
              </div>
            )}
          </div>
          <p class="problem" role="alert">{problem}</p>
        </section>
      )}
    </article>
  );
}

function Cover({ game }: { game: GameShown }) {
  const facts = boxFacts(game);
  return (
    <section class="cover">
      <img src={`/covers/${game.key}.svg`} alt="" width="320" height="200" />
      <div>
        <h1>{game.title}</h1>
        <p>{game.tagline}</p>
        <p class="small">{say.value("box-facts", facts)}</p>
        <p class="small">{game.credit}</p>
        <p class="row">
          {game.has_tutorial && <a class="button" href={`/learn/${game.key}`} onClick={follow}>{say.value("learn")}</a>}
          <a class="button" href={`/rules/${game.key}`} onClick={follow}>{say.value("rules")}</a>
        </p>
      </div>
    </section>
  );
}

interface CountProps {
  readonly title: string;
  readonly counts: readonly number[];
  readonly value: number;
  onChange(value: number): void;
}

function Count({ title, counts, value, onChange }: CountProps) {
  return (
    <fieldset class="count">
      <legend>{title}</legend>
      {counts.map((count) => (
        <label key={count} class={count === value ? "chosen" : ""}>
          <input type="radio" name="seats" checked={count === value} onChange={() => onChange(count)} />
          {count}
        </label>
      ))}
    </fieldset>
  );
}

interface OptionProps {
  readonly option: OptionShown;
  readonly value: string | number | boolean | null;
  onChange(value: string | number | boolean | null): void;
}

function OptionField({ option, value, onChange }: OptionProps) {
  if (option.choices.length > 0)
    return (
      <label>
        {option.text}
        <select value={JSON.stringify(value)} onChange={(e) => onChange(JSON.parse(e.currentTarget.value) as string)}>
          {option.choices.map((choice) => (
            <option key={String(choice.value)} value={JSON.stringify(choice.value)}>{choice.text}</option>
          ))}
        </select>
      </label>
    );
  return (
    <label>
      {option.text}
      <input type="number" value={value === null ? "" : Number(value)} min={option.minimum ?? undefined}
        max={option.maximum ?? undefined} placeholder="–"
        onInput={(e) => onChange(e.currentTarget.value === "" ? option.default : Number(e.currentTarget.value))} />
    </label>
  );
}

const clockName = (seconds: number): string => {
  if (seconds === 0) return say.value("clock-none");
  return seconds < 86400
    ? say.value("clock-seconds", { seconds })
    : say.value("clock-days", { days: seconds / 86400 });
};
