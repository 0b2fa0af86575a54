// The devices on which somebody is known: which they are, signing them out, and a code for one more.
import { useEffect, useRef, useState } from "preact/hooks";
import { devices, endDevice, endOtherDevices, logOut, me, pair, pairingCode } from "../api";
import type { DeviceShown } from "../protocol";
import { reason } from "../reason";
import { Refused } from "../refused";
import { locale } from "../settings";
import { say } from "../texts";

/** Opened by whoever looks for it; what is in the list is asked for then. */
export function Devices() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.value("my-devices")}</summary>
      {isOpen && me.value !== null && <DeviceList key={me.value} />}
      <AnotherDevice />
    </details>
  );
}

function DeviceList() {
  const [listed, setListed] = useState<readonly DeviceShown[] | null>(null);
  const [told, setTold] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => void devices().then(setListed, (error: unknown) => setTold(reason(error))), []);
  /** What was pressed may be gone afterwards: whoever goes by keys or by ear goes on where it is told. */
  const end = (how: () => Promise<readonly DeviceShown[]>) =>
    how().then(setListed).then(() => setTold(say.value("signed-out")), (error: unknown) => setTold(reason(error)))
      .then(() => status.current?.focus());
  const leave = () => {
    if (confirm(say.value(listed?.length === 1 ? "sign-out-last" : "sign-out-sure")))
      void logOut().catch((error: unknown) => setTold(reason(error)));
  };
  return (
    <>
      <ul class="devices" aria-label={say.value("my-devices")}>
        {listed?.map((device) => (
          <DeviceLine key={device.id} device={device}
            signOut={device.is_this ? leave : () => void end(() => endDevice(device.id))} />
        ))}
      </ul>
      {listed && listed.length > 1 && (
        <button type="button" onClick={() => void end(endOtherDevices)}>{say.value("sign-out-others")}</button>
      )}
      <p ref={status} class="small" role="status" tabindex={-1}>{told}</p>
    </>
  );
}

function DeviceLine({ device, signOut }: { device: DeviceShown; signOut: () => void }) {
  const name = deviceName(device);
  return (
    <li>
      <span class="grow">
        {name}{device.is_this && <strong> ({say.value("this-device")})</strong>}
        <br /><span class="small">{say.value("device-seen", { since: dayOf(device.since), seen: dayOf(device.seen) })}</span>
      </span>
      <button type="button" class="quiet" aria-label={say.value("sign-out-of", { device: name })} onClick={signOut}>
        {say.value("sign-out")}
      </button>
    </li>
  );
}

export function deviceName({ browser, system }: Pick<DeviceShown, "browser" | "system">): string {
  const isKnown = browser !== "" && browser !== "other";
  const name = isKnown ? browser : say.value("some-browser");
  return system === "" ? name : say.value("device-name", { browser: name, system });
}

export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" }).format(1000 * seconds);

/** A code made here is typed there, and makes it a device of the same person. */
function AnotherDevice() {
  const [code, setCode] = useState("");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const told = (error: unknown) => setProblem(reason(error));
  const leaving = (error: unknown) => {
    const isAsked = error instanceof Refused && error.refusal.reason === "has-chairs";
    if (isAsked && confirm(error.message)) return pair(typed, true);
    throw error;
  };
  const use = (event: SubmitEvent) => {
    event.preventDefault();
    pair(typed).catch(leaving).then(() => setProblem(say.value("paired")), told);
  };
  return (
    <>
      <h3>{say.value("other-device")}</h3>
      <p>{say.value("other-device-how")}</p>
      {me.value !== null && (
        <p class="row">
          <button type="button" onClick={() => pairingCode().then((made) => setCode(made.code), told)}>
            {say.value("make-code")}
          </button>
          <output class="code">{code}</output>
        </p>
      )}
      <form class="row" onSubmit={use}>
        <label class="grow">
          {say.value("code")}
          <input value={typed} maxLength={12} autocomplete="off" onInput={(e) => setTyped(e.currentTarget.value)} />
        </label>
        <button type="submit">{say.value("use-code")}</button>
      </form>
      <p class="problem" role="alert">{problem}</p>
    </>
  );
}
