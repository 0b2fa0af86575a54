// Forms that are still to be laid: one's own to choose from, and everybody's to look at.
import { useRef } from "preact/hooks";
import type { Player } from "@shell/board";
import { memo } from "@shell/memo";
import { SeatMark } from "@shell/parts/Players";
import type { Say } from "@shell/texts";
import { FORMS } from "./forms";
import { poseOf, type Held } from "./geometry";
import { Picture, pictureOf, sizeOf } from "./piece";
import type { View } from "./types";

const NAMES = Object.keys(FORMS);
const counted = (stock: readonly string[], form: string): number => stock.filter((each) => each === form).length;

interface StockProps {
  readonly stock: readonly string[];
  readonly seat: number;
  /** The form in hand: it is shown as it is turned. */
  readonly held: Held | null;
  /** Forms that are known to fit nowhere; null if nobody tells. */
  readonly useless: ReadonlySet<string> | null;
  readonly say: Say;
  onChoose(form: string): void;
}

export const Stock = memo(function Stock({ stock, seat, held, useless, say, onChoose }: StockProps) {
  const left = NAMES.filter((form) => stock.includes(form));
  const chosen = held?.form ?? null;
  const entry = chosen !== null && left.includes(chosen) ? chosen : left[0];
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const here = left.indexOf((event.target as HTMLElement).dataset.form ?? "");
    if (step === undefined || here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = left[(here + step + left.length) % left.length];
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-form="${next}"]`)?.focus();
  };
  const choose = (event: MouseEvent) => {
    const form = (event.target as Element).closest<HTMLElement>("[data-form]")?.dataset.form;
    if (form) onChoose(form);
  };
  return (
    <div class="forma-stock" role="toolbar" aria-label={say("web-my-forms")} onKeyDown={move} onClick={choose}>
      {NAMES.map((form) => (
        <Choice key={form} form={form} count={counted(stock, form)} seat={seat} pose={held?.form === form ? poseOf(held)[2] : null} isEntry={form === entry}
          isUseless={useless?.has(form) ?? false} say={say} />
      ))}
    </div>
  );
});

interface ChoiceProps {
  readonly form: string;
  readonly count: number;
  readonly seat: number;
  /** How it is turned, if it is in hand. */
  readonly pose: string | null;
  /** Whether the Tab key comes here. */
  readonly isEntry: boolean;
  readonly isUseless: boolean;
  readonly say: Say;
}

const Choice = memo(function Choice({ form, count, seat, pose, isEntry, isUseless, say }: ChoiceProps) {
  const picture = <Picture picture={pose ?? pictureOf(form)} seat={seat} dot={pose !== null} />;
  if (count === 0) return <span class="forma-gone" aria-hidden="true">{picture}</span>;
  const label = say("web-form", { form, size: sizeOf(form), count });
  return (
    <button type="button" data-form={form} class={isUseless ? "forma-useless" : ""} tabindex={isEntry ? 0 : -1}
      aria-pressed={pose !== null} aria-label={isUseless ? `${label}, ${say("web-fits-nowhere")}` : label}>
      {picture}
      <span class="forma-letter">{form}</span>
      {count > 1 && <span class="forma-count">{count}</span>}
    </button>
  );
});

interface StocksProps {
  readonly stocks: View["stocks"];
  readonly lost: View["lost"];
  readonly players: readonly Player[];
  readonly say: Say;
  /** Whose stock lies elsewhere, to be chosen from: here it is only told what they have lost. */
  readonly chooser: number | null;
}

/** What everybody has left, and below it what they have lost: whatever changes there, nothing else gives way to it. */
export const Stocks = memo(function Stocks({ stocks, lost, players, say, chooser }: StocksProps) {
  const losers = useLosers(lost);
  return (
    <section class="forma-stocks" aria-label={say("web-stocks")}>
      {stocks.map((stock, seat) => seat !== chooser && (
        <div key={`left ${seat}`}>
          <h2><SeatMark seat={seat} /> <span class="forma-name">{players[seat]?.name}</span> <span key={stock.length} class="small">{say("web-forms-left", { count: stock.length })}</span></h2>
          <ul><Pictures forms={stock} seat={seat} /><Places count={NAMES.length - shown(stock).length} /></ul>
        </div>
      ))}
      {losers.map((seat) => (
        <div key={`lost ${seat}`}>
          <h2><SeatMark seat={seat} /> <span class="forma-name">{players[seat]?.name}</span></h2>
          <p class="small forma-lost-head">{say("web-lost")}</p>
          <ul class="forma-lost"><Pictures forms={lost[seat]!} seat={seat} /></ul>
        </div>
      ))}
    </section>
  );
});

/** Who has lost something: whoever comes later is told of below. */
function useLosers(lost: View["lost"]): readonly number[] {
  const known = useRef<readonly number[]>([]);
  const losers = lost.flatMap((forms, seat) => (forms.length > 0 ? [seat] : []));
  known.current = [...known.current.filter((seat) => losers.includes(seat)), ...losers.filter((seat) => !known.current.includes(seat))];
  return known.current;
}

const Pictures = memo(function Pictures({ forms, seat }: { forms: readonly string[]; seat: number }) {
  return shown(forms).map(([form, count], place) => <Small key={place} form={form} count={count} seat={seat} />);
});

/** Where forms lay that are gone. */
const Places = memo(function Places({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => <li key={place} class="forma-empty" aria-hidden="true" />);
});

const shown = (stock: readonly string[]): [string, number][] =>
  NAMES.filter((form) => stock.includes(form)).map((form) => [form, counted(stock, form)]);

const Small = memo(function Small({ form, count, seat }: { form: string; count: number; seat: number }) {
  return (
    <li title={form}>
      <Picture picture={pictureOf(form)} seat={seat} />
      <span class="unseen">{form}</span>
      {count > 1 && <span class="forma-count">{count}</span>}
    </li>
  );
});
