// My matches: those that go on, what the others came to, and all of them to be searched. Nobody else's.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { me, myFigures } from "../api";
import type { MyFigures, TableListed } from "../protocol";
import { reason } from "../reason";
import { follow } from "../route";
import { shelf } from "../shelf";
import { say } from "../texts";
import { useTitle } from "../title";
import { Figures } from "../parts/history/Figures";
import { EVERYTHING, MatchLine, useMatches, type Found, type Search } from "../parts/history/MatchList";
import { Ratings } from "../parts/history/Ratings";
import { Rivals } from "../parts/history/Rivals";
import { TableList, useMyTables } from "../parts/TableList";

const TYPING_MS = 300;

export function MatchesPage() {
  const running = useMyTables();
  const news = running?.map(({ id }) => id).join() ?? "";
  const [search, setSearch] = useState(EVERYTHING);
  const { found, more } = useMatches(search, news);
  const figures = useFigures(news);
  const name = useRef<HTMLInputElement>(null);
  useTitle(say.value("my-matches"));
  const findRival = (wanted: string) => {
    setSearch({ game: "", name: wanted });
    name.current?.focus();
  };
  const isKnown = running !== null && found !== null && figures !== null;
  const isEmpty = isKnown && search === EVERYTHING && running.length + found.matches.length === 0;
  return (
    <article class="history">
      <h1>{say.value("my-matches")}</h1>
      {!isKnown && <p class="loading">{say.value("loading")}</p>}
      {isEmpty && <Invitation />}
      {isKnown && !isEmpty && (
        <>
          <Running tables={running} />
          <section class="history-list">
            <h2>{say.value("finished-matches")}</h2>
            <SearchForm search={search} setSearch={setSearch} field={name} />
            <Results found={found} more={more} />
          </section>
          <div class="history-figures">
            <Figures games={figures.games} />
            <Rivals people={figures.people} bots={figures.bots} find={findRival} />
            <Ratings news={news} />
          </div>
        </>
      )}
      {isKnown && <p class="history-file"><a class="button quiet" href="/replay" onClick={follow}>{say.value("watch-file")}</a></p>}
    </article>
  );
}

/** What goes on, in as much room as it took at first: a table that comes or goes moves nothing below it. */
function Running({ tables }: { tables: readonly TableListed[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current!.style.height = `${box.current!.offsetHeight}px`;
  }, []);
  return (
    <div ref={box} class="history-running">
      <TableList title={say.value("my-tables")} tables={tables} />
      {tables.length === 0 && <><h2>{say.value("my-tables")}</h2><p class="small">{say.value("nothing-goes-on")}</p></>}
    </div>
  );
}

/** Asked again when a table comes or goes. */
function useFigures(news: string): MyFigures | null {
  const [figures, setFigures] = useState<MyFigures | null>(null);
  useEffect(() => {
    const nothing = { games: [], people: [], bots: [] };
    if (me.value === null) setFigures(nothing);
    else myFigures().then(setFigures, () => setFigures((known) => known ?? nothing));
  }, [news, me.value]);
  return figures;
}

/** For whoever has not played yet. */
function Invitation() {
  return (
    <section class="card">
      <p>{say.value("no-matches")}</p>
      <p><a class="button main" href="/" onClick={follow}>{say.value("to-shelf")}</a></p>
    </section>
  );
}

interface SearchFormProps {
  readonly search: Search;
  readonly setSearch: (search: Search) => void;
  readonly field: { current: HTMLInputElement | null };
}

/** By a game and a name; it is looked for when one stops typing. */
function SearchForm({ search, setSearch, field }: SearchFormProps) {
  const [typed, setTyped] = useState(search.name);
  useEffect(() => setTyped(search.name), [search.name]);
  useEffect(() => {
    if (typed === search.name) return undefined;
    const timer = setTimeout(() => setSearch({ ...search, name: typed }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <form class="row" role="search" onSubmit={(event) => event.preventDefault()}>
      <label class="grow">
        {say.value("search-name")}
        <input ref={field} type="search" value={typed} maxLength={200} autocomplete="off" onInput={(e) => setTyped(e.currentTarget.value)} />
      </label>
      <label class="grow">
        {say.value("search-game")}
        <select value={search.game} onChange={(e) => setSearch({ name: typed, game: e.currentTarget.value })}>
          <option value="">{say.value("all-games")}</option>
          {shelf.value?.map(({ key, title }) => <option key={key} value={key}>{title}</option>)}
        </select>
      </label>
    </form>
  );
}

function Results({ found, more }: { found: Found; more: () => Promise<void> }) {
  const [problem, setProblem] = useState("");
  const { matches, before } = found;
  const isAll = before === null;
  return (
    <>
      <p class="small found" role="status">{say.value(isAll ? "found-all" : "found-last", { count: matches.length })}</p>
      <ul class="matches">{matches.map((match) => <MatchLine key={match.id} match={match} />)}</ul>
      {!isAll && (
        <button type="button" onClick={() => void more().catch((error: unknown) => setProblem(reason(error)))}>{say.value("more-matches")}</button>
      )}
      <p class="problem" role="alert">{problem}</p>
    </>
  );
}
