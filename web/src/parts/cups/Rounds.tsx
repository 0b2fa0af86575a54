// The rounds of a cup: to be played, gone on with, or looked back at.
import type { CupTold, RoundShown } from "../../protocol";
import { follow } from "../../route";
import { sayLater } from "../../texts";

export function Rounds({ cup, play }: { cup: CupTold; play(round: number): void }) {
  return (
    <ol class="card cup-rounds">
      {cup.rounds.map((round, index) => <Round key={index} cup={cup} round={round} number={index + 1} play={play} />)}
    </ol>
  );
}

interface RoundProps {
  readonly cup: CupTold;
  readonly round: RoundShown;
  readonly number: number;
  play(round: number): void;
}

function Round({ cup, round, number, play }: RoundProps) {
  const name = `cup-round-${number}`;
  const mayPlay = cup.you && cup.kind === "alone" && (round.status === "new" || round.status === "running");
  return (
    <li>
      <strong id={name}>{sayLater.value("cup-round", { round: number })}</strong>
      <span class="cup-made">{roundText(round)}</span>
      {mayPlay && <button type="button" class="main" aria-describedby={name} onClick={() => play(number)}>{sayLater.value(round.status === "new" ? "cup-play" : "cup-go-on")}</button>}
      {cup.kind === "tables" && round.status === "running" && <a class="button main" aria-describedby={name} href={`/t/${round.table}`} onClick={follow}>{sayLater.value("cup-to-table")}</a>}
      {round.status === "over" && <a class="button" aria-describedby={name} href={`/t/${round.table}/replay`} onClick={follow}>{sayLater.value("cup-look-back")}</a>}
    </li>
  );
}

function roundText({ status, said }: RoundShown): string {
  if (said) return said;
  if (status === "new") return "";
  return sayLater.value(status === "running" ? "cup-playing" : status === "missed" ? "cup-missed" : "cup-later");
}
