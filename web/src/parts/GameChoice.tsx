// How a game is to be played: one of its ways, and those of its options that can matter.
import { chosen, isAsked, type Choice, type Value } from "../play";
import type { GameShown, PresetShown } from "../protocol";
import { say } from "../texts";
import { OptionField } from "./OptionField";

export interface ChoiceProps {
  readonly game: GameShown;
  readonly choice: Choice;
  choose(choice: Choice): void;
}

/** Ways to play that go well together; none of them is marked once something else was chosen. */
export function Presets({ game, choice, choose, presets = game.presets }: ChoiceProps & { readonly presets?: readonly PresetShown[] }) {
  if (presets.length < 2) return null;
  const isChosen = (preset: PresetShown) => same(chosen(game, preset, choice), choice);
  return (
    <fieldset class="presets">
      <legend>{say.value("which-way")}</legend>
      {presets.map((preset) => (
        <label key={preset.name} class={isChosen(preset) ? "chosen" : ""}>
          <input type="radio" name="preset" checked={isChosen(preset)} onChange={() => choose(chosen(game, preset, choice))} />
          <strong>{preset.text}</strong>
          <span class="small">{preset.about}</span>
        </label>
      ))}
    </fieldset>
  );
}

const same = (one: Choice, other: Choice): boolean => {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  return one.seats === other.seats && one.bot === other.bot
    && [...names].every((name) => one.options[name] === other.options[name]);
};

/** What can matter of the game's options, for those who will sit there. */
export function OptionFields({ game, choice, choose, names }: ChoiceProps & { readonly names: readonly string[] }) {
  const set = (name: string, usual: unknown, value: Value) => {
    const { [name]: _, ...others } = choice.options;
    choose({ ...choice, options: value === usual ? others : { ...others, [name]: value } });
  };
  return (
    <>
      {game.options.filter((option) => isAsked(game, option, choice)).map((option) => (
        <OptionField key={option.name} option={option} names={names}
          value={choice.options[option.name] ?? option.default}
          onChange={(value) => set(option.name, option.default, value)} />
      ))}
    </>
  );
}
