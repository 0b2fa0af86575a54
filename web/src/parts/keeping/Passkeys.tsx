// One's passkeys: which there are, one more, one less; and where there can be none, why.
import type { Keeping, PasskeyShown } from "../../protocol";
import { reason } from "../../reason";
import { dayOf, deviceName } from "../Devices";
import { isCancelled, lack } from "./webauthn";
import { dropPasskey, makePasskey } from "./requests";
import type { Tell } from "./telling";
import { words } from "./words";

interface Shown {
  readonly kept: Keeping;
  readonly setKept: (kept: Keeping) => void;
  readonly tell: Tell;
}

export function Passkeys({ kept, setKept, tell }: Shown) {
  if (!kept.is_installed) return null;
  const missing = lack() ?? (kept.has_passkeys ? null : "no-name");
  const change = (how: () => Promise<Keeping>, done: string) =>
    void how().then((now) => { setKept(now); tell(words.value(done)); }, (error: unknown) => tell(why(error)));
  const drop = (passkey: string) => {
    if (confirm(words.value("keep-drop-sure"))) change(() => dropPasskey(passkey), "keep-dropped");
  };
  return (
    <section class="card" aria-labelledby="keep-passkeys">
      <h2 id="keep-passkeys">{words.value("keep-passkeys")}</h2>
      <p>{words.value("keep-passkeys-how")}</p>
      <ul class="devices" aria-label={words.value("keep-passkeys")}>
        {kept.passkeys.map((passkey) => <Line key={passkey.id} passkey={passkey} drop={() => drop(passkey.id)} />)}
      </ul>
      {missing === null
        ? <button type="button" class="main" onClick={() => change(makePasskey, "keep-made")}>{words.value("keep-make-passkey")}</button>
        : <p class="note">{words.value(`keep-${missing}`)}</p>}
    </section>
  );
}

export const why = (error: unknown): string => (isCancelled(error) ? words.value("keep-cancelled") : reason(error));

function Line({ passkey, drop }: { passkey: PasskeyShown; drop: () => void }) {
  const device = deviceName(passkey);
  const name = passkey.is_of_here ? device : words.value("keep-passkey-site", { device, site: passkey.site });
  return (
    <li>
      <span class="grow">
        {name}
        <br /><span class="small">{words.value("keep-passkey-times", { since: dayOf(passkey.since), used: dayOf(passkey.used) })}</span>
      </span>
      <button type="button" class="quiet" aria-label={words.value("keep-drop-of", { passkey: name })} onClick={drop}>{words.value("keep-drop")}</button>
    </li>
  );
}
