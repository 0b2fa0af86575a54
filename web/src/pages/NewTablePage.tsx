// A new table: ways to play that go well together, against bots at once or with friends by a link; all else is folded away.
import { useRef, useState } from "preact/hooks";
import { isMeKnown } from "../api";
import { clockName, DAY_S } from "../clock";
import { nameOrOffer } from "../guest";
import { OptionFields, Presets, type ChoiceProps } from "../parts/GameChoice";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import { openSettings } from "../parts/Settings";
import { askedOptions, chosen, mayHaveHints, playWithBots, playWithFriends, seekLink } from "../play";
import { reason } from "../reason";
import type { GameShown, Settings } from "../protocol";
import { follow, go } from "../route";
import { gameOf } from "../shelf";
import { botName, botTitle, say } from "../texts";
import { useTitle } from "../title";
import { boxFacts } from "./ShelfPage";

const CLOCKS_S = [0, 30, 60, 180, ...[1, 2, 3, 5, 7, 10, 14].map((days) => days * DAY_S)];

export function NewTablePage({ game: key }: { game: string }) {
  const game = gameOf(key);
  useTitle(say.value("new-table"), game?.title);
  if (isUnknown(key)) return <Nowhere what="no-game" />;
  return game ? <Form key={key} game={game} /> : <p class="loading">{say.value("loading")}</p>;
}

function Form({ game }: { game: GameShown }) {
  const [choice, choose] = useState(() => chosen(game, game.presets[0]!));
  const [settings, setSettings] = useState<Settings>({});
  const [hasHints, setHints] = useState(true);
  const [problem, setProblem] = useState("");
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isSolo = choice.seats === 1;
  const begin = (play: () => Promise<void>) => {
    if (form.current?.checkValidity()) void play().catch((error: unknown) => setProblem(reason(error)));
    else {
      details.current!.open = true;
      form.current?.reportValidity();
    }
  };
  const withBots = (event: SubmitEvent) => {
    event.preventDefault();
    begin(() => playWithBots(game, choice, hasHints));
  };
  return (
    <article class="new-table">
      <Cover game={game} />
      <form ref={form} class="card" noValidate onSubmit={withBots}>
        <Presets game={game} choice={choice} choose={choose} />
        {game.seats.length > 1 && (
          <Count title={say.value("how-many")} counts={game.seats} value={choice.seats}
            onChange={(seats) => choose({ ...choice, seats })} />
        )}
        <div class="ways row">
          <button type="submit" class="main">{say.value(isSolo ? "play-now" : "play-bots")}</button>
          {!isSolo && (
            <button type="button" onClick={() => begin(() => playWithFriends(game, choice, settings))}>
              {say.value("play-friends")}
            </button>
          )}
          {!isSolo && (
            <button type="button" onClick={() => begin(async () => go(seekLink(game.key, choice.seats, askedOptions(game, choice))))}>
              {say.value("seek")}
            </button>
          )}
        </div>
        <p class="problem" role="alert">{problem}</p>
        <details ref={details}>
          <summary>{say.value("more-options")}</summary>
          <GameOptions game={game} choice={choice} choose={choose} />
          {game.hints && <HintsChoice isPossible={mayHaveHints(game, choice)} hasHints={hasHints} setHints={setHints} />}
          {!isSolo && <WithFriends game={game} settings={settings} setSettings={setSettings} />}
        </details>
        <p class={isMeKnown.value ? "small" : "small unknown"}>
          {say.value("you-play-as", { name: nameOrOffer() })}{" "}
          <button type="button" class="quiet" onClick={openSettings}>{say.value("change-name")}</button>
        </p>
      </form>
    </article>
  );
}

/** What can matter of the game's options, and against whom. */
function GameOptions({ game, choice, choose }: ChoiceProps) {
  const others = Array.from({ length: choice.seats - 1 }, (_, nth) =>
    say.value("seat-of-bot", { seat: say.value("seat", { number: nth + 2 }), bot: botName(game.key, choice.bot, nth) }));
  return (
    <>
      {choice.seats > 1 && (
        <label>
          {say.value("bots-are")}
          <select value={choice.bot} onChange={(e) => choose({ ...choice, bot: e.currentTarget.value })}>
            {game.bots.map((name) => <option key={name} value={name}>{botTitle(game.key, name)}</option>)}
          </select>
        </label>
      )}
      <OptionFields game={game} choice={choice} choose={choose} names={[nameOrOffer(), ...others]} />
    </>
  );
}

interface HintsProps {
  /** Whether there are bots, alone with which one may have some. */
  readonly isPossible: boolean;
  readonly hasHints: boolean;
  setHints(hasHints: boolean): void;
}

/** Whether whoever plays with bots may ask what to do; why that is not to be had everywhere. */
function HintsChoice({ isPossible, hasHints, setHints }: HintsProps) {
  return (
    <div class="hints-choice">
      <label class="check">
        <input type="checkbox" aria-describedby="hints-about" disabled={!isPossible} checked={isPossible && hasHints}
          onChange={(e) => setHints(e.currentTarget.checked)} />
        {say.value("hints-allowed")}
      </label>
      <p id="hints-about" class="small">{say.value("hints-about")}</p>
    </div>
  );
}

/** What concerns a table with friends alone. */
function WithFriends({ game, settings, setSettings }: { game: GameShown; settings: Settings; setSettings(settings: Settings): void }) {
  return (
    <fieldset class="with-friends">
      <legend>{say.value("with-friends")}</legend>
      <label>
        {say.value("clock")}
        <select value={settings.clock_s ?? 0} onChange={(e) => setSettings({ ...settings, clock_s: Number(e.currentTarget.value) || null })}>
          {CLOCKS_S.map((seconds) => <option key={seconds} value={seconds}>{clockName(seconds)}</option>)}
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={settings.public ?? false}
          onChange={(e) => setSettings({ ...settings, public: e.currentTarget.checked })} />
        {say.value("make-public")}
      </label>
      {game.phrases.length > 0 && (
        <label class="check">
          <input type="checkbox" checked={settings.game_phrases ?? false}
            onChange={(e) => setSettings({ ...settings, game_phrases: e.currentTarget.checked })} />
          {say.value("game-phrases")}
        </label>
      )}
    </fieldset>
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
