// The options of a table that are not as usual, in words.
import type { Value } from "../play";
import type { GameShown } from "../protocol";
import { say } from "../texts";
import { valueText } from "./valueText";

interface SpecialOptionsProps {
  readonly game: GameShown;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sits there. */
  readonly names: readonly string[];
}

export function SpecialOptions({ game, options, names }: SpecialOptionsProps) {
  const special = game.options.filter(({ name, default: usual }) => (options[name] ?? usual) !== usual);
  return (
    <>
      {special.map((option) => (
        <p key={option.name} class="small">
          {say.value("labelled", { label: option.text, text: valueText(option, options[option.name] as Value, names) })}
        </p>
      ))}
    </>
  );
}
