// The text twin: a square is named, its row is told, and the form in hand can be laid there.
import { useState } from "preact/hooks";
import { memo } from "@shell/memo";
import type { Say } from "@shell/texts";
import type { Names } from "./field";
import type { NearBridge } from "./near";
import { COLUMNS, covered, isOnBoard, nameOf, poseOf, rowOf, spotOf, type Held, type Spot } from "./geometry";

interface WordsProps {
  readonly board: string;
  readonly names: Names;
  readonly held: Held | null;
  readonly aim: Spot | null;
  readonly near: readonly NearBridge[];
  readonly mayPlace: boolean;
  readonly say: Say;
  onAim(spot: Spot): void;
  onPlace(): void;
}

export const Words = memo(function Words({ board, names, held, aim, near, mayPlace, say, onAim, onPlace }: WordsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (aim ? nameOf(aim) : "");
  const known = spotOf(shown);
  const write = (text: string) => {
    setTyped(text);
    const spot = spotOf(text);
    if (spot) onAim(spot);
  };
  return (
    <details class="forma-words">
      <summary>{say("web-in-words")}</summary>
      <form onSubmit={(event) => { event.preventDefault(); if (mayPlace && known) onPlace(); }}>
        <label>
          {say("web-square")}
          <input type="text" value={shown} maxLength={3} autocomplete="off" autocapitalize="characters" spellcheck={false}
            aria-invalid={shown !== "" && known === null} onInput={(event) => write(event.currentTarget.value)} onBlur={() => setTyped(null)} />
        </label>
        <button type="submit" disabled={!mayPlace || !known}>{say("web-place")}</button>
      </form>
      <div aria-live="polite">
        {aim && <p>{say("web-row", { row: aim.row + 1, squares: told(rowOf(board, aim.row), names) })}</p>}
        {near.map(({ missing, squares }) => <p key={squares.map(nameOf).join()}>{say("web-near", { count: missing, squares: squares.map(nameOf).join(", ") })}</p>)}
        {held && <p>{inHand(held, aim, say)}</p>}
      </div>
    </details>
  );
});

/** A row in words: stretches of the same, as “A–C free”. */
function told(row: string, names: Names): string {
  const stretches: string[] = [];
  for (let from = 0; from < row.length;) {
    let to = from;
    while (row[to + 1] === row[from]) to++;
    const columns = from === to ? COLUMNS[from] : `${COLUMNS[from]}–${COLUMNS[to]}`;
    stretches.push(`${columns} ${names[row[from]!] ?? ""}`);
    from = to + 1;
  }
  return stretches.join("; ");
}

/** What is in hand, and the squares it is meant for; whether they are free is for the player to find out. */
export function inHand(held: Held, aim: Spot | null, say: Say): string {
  const [turn, over] = poseOf(held);
  if (!aim) return say("web-held", { form: held.form, turn, flipped: over ? 1 : 0 });
  const spots = covered(held.form, turn, over, aim);
  const squares = spots.filter(isOnBoard).map(nameOf).join(", ");
  const off = spots.length - spots.filter(isOnBoard).length;
  return say("web-aims", { form: held.form, turn, flipped: over ? 1 : 0, squares, off });
}
