// Notices on this device: on, off, and quiet at night; and what to do where there can be none.
import { useEffect, useState } from "preact/hooks";
import type { Quiet } from "../../protocol";
import { keepQuiet, pushState, turnOff, turnOn, type PushState } from "../../push";
import { reason } from "../../reason";
import { language } from "../../settings";
import { sayLater } from "../../texts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const USUAL: Quiet = { since: 22, until: 8 };

export function Notices() {
  const [state, setState] = useState<PushState | null>(null);
  const [problem, setProblem] = useState("");
  const look = () => pushState().then(setState);
  const after = (done: Promise<void>) =>
    void done.then(look).then(() => setProblem(""), (error: unknown) => setProblem(reason(error)));
  useEffect(() => after(Promise.resolve()), []);
  return (
    <>
      <p class="small">{sayLater.value("notices-how")}</p>
      {state?.obstacle && <p>{sayLater.value(`notices-${state.obstacle}`)}</p>}
      <label class="check">
        <input type="checkbox" checked={state?.is_on ?? false} disabled={!state || (state.obstacle !== null && !state.is_on)}
          onChange={(e) => after(e.currentTarget.checked ? turnOn(state!.key!) : turnOff())} />
        {sayLater.value("notices-on")}
      </label>
      {state?.is_on && <QuietHours quiet={state.quiet} set={(quiet) => after(keepQuiet(quiet))} />}
      <p class="problem" role="alert">{problem}</p>
    </>
  );
}

function QuietHours({ quiet, set }: { quiet: Quiet | null; set(quiet: Quiet | null): void }) {
  const hours = quiet ?? USUAL;
  return (
    <fieldset class="quiet-hours">
      <legend class="unseen">{sayLater.value("notices-quiet")}</legend>
      <label class="check">
        <input type="checkbox" checked={quiet !== null} onChange={(e) => set(e.currentTarget.checked ? USUAL : null)} />
        {sayLater.value("notices-quiet")}
      </label>
      <div class="row">
        {(["since", "until"] as const).map((end) => (
          <label key={end}>
            {sayLater.value(`notices-${end}`)}
            <select value={hours[end]} disabled={quiet === null} onChange={(e) => set({ ...hours, [end]: Number(e.currentTarget.value) })}>
              {HOURS.map((hour) => <option key={hour} value={hour}>{clockText(hour)}</option>)}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** An hour as one reads it on a clock. */
const clockText = (hour: number): string =>
  new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : language.value, { hour: "2-digit", minute: "2-digit" }).format(new Date(2000, 0, 1, hour));
