// The line above every page.
import { follow } from "../route";
import { say } from "../texts";
import { openSettings } from "./Settings";

export function Header() {
  return (
    <header class="top">
      <a class="skip" href="#main">{say.value("skip")}</a>
      <a class="brand" href="/" onClick={follow}>
        <img src="/static/icon.svg" alt="" width="28" height="28" /> <span>Fortable</span>
      </a>
      <nav>
        <a href="/matches" onClick={follow}>{say.value("matches")}</a>
        <button type="button" class="quiet" onClick={openSettings}>{say.value("settings")}</button>
      </nav>
    </header>
  );
}
