// What was luck and what was skill, for everybody: a sentence, and the numbers that add up to the result.
import type { AccountTold, ReviewTold } from "../../protocol";
import { SeatMark } from "../Players";
import { amountText, plainText, signedText, summed, together, wayOf } from "./amounts";
import { words } from "./words";

interface AccountsProps {
  readonly told: ReviewTold;
  readonly names: readonly string[];
}

export function Accounts({ told, names }: AccountsProps) {
  return (
    <section class="look-accounts">
      <h2>{words.value("look-accounts")}</h2>
      <p class="small">{words.value(`look-counted-${told.unit}`)}</p>
      <ul>{told.accounts.map((account) => <AccountLine key={account.seat} account={account} unit={told.unit} name={names[account.seat] ?? ""} />)}</ul>
      <details>
        <summary>{words.value("look-numbers")}</summary>
        <p>{words.value(told.unit === "share" ? "look-numbers-share" : "look-numbers-points")}</p>
        <p>{words.value("look-numbers-skill")}</p>
        <p>{words.value("look-numbers-doubt")}</p>
      </details>
    </section>
  );
}

interface AccountProps {
  readonly account: AccountTold;
  readonly unit: ReviewTold["unit"];
  readonly name: string;
}

function AccountLine({ account, unit, name }: AccountProps) {
  const { fair, luck, skill, rest, result } = summed(account, unit);
  const { luck_doubt, own_doubt, others_doubt, rest_doubt, seat } = account;
  const skill_doubt = together(own_doubt, others_doubt);
  return (
    <li>
      <p><SeatMark seat={seat} /> {words.value("look-account", { name, luck: wayOf(luck, luck_doubt), skill: wayOf(skill, skill_doubt) })}</p>
      <dl class="look-sum">
        <Part name="fair" text={plainText(fair)} />
        <Part name="luck" text={signedText(luck)} doubt={luck_doubt} />
        <Part name="skill" text={signedText(skill)} doubt={skill_doubt} />
        <Part name="rest" text={signedText(rest)} doubt={rest_doubt} />
        <Part name="result" text={plainText(result)} />
      </dl>
    </li>
  );
}

interface PartProps {
  readonly name: string;
  readonly text: string;
  /** How far it may be off; nothing where it is known. */
  readonly doubt?: number;
}

function Part({ name, text, doubt = 0 }: PartProps) {
  return (
    <div class={`look-part look-${name}`}>
      <dt>{words.value(`look-part-${name}`)}</dt>
      <dd><b>{text}</b>{doubt >= 1 && <small> ±{amountText(doubt)}</small>}</dd>
    </div>
  );
}
