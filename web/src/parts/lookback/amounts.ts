// Parts of the win are counted in ten-thousandths and points in hundredths: both are told in hundreds less.
import type { AccountTold, ReviewTold } from "../../protocol";
import { locale } from "../../settings";

type Unit = ReviewTold["unit"];

const HUNDRED = 100;
/** From here on nobody asks for more than whole ones. */
const MANY = 10;

/** So many of a hundred wins, or so many points. */
export function amountText(value: number): string {
  const amount = value / HUNDRED;
  return new Intl.NumberFormat(locale.value, { maximumFractionDigits: Math.abs(amount) < MANY ? 1 : 0 }).format(amount);
}

/** The parts of an account as they are written: rounded so that what is written adds up, too. */
export interface Sum {
  readonly fair: number;
  readonly luck: number;
  readonly skill: number;
  readonly rest: number;
  readonly result: number;
}

/** Wins of a hundred are told as whole ones, points with a tenth. */
const grain = (unit: Unit): number => (unit === "share" ? 1 : 10);

export function summed({ fair, luck, own, others, result }: AccountTold, unit: Unit): Sum {
  const by = grain(unit);
  const units = (value: number) => Math.round((value * by) / HUNDRED);
  const parts = { fair: units(fair), luck: units(luck), skill: units(own + others), result: units(result) };
  const rest = parts.result - parts.fair - parts.luck - parts.skill;
  return { fair: parts.fair / by, luck: parts.luck / by, skill: parts.skill / by, rest: rest / by, result: parts.result / by };
}

export const plainText = (amount: number): string => new Intl.NumberFormat(locale.value).format(amount);
export const signedText = (amount: number): string => new Intl.NumberFormat(locale.value, { signDisplay: "exceptZero" }).format(amount);

/** The standard error of a sum of two that are not known together. */
export const together = (one: number, other: number): number => Math.hypot(one, other);

/** What is smaller is not worth a word. */
const LITTLE = 2;

/** Which way something went; neither, if it is little or may be nothing. `doubt` is in hundredths. */
export function wayOf(amount: number, doubt: number): "up" | "down" | "even" {
  if (Math.abs(amount) < Math.max(LITTLE, doubt / HUNDRED)) return "even";
  return amount > 0 ? "up" : "down";
}
