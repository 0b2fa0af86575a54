// Language, light, sound and touch, name, and the devices on which somebody is known.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { introduce, me } from "../api";
import { nameOrOffer } from "../guest";
import { reason } from "../reason";
import { follow } from "../route";
import { hasOfferedName, LANGUAGES, language, sound, theme, vibration, type Language, type Theme } from "../settings";
import { say } from "../texts";
import { Later } from "./Later";

const isOpen = signal(false);
export const openSettings = (): void => {
  isOpen.value = true;
};

const devices = () => import("../rooms").then(({ Devices }) => Devices);

const NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" };
const THEMES: readonly Theme[] = ["system", "light", "dark"];

export function Dialogs() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen.value]);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <dialog ref={dialog} onClose={close} aria-labelledby="settings-title">
      {isOpen.value && <Settings close={close} />}
    </dialog>
  );
}

function Settings({ close }: { close: () => void }) {
  return (
    <>
      <h2 id="settings-title">{say.value("settings")}</h2>
      <label>
        {say.value("language")}
        <select value={language.value} onChange={(e) => { language.value = e.currentTarget.value as Language; }}>
          {LANGUAGES.map((code) => <option key={code} value={code}>{NAMES[code]}</option>)}
        </select>
      </label>
      <label>
        {say.value("theme")}
        <select value={theme.value} onChange={(e) => { theme.value = e.currentTarget.value as Theme; }}>
          {THEMES.map((name) => <option key={name} value={name}>{say.value(`theme-${name}`)}</option>)}
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={sound.value} onChange={(e) => { sound.value = e.currentTarget.checked; }} />
        {say.value("sound")}
      </label>
      {"vibrate" in navigator && (
        <label class="check">
          <input type="checkbox" checked={vibration.value} onChange={(e) => { vibration.value = e.currentTarget.checked; }} />
          {say.value("vibration")}
        </label>
      )}
      <NameForm />
      {me.value !== null && <NoticesHere />}
      <div class="later">
        <Later load={devices} waiting="" />
      </div>
      <p><a href="/me" onClick={(event) => { follow(event); close(); }}>{say.value("keep-link")}</a></p>
      <button type="button" class="main" onClick={close}>{say.value("done")}</button>
    </>
  );
}

const notices = () => import("./notices/Notices").then(({ Notices }) => Notices);

/** Whether this device tells when it is one's turn; fetched for whoever looks for it. */
function NoticesHere() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.value("notices")}</summary>
      {isOpen && <Later load={notices} />}
    </details>
  );
}

/** Give or change the own name, with one on offer; `then` is called once it is known. */
export function NameForm({ then, button }: { then?: () => void; button?: string }) {
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isNew = me.value === null;
    introduce(name ?? nameOrOffer()).then(() => {
      if (name !== null || isNew) hasOfferedName.value = name === null;
      then?.();
    }, (error: unknown) => setProblem(reason(error)));
  };
  return (
    <form class="row" onSubmit={submit}>
      <label class="grow">
        {say.value("your-name")}
        <input value={name ?? nameOrOffer()} maxLength={200} required autocomplete="nickname" dir="auto"
          onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <button type="submit" class={button ? "main" : ""}>{button ?? say.value("save")}</button>
      <p class="problem" role="alert">{problem}</p>
    </form>
  );
}
