// An option of a game in a form.
import type { OptionShown } from "../protocol";
import { say } from "../texts";
import type { Value } from "../play";
import { MS_PER_S, valueText } from "./valueText";

/** So many numbers are listed one by one. */
const FEW = 12;

interface OptionProps {
  readonly option: OptionShown;
  readonly value: Value;
  /** Who will sit there. */
  readonly names: readonly string[];
  onChange(value: Value): void;
}

export function OptionField({ option, value, names, onChange }: OptionProps) {
  const listed = values(option, names.length);
  return (
    <label>
      {option.text}
      {option.about && <small class="small"> {option.about}</small>}
      {listed ? (
        <span class="sentence">
          <span aria-hidden="true">{valueText(option, value, names)}</span>
          <select value={JSON.stringify(value)} onChange={(e) => onChange(JSON.parse(e.currentTarget.value) as Value)}>
            {listed.map((each) => <option key={String(each)} value={JSON.stringify(each)}>{valueText(option, each, names)}</option>)}
          </select>
        </span>
      ) : <NumberField option={option} value={Number(value)} onChange={onChange} />}
    </label>
  );
}

/** A number with its unit, and between what it must lie. */
function NumberField({ option, value, onChange }: { option: OptionShown; value: number; onChange(value: Value): void }) {
  const size = option.unit === "ms" ? MS_PER_S : 1;
  const [least, most] = [option.minimum! / size, option.maximum! / size];
  const read = (text: string) => {
    if (text !== "") onChange(Math.round(Number(text) * size));
  };
  return (
    <span class="number">
      <input type="number" required value={value / size} min={least} max={most} step={size === 1 ? 1 : .5}
        onInput={(e) => read(e.currentTarget.value)} />
      <span class="small">{say.value(option.unit ? "bounds-seconds" : "bounds", { least, most })}</span>
    </span>
  );
}

/** All that may be chosen, unless it is too much to list. */
function values({ choices, minimum, maximum, is_seat, default: usual }: OptionShown, seats: number): readonly Value[] | null {
  if (is_seat) return [usual, ...Array(seats).keys()];
  if (minimum === null || maximum === null) return choices.map((choice) => choice.value);
  if (maximum - minimum >= FEW) return null;
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}
