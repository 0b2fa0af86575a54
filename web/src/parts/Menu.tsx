// During a match there is no header: what leads away from the table lies behind one small button.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { openSettings } from "./Settings";

/** The way to the shelf, the rules and the settings; `children` is what else this table offers. */
export function Menu({ game, children }: { game: string; children?: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" class="quiet to-menu" aria-haspopup="dialog" aria-label={say.value("menu")}
        onClick={() => dialog.current?.showModal()}>☰</button>
      <dialog ref={dialog} class="menu" aria-labelledby="menu-title" onClick={(event) => { if (event.target === dialog.current) close(); }}>
        <h2 id="menu-title">{gameOf(game)?.title}</h2>
        <nav>
          <a class="button" href="/" onClick={follow}>{say.value("to-shelf")}</a>
          <a class="button" href={`/rules/${game}`} target="_blank" rel="noreferrer">{say.value("rules")}</a>
          <button type="button" onClick={() => { close(); openSettings(); }}>{say.value("settings")}</button>
          {children}
        </nav>
        <button type="button" class="main" onClick={close}>{say.value("back-to-match")}</button>
      </dialog>
    </>
  );
}
