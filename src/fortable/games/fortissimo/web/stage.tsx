// Beside the grid: the card that matters now, large, what it does, and what can be done with it.
import type { Advice } from "@shell/board";
import { Advised, markOf } from "@shell/parts/Advised";
import { MARKS } from "@shell/parts/Players";
import type { Outcome } from "@shell/protocol";
import type { Say } from "@shell/texts";
import { CardBack, CardFace, cardOf, cardText } from "./card";
import type { Moments } from "./moments";
import { indexOf } from "./places";
import type { AnyAction, View } from "./types";

interface StageProps {
  readonly view: View;
  readonly say: Say;
  readonly legal: readonly AnyAction[];
  readonly isMine: boolean;
  readonly offered: string | null;
  readonly moments: Moments;
  readonly outcome: Outcome | null;
  readonly advice: Advice<AnyAction> | null | undefined;
  act(action: AnyAction): void;
  cancel(): void;
}

export function Stage(props: StageProps) {
  const { view, say } = props;
  const number = inQuestion(props);
  const card = cardOf(view, number);
  const about = number > 0 && view.options.rules === "advanced" ? say(`web-about-${card.figure}`) : "";
  const words = now(props, number);
  return (
    <section class={number > 0 ? "ff-stage" : "ff-stage ff-idle"} aria-label={say("web-stage")}>
      <div class="ff-large">
        {props.outcome ? <Banner seats={props.outcome.ranking[0] ?? []} /> : number > 0 ? <CardFace key={number} card={card} /> : <CardBack />}
      </div>
      <div class="ff-words">
        {number > 0 && <h2>{cardText(view, say, number)}</h2>}
        {about && <p class="ff-about">{about}</p>}
        <p key={`${number} ${words}`} class="ff-now">{words}</p>
        {view.ends_in !== null && <p class="ff-ends">{say("web-ends-in", { turns: view.ends_in })}</p>}
        {props.isMine && props.offered !== null && <Choices {...props} offered={props.offered} number={number} />}
      </div>
    </section>
  );
}

/** Who won: their colours under a crown. */
function Banner({ seats }: { seats: readonly number[] }) {
  return (
    <div class="ff-banner">
      {seats.map((seat) => <span key={seat} class={`ff-colours seat-${seat}`} aria-hidden="true">{MARKS[seat]}</span>)}
      <svg viewBox="22 0 36 26" aria-hidden="true"><use href="#ff-crown" /></svg>
    </div>
  );
}

/** The card that is turned up, the Cannon that fires, or the last one that can be read for a moment longer; else 0. */
function inQuestion({ view, offered, moments }: StageProps): number {
  if (offered !== null) return view.grid[indexOf(offered)]!;
  const readable = [...moments.value.values()].filter(({ until }) => performance.now() < until);
  if (view.phase !== "aim") return readable.at(-1)?.number ?? 0;
  return view.ramparts[view.turn]!.findLast((number) => cardOf(view, number).figure === "cannon") ?? 0;
}

/** What is going on, in a few words. */
function now({ view, say, legal, isMine, offered, outcome }: StageProps, number: number): string {
  if (outcome) return say("web-winner", { seat: outcome.ranking[0] });
  if (view.phase === "over") return say("phase-over");
  if (offered !== null && isMine) return fits(legal, offered) ? say("web-fits") : say("web-too-low");
  if (offered === null && number > 0 && view.phase !== "aim") return say("web-remember");
  if (isMine) return say(`phase-${view.phase}`);
  return say(`web-theirs-${view.phase}`, { seat: view.turn });
}

const fits = (legal: readonly AnyAction[], place: string): AnyAction | undefined =>
  legal.find((action) => (action.do === "take" || action.do === "insert") && action.place === place);

interface ChoicesProps extends StageProps {
  readonly offered: string;
  readonly number: number;
}

function Choices({ view, say, legal, offered, number, advice, act, cancel }: ChoicesProps) {
  const taking = fits(legal, offered) ?? { do: "take", place: offered };
  const isLegal = legal.includes(taking);
  const word = taking.do === "insert" ? "web-insert" : "web-take";
  const forTaking = markOf(advice, (action) => action.do === taking.do && "place" in action && action.place === offered);
  const forReturning = markOf(advice, ({ do: name }) => name === "return");
  return (
    <div class="ff-choices">
      <button type="button" class={isLegal ? "main ff-main" : "ff-unfit"} onClick={() => act(taking)}>
        {taking.do === "insert" && <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#ff-star" /></svg>}
        {say(word, { number })}<Advised mark={forTaking} say={say} />
      </button>
      {view.turned === offered
        ? <button type="button" class={isLegal ? "" : "main ff-main"} onClick={() => act({ do: "return" })}>{say("web-return")}<Advised mark={forReturning} say={say} /></button>
        : <button type="button" class={isLegal ? "" : "main ff-main"} onClick={cancel}>{say("web-cancel")}</button>}
    </div>
  );
}
