// A rulebook: Markdown of the plainest kind, every clause with an address of its own.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { rulebook } from "../api";
import { board, type Picture } from "../board";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import { useOnceOrLater } from "../patience";
import { follow } from "../route";
import { language } from "../settings";
import { gameOf } from "../shelf";
import { gameSay, say } from "../texts";
import { useTitle } from "../title";

export function RulesPage({ game }: { game: string }) {
  useTitle(say.value("rules"), gameOf(game)?.title);
  const [book, setBook] = useState("");
  useEffect(() => {
    rulebook(game).then(setBook, () => undefined);
  }, [game, language.value]);
  const pictures = usePictures(game);
  const isWhole = useOnceOrLater(book !== "" && pictures !== null);
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [book, isWhole]);
  if (isUnknown(game)) return <Nowhere what="no-game" />;
  const all = blocks(book);
  const start = all.findIndex(isSection);
  const [opening, rest] = start < 0 ? [all, []] : [all.slice(0, start), all.slice(start)];
  return (
    <article class="rules">
      {opening.map((block, index) => <Block key={index} lines={block} />)}
      {book && <Ways game={game} />}
      {isWhole && (
        <>
          {pictures && pictures.length > 0 && <InOneMinute game={game} pictures={pictures} />}
          {rest.length > 0 && <Contents sections={rest.filter(isSection)} />}
          {rest.map((block, index) => <Block key={index} lines={block} />)}
          {book && <Ways game={game} />}
        </>
      )}
    </article>
  );
}

/** To the tutorial, or to a table. */
function Ways({ game }: { game: string }) {
  return (
    <p class="row">
      {gameOf(game)?.has_tutorial && <a class="button main" href={`/learn/${game}`} onClick={follow}>{say.value("learn")}</a>}
      <a class="button" href={`/play/${game}`} onClick={follow}>{say.value("play-this")}</a>
    </p>
  );
}

/** The drawings that a game's board brings; nothing until they and what they show are known. */
function usePictures(game: string): readonly Picture[] | null {
  const [pictures, setPictures] = useState<readonly Picture[] | null>(null);
  const hasBoard = gameOf(game)?.has_board;
  useEffect(() => {
    if (hasBoard === false) setPictures([]);
    else if (hasBoard) void board(game).then((module) => setPictures(module.pictures ?? []));
  }, [game, hasBoard]);
  return pictures?.length && !gameSay(game, []).has("picture-1") ? null : pictures;
}

/** What the game is about, in a few drawings. */
function InOneMinute({ game, pictures }: { game: string; pictures: readonly Picture[] }) {
  const speak = gameSay(game, []);
  return (
    <section aria-labelledby="in-one-minute">
      <h2 id="in-one-minute">{say.value("in-one-minute")}</h2>
      <ol class="pictures">
        {pictures.map((Drawn, index) => (
          <li key={index}>
            <div class="picture" aria-hidden="true"><Drawn say={speak} /></div>
            <p>{speak(`picture-${index + 1}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Contents({ sections }: { sections: readonly string[] }) {
  return (
    <nav class="contents" aria-labelledby="contents">
      <h2 id="contents">{say.value("contents")}</h2>
      <ul>{sections.map((lines) => <li key={lines}><a href={`#${addressOf(lines)}`}>{inline(lines.slice(3))}</a></li>)}</ul>
    </nav>
  );
}

const isSection = (lines: string): boolean => lines.startsWith("## ");
/** Where a section is found on the page. */
const addressOf = (heading: string): string => heading.slice(3).toLowerCase().replace(/[^\p{L}\d]+/gu, "-");

const FENCE = "```";

/** Paragraphs, headings, list items and what is set out line by line; a line that is indented goes on with the one before it. */
function blocks(book: string): string[] {
  const found: string[] = [];
  let isNew = true;
  let isSetOut = false;
  for (const line of book.split("\n")) {
    if (isSetOut) found[found.length - 1] += `\n${line}`;
    else if (line.startsWith(FENCE)) found.push(line);
    if (line.startsWith(FENCE)) isSetOut = !isSetOut;
    if (isSetOut || line.startsWith(FENCE)) continue;
    const begins = /^(#|- |\d+\. )/.test(line);
    if (line.trim() && (begins || isNew)) found.push(line);
    else if (line.trim()) found[found.length - 1] += ` ${line.trim()}`;
    isNew = line.trim() === "" || line.startsWith("#");
  }
  return found;
}

function Block({ lines }: { lines: string }) {
  const clause = /^- \*\*([A-Z]{2}-\d{2})\*\* /.exec(lines);
  if (clause?.[1])
    return (
      <p class="clause" id={clause[1]}>
        <a href={`#${clause[1]}`} class="clause-id">{clause[1]}</a>
        <span>{inline(lines.slice(clause[0].length))}</span>
      </p>
    );
  if (lines.startsWith("# ")) return <h1>{inline(lines.slice(2))}</h1>;
  if (isSection(lines)) return <h2 id={addressOf(lines)}>{inline(lines.slice(3))}</h2>;
  if (lines.startsWith(FENCE)) return <pre tabindex={0}>{lines.replaceAll(FENCE, "").trim()}</pre>;
  if (lines.startsWith("### ")) return <h3>{inline(lines.slice(4))}</h3>;
  if (/^- /.test(lines)) return <p class="item">{inline(lines.slice(2))}</p>;
  return <p>{inline(lines)}</p>;
}

function inline(text: string): ComponentChildren {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, index) => {
    if (part.startsWith("**")) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("*") && part.length > 2) return <em key={index}>{part.slice(1, -1)}</em>;
    if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
    return part;
  });
}
