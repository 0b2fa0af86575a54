// Matches of mine that are over: how I fared, with whom, when; to watch again, or to keep.
import { useEffect, useState } from "preact/hooks";
import { me, myMatches } from "../../api";
import type { MatchListed } from "../../protocol";
import { follow } from "../../route";
import { locale } from "../../settings";
import { gameOf } from "../../shelf";
import { listed, say } from "../../texts";
import { toldApart } from "../Players";
import { figureText } from "./figureText";

export interface Search {
  readonly game: string;
  readonly name: string;
}
export const EVERYTHING: Search = { game: "", name: "" };

export interface Found {
  readonly search: Search;
  readonly matches: readonly MatchListed[];
  readonly before: string | null;
}

/** What was found; until something else is, what was found before. `news`: asked again when it changes. */
export function useMatches(search: Search, news: string): { readonly found: Found | null; readonly more: () => Promise<void> } {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    const nothing = { search, matches: [], before: null };
    if (me.value === null) return setFound(nothing);
    myMatches(null, search).then(
      (page) => { if (isWanted) setFound({ search, ...page }); },
      () => { if (isWanted) setFound((known) => known ?? nothing); },
    );
    return () => { isWanted = false; };
  }, [search, news, me.value]);
  const more = async () => {
    if (found === null) return;
    const page = await myMatches(found.before, found.search);
    setFound((known) => (known === found ? { ...page, search: found.search, matches: [...found.matches, ...page.matches] } : known));
  };
  return { found, more };
}

export function MatchLine({ match }: { match: MatchListed }) {
  const title = `match-${match.id}`;
  return (
    <li class="past">
      <p id={title}>
        <strong>{gameOf(match.game)?.title ?? match.game}</strong>{" "}
        <span class={isWon(match) ? "fared won" : "fared"}>{fared(match)}</span>
        {match.taken_back && <><br /><span class="small">{say.value("taken-back")}</span></>}
        <br />{companyText(match)}
        {match.hinted && <><br /><span class="small">{say.value("hinted")}</span></>}
        <br /><time class="small" dateTime={new Date(1000 * match.ended).toISOString()}>{when(match.ended)}</time>
      </p>
      {!match.given_up && (
        <span class="row">
          <a class="button" href={`/t/${match.id}/look-back`} onClick={follow} aria-describedby={title}>{say.value("look-back")}</a>
          <a class="button" href={`/t/${match.id}/replay`} onClick={follow} aria-describedby={title}>{say.value("replay")}</a>
          <a class="button quiet" href={`/api/tables/${match.id}/match`} download={`${match.game}-${match.id}.json`}
            aria-describedby={title}>{say.value("file")}</a>
        </span>
      )}
    </li>
  );
}

const when = (seconds: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(1000 * seconds);

/** The others, as they were called. */
function companyText({ game, names, bots, you }: MatchListed): string {
  const all = toldApart(game, names.map((name, seat) => ({ name, bot: bots[seat] ?? null })));
  const others = all.filter((_, seat) => seat !== you);
  return others.length === 0 ? say.value("alone") : say.value("with", { names: listed(others) });
}

const isWon = (match: MatchListed): boolean => ["match-won", "match-shared"].includes(faredAs(match));

/** My place, and what I came to, as far as it is known. */
function fared(match: MatchListed): string {
  const { you, places, scores, figure, game } = match;
  if (match.given_up) return say.value("match-given-up");
  if (you === null) return say.value("looked-on");
  const place = say.value(faredAs(match), { place: places?.[you] ?? 0, of: places?.length ?? 0 });
  const score = scores && figure ? figureText(game, figure, scores[you] ?? 0) : "";
  return [place, score].filter(Boolean).join(" · ");
}

function faredAs({ you, places }: MatchListed): string {
  if (you === null || !places || places.length === 1) return "";
  const sharing = places.filter((place) => place === places[you]).length;
  if (places[you] !== 1) return places.length === 2 ? "match-lost" : "match-place";
  return sharing === 1 ? "match-won" : sharing === places.length ? "match-level" : "match-shared";
}
