// After a round: every chain is gone through step by step, and the step that does not hold is lit (FM-14).
import { useEffect, useRef } from "preact/hooks";
import { SeatMark } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { Card } from "./card";
import type { DeckName } from "./deck";
import { placeName } from "./mat";
import type { Check, StopCalled, View } from "./types";

interface SheetProps {
  readonly view: View;
  readonly say: Say;
  /** How it ended, if this device saw it. */
  readonly stop: StopCalled | null;
  readonly columns: number;
  onDone(): void;
}

export function CheckSheet({ view, say, stop, columns, onDone }: SheetProps) {
  const checks = view.rounds.at(-1) ?? [];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (active === document.body || active?.closest(".fm")) button.current?.focus({ preventScroll: true });
  }, []);
  const starts = checks.map((_, seat) => checks.slice(0, seat).reduce((sum, check) => sum + check.cards.length + 2, 2));
  return (
    <section class="fm-sheet" aria-labelledby="fm-sheet-title">
      <h2 id="fm-sheet-title">{say("web-check", { number: view.rounds.length })}</h2>
      <div class="fm-sheet-body" tabIndex={0} role="group" aria-labelledby="fm-sheet-title">
        {stop && <Called view={view} say={say} stop={stop} columns={columns} />}
        <ul>
          {checks.map((check, seat) => (
            <Checked key={seat} check={check} seat={seat} deck={view.options.deck} say={say} start={starts[seat]!} />
          ))}
        </ul>
      </div>
      <button ref={button} type="button" class="main" onClick={onDone}>
        {view.phase === "over" ? say("web-to-table") : say("web-to-round", { number: view.round })}
      </button>
    </section>
  );
}

/** Who called Stop, and what was overlooked. */
function Called({ view, say, stop, columns }: Omit<SheetProps, "onDone"> & { stop: StopCalled }) {
  const top = view.rounds.at(-1)?.[stop.seat]?.cards.at(-1);
  const overlooked = view.layout.filter((card, index) => card >= 0 && stop.matching.includes(placeName(index, columns)));
  return (
    <div class={`fm-called fm-${stop.verdict}`}>
      <p>{say("event-stop-called", { ...stop })}</p>
      {overlooked.length > 0 && top !== undefined && (
        <p class="fm-overlooked">
          <Card deck={view.options.deck} card={top} say={say} /> <span aria-hidden="true">→</span>
          {overlooked.map((card) => <Card key={card} deck={view.options.deck} card={card} say={say} flavour="fm-hinted" />)}
        </p>
      )}
    </div>
  );
}

interface CheckedProps {
  readonly check: Check;
  readonly seat: number;
  readonly deck: DeckName;
  readonly say: Say;
  /** When its turn comes, in steps of the whole check. */
  readonly start: number;
}

function Checked({ check, seat, deck, say, start }: CheckedProps) {
  const verdict = check.is_wrong_stop ? "wrong-stop" : check.step === null ? "sound" : "faulty";
  const { points, step, features } = check;
  return (
    <li class={`fm-checked fm-${verdict}`} style={{ "--end": start + (step ?? check.cards.length) }}>
      <p class="fm-verdict">
        <SeatMark seat={seat} /> <span>{say("event-chain-checked", { seat, verdict, points, step, features })}</span>
        <b aria-hidden="true">{points > 0 ? `+${points}` : points < 0 ? `−${-points}` : points}</b>
      </p>
      <ol class="fm-steps">
        {check.cards.map((card, index) => (
          <li key={card} style={{ "--at": start + index }} class={stepClass(check, index)}>
            {index > 0 && <span class="fm-link" aria-hidden="true">{index === step ? "✗" : "✓"}</span>}
            <Card deck={deck} card={card} say={say} />
          </li>
        ))}
        {check.consolation !== null && (
          <li class="fm-consoled" style={{ "--at": start + check.cards.length }}>
            <span class="fm-link" aria-hidden="true">+1</span>
            <Card deck={deck} card={check.consolation} say={say} />
            <span class="unseen">{say("web-consolation")}</span>
          </li>
        )}
      </ol>
      {step !== null && (
        <p class="fm-fault">
          <Card deck={deck} card={check.cards[step - 1]!} say={say} /> <span aria-hidden="true">≠</span>
          <Card deck={deck} card={check.cards[step]!} say={say} /> <span>{say("web-differ", { features })}</span>
        </p>
      )}
    </li>
  );
}

function stepClass({ step, is_wrong_stop: isLost }: Check, index: number): string {
  if (step === null) return isLost ? "fm-lost" : "fm-held";
  if (index === step) return "fm-broken";
  return index < step ? (isLost ? "fm-lost" : "fm-held") : "fm-beyond";
}
