// A rulebook: Markdown of the plainest kind, every clause with an address of its own.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { rulebook } from "../api";
import { isUnknown, Nowhere } from "../parts/Nowhere";
import { follow } from "../route";
import { language } from "../settings";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { useTitle } from "../title";

export function RulesPage({ game }: { game: string }) {
  useTitle(say.value("rules"), gameOf(game)?.title);
  const [book, setBook] = useState("");
  useEffect(() => {
    rulebook(game).then(setBook, () => undefined);
  }, [game, language.value]);
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [book]);
  if (isUnknown(game)) return <Nowhere what="no-game" />;
  return (
    <article class="rules">
      {blocks(book).map((block, index) => <Block key={index} lines={block} />)}
      {book && <p><a class="button main" href={`/play/${game}`} onClick={follow}>{say.value("play-this")}</a></p>}
    </article>
  );
}

/** Paragraphs, headings and list items; a line that is indented goes on with the one before it. */
function blocks(book: string): string[] {
  const found: string[] = [];
  let isNew = true;
  for (const line of book.split("\n")) {
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
  if (lines.startsWith("## ")) return <h2>{inline(lines.slice(3))}</h2>;
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
