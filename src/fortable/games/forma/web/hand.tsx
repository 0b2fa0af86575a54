// The form in hand, and buttons for everything that can be done with it.
import { memo } from "@shell/memo";
import type { Say } from "@shell/texts";
import { poseOf, type Held } from "./geometry";
import { Picture } from "./piece";

interface HandProps {
  readonly held: Held | null;
  readonly seat: number;
  /** The name of the square aimed at. */
  readonly square: string | null;
  readonly mayPlace: boolean;
  readonly mayPass: boolean;
  /** What just went wrong. */
  readonly told: string;
  readonly say: Say;
  onTurn(): void;
  onFlip(): void;
  onNudge(rows: number, columns: number): void;
  onPlace(): void;
  onPass(): void;
}

const ICONS = {
  turn: "M17 7a7 7 0 1 0 2 5M19 3v5h-5",
  flip: "M12 3v18M9 7L3 17h6zM15 7l6 10h-6z",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  left: "M19 12H5M11 6l-6 6 6 6",
  right: "M5 12h14M13 6l6 6-6 6",
} as const;

export const Icon = memo(function Icon({ of }: { of: keyof typeof ICONS }) {
  return <svg class="forma-icon" viewBox="0 0 24 24" aria-hidden="true"><path d={ICONS[of]} /></svg>;
});

export const Hand = memo(function Hand(props: HandProps) {
  const { held, say, square } = props;
  const words = props.told || (held ? "" : say("web-choose"));
  const key = (icon: keyof typeof ICONS, label: string, act: () => void, needsForm = false) => (
    <button type="button" class={`forma-key forma-key-${icon}`} aria-label={label} title={label}
      disabled={needsForm && held === null} onClick={act}><Icon of={icon} /></button>
  );
  return (
    <section class="forma-hand" data-way={held?.way} data-aim={square ?? undefined} aria-label={say("web-hand")}>
      <div class="forma-note">
        <p key={words} class={props.told ? "forma-told forma-wrong" : "forma-told"}>{words}</p>
        {props.mayPass && <button type="button" class="forma-pass" onClick={props.onPass}>{say("web-pass")}</button>}
      </div>
      <div class="forma-palm">{held && <Picture picture={poseOf(held)[2]} seat={props.seat} dot />}</div>
      {key("turn", say("web-turn"), props.onTurn, true)}
      {key("up", say("web-up"), () => props.onNudge(-1, 0))}
      {key("flip", say("web-flip"), props.onFlip, true)}
      {key("left", say("web-left"), () => props.onNudge(0, -1))}
      {key("down", say("web-down"), () => props.onNudge(1, 0))}
      {key("right", say("web-right"), () => props.onNudge(0, 1))}
      <button type="button" class="main forma-place" disabled={!props.mayPlace} onClick={props.onPlace}>
        {held && square ? say("web-place-on", { form: held.form, square }) : say("web-place")}
      </button>
    </section>
  );
});
