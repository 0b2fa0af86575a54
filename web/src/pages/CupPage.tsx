// A cup: its rounds and what I made of them, who is ahead as far as I may know it, and the link that brings friends.
import { useEffect, useRef, useState } from "preact/hooks";
import { cupTold, isMeKnown, me, orderCup, tryRound, type CupWish } from "../api";
import { leftText } from "../clock";
import { beSomebody } from "../guest";
import { Rounds } from "../parts/cups/Rounds";
import { Standings } from "../parts/cups/Standings";
import { Invite } from "../parts/Invite";
import { SpecialOptions } from "../parts/SpecialOptions";
import { LOOK_EVERY_MS } from "../parts/TableList";
import type { CupTold } from "../protocol";
import { reason } from "../reason";
import { go, path } from "../route";
import { language } from "../settings";
import { gameOf } from "../shelf";
import { botName, sayLater, seatNames } from "../texts";
import { useTitle } from "../title";

export function CupPage() {
  const id = path.value.split("/")[2]!;
  const { cup, missing, setCup } = useCup(id);
  const [problem, setProblem] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const game = cup && gameOf(cup.game);
  const title = cup && sayLater.value("cup-title", { game: game?.title ?? cup.game });
  useTitle(title || undefined);
  const attempt = (what: () => Promise<void>) => {
    setProblem("");
    void what().catch((error: unknown) => setProblem(reason(error)));
  };
  const ask = (wish: CupWish) => attempt(async () => {
    await beSomebody();
    setCup(await orderCup(id, wish));
    status.current?.focus();
  });
  if (cup === null) return <article class="cup"><p class={missing ? "problem" : "loading"} role="alert">{missing || sayLater.value("loading")}</p></article>;
  return (
    <article class="cup">
      <h1>{title}</h1>
      <section class="cup-about">
        <p>{factsOf(cup)}</p>
        {game && <SpecialOptions game={game} options={cup.options} names={seatNames(cup.seats)} />}
        <p ref={status} class="lead" role="status" tabindex={-1}>{statusText(cup)}</p>
        <Wishes cup={cup} ask={ask} />
        <p class="problem" role="alert">{problem}</p>
      </section>
      <Rounds cup={cup} play={(round) => attempt(async () => go(`/t/${(await tryRound(id, round)).table}`))} />
      {cup.status !== "over" && <Invite place={`cups/${id}`} label={sayLater.value("cup-link")} isNext={cup.status === "open" && cup.standings.length < 2} />}
      <Proof cup={cup} />
      <Standings cup={cup} />
    </article>
  );
}

function factsOf({ kind, rounds, level_said, seats, game, bot }: CupTold): string {
  const against = kind === "tables" ? sayLater.value("seek-for", { seats })
    : bot === null ? sayLater.value("day-alone") : sayLater.value("day-against", { bot: botName(game, bot), count: seats - 1 });
  return [sayLater.value(`cup-${kind}`), sayLater.value("cup-facts", { rounds: rounds.length }), level_said, against].filter(Boolean).join(" · ");
}

function statusText({ status, kind, round, left_s, waits }: CupTold): string {
  if (waits) return sayLater.value("cup-status-waits");
  if (status !== "running") return sayLater.value(`cup-status-${status}`);
  const time = leftText(left_s);
  return kind === "alone" ? sayLater.value("cup-status-running", { time }) : sayLater.value("cup-status-round", { round, time });
}

/** What I can do about the cup itself. */
function Wishes({ cup, ask }: { cup: CupTold; ask(wish: CupWish): void }) {
  if (cup.status === "over") return null;
  const sure = (wish: CupWish, question: string) => () => { if (confirm(question)) ask(wish); };
  const mayBegin = cup.standings.filter(({ left }) => !left).length > 1;
  return (
    <div class="row">
      {!cup.you && <button type="button" class="main" onClick={() => ask("join")}>{sayLater.value("cup-join")}</button>}
      {cup.host && cup.status === "open" && <button type="button" class="main" disabled={!mayBegin} onClick={() => ask("begin")}>{sayLater.value("cup-begin")}</button>}
      {cup.host && cup.status === "running" && cup.kind === "tables" && <button type="button" onClick={sure("close", sayLater.value("cup-close-sure"))}>{sayLater.value("cup-close")}</button>}
      {cup.host && <button type="button" onClick={sure("end", sayLater.value("cup-end-sure"))}>{sayLater.value("cup-end")}</button>}
      {cup.you && !cup.host && <button type="button" onClick={() => ask("leave")}>{sayLater.value("cup-leave")}</button>}
      {cup.host && cup.status === "open" && !mayBegin && <p class="small">{sayLater.value("cup-begin-when")}</p>}
    </div>
  );
}

function Proof({ cup }: { cup: CupTold }) {
  return (
    <details class="card revealed">
      <summary>{sayLater.value("cup-verify")}</summary>
      <p class="small">{sayLater.value("cup-verify-how")}</p>
      <dl class="small">
        <dt>{sayLater.value("day-fingerprint")}</dt><dd><code>{cup.fingerprint}</code></dd>
        <dt>{sayLater.value("day-secret")}</dt><dd>{cup.secret === null ? sayLater.value("cup-secret-later") : <code>{cup.secret}</code>}</dd>
      </dl>
    </details>
  );
}

/** Looked at again and again: others come, and rounds begin. */
function useCup(id: string): { readonly cup: CupTold | null; readonly missing: string; setCup(cup: CupTold): void } {
  const [cup, setCup] = useState<CupTold | null>(null);
  const [missing, setMissing] = useState("");
  useEffect(() => {
    if (!isMeKnown.value) return undefined;
    const look = () => void cupTold(id).then(setCup, (error: unknown) => setMissing(reason(error)));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [id, me.value, isMeKnown.value, language.value]);
  return { cup, missing, setCup };
}
