// Who was ahead of whom, over all games and in each: people first, bots by themselves.
import type { Rival } from "../../protocol";
import { gameOf } from "../../shelf";
import { botLevel, botName, isolated, say } from "../../texts";

interface RivalsProps {
  readonly people: readonly Rival[];
  readonly bots: readonly Rival[];
  /** Look for the matches with somebody of this name. */
  readonly find: (name: string) => void;
}

export function Rivals({ people, bots, find }: RivalsProps) {
  if (people.length + bots.length === 0) return null;
  return (
    <section class="card rivals">
      <h2>{say.value("rivals")}</h2>
      <ul>{people.map((rival, index) => <OneRival key={index} rival={rival} name={isolated(rival.name)} find={find} />)}</ul>
      {bots.length > 0 && (
        <details open={people.length === 0}>
          <summary>{say.value("rival-bots")}</summary>
          <ul>{bots.map((rival) => <OneBot key={rival.bot} rival={rival} game={rival.games[0]!.game} bot={rival.bot!} />)}</ul>
        </details>
      )}
    </section>
  );
}

const OneBot = ({ rival, game, bot }: { rival: Rival; game: string; bot: string }) =>
  <OneRival rival={rival} name={botName(game, bot)} level={botLevel(game, bot)} />;

interface OneRivalProps {
  readonly rival: Rival;
  readonly name: string;
  /** How well they play, of bots. */
  readonly level?: string;
  readonly find?: (name: string) => void;
}

function OneRival({ rival, name, level, find }: OneRivalProps) {
  return (
    <li>
      <details>
        <summary>{tallyText(rival, name)} {level && <span class="small level">{level}</span>}</summary>
        <ul class="small">
          {rival.games.map((tally) => (
            <li key={tally.game}>{say.value("labelled", { label: gameOf(tally.game)?.title ?? tally.game, text: tallyText(tally, name) })}</li>
          ))}
        </ul>
        {find && <button type="button" onClick={() => find(rival.name)}>{say.value("find-rival", { name })}</button>}
      </details>
    </li>
  );
}

type Tallied = Pick<Rival, "ahead" | "behind" | "level">;

const tallyText = ({ ahead, behind, level }: Tallied, name: string): string => say.value("tally", { name, ahead, behind, level });
