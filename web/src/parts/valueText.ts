// What an option is set to, in words: times in seconds, seats by name.
import type { OptionShown } from "../protocol";
import { language } from "../settings";
import { say } from "../texts";
import type { Value } from "../play";

export const MS_PER_S = 1000;

export function valueText({ choices, is_seat, unit }: OptionShown, value: Value, names: readonly string[]): string {
  const text = choices.find((choice) => choice.value === value)?.text;
  if (text !== undefined || typeof value !== "number") return text ?? String(value);
  if (is_seat) return names[value] || say.value("seat", { number: value + 1 });
  const told = new Intl.NumberFormat(language.value).format(unit === "ms" ? value / MS_PER_S : value);
  return unit ? say.value("clock-seconds", { seconds: told }) : told;
}
