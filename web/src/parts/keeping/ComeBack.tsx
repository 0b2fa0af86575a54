// Who has a passkey or a code on paper is the same person on this device.
import { useState } from "preact/hooks";
import { me } from "../../api";
import type { Keeping } from "../../protocol";
import { Refused } from "../../refused";
import { why } from "./Passkeys";
import { lack } from "./webauthn";
import { recover, signIn } from "./requests";
import type { Tell } from "./telling";
import { words } from "./words";

export function ComeBack({ kept, tell }: { kept: Keeping; tell: Tell }) {
  const [code, setCode] = useState("");
  const come = (how: (leave: boolean) => Promise<void>, welcome: string) =>
    void how(false).catch((error: unknown) => leaving(error, () => how(true)))
      .then(() => tell(words.value(welcome, { name: me.value })), (error: unknown) => tell(why(error)));
  const use = (event: SubmitEvent) => {
    event.preventDefault();
    come((leave) => recover(code, leave), "keep-code-used");
  };
  return (
    <section class="card" aria-labelledby="keep-back">
      <h2 id="keep-back">{words.value("keep-back")}</h2>
      <p>{words.value("keep-back-how")}</p>
      {kept.has_passkeys && lack() === null && (
        <p><button type="button" onClick={() => come(signIn, "keep-welcome")}>{words.value("keep-sign-in")}</button></p>
      )}
      <form class="row" onSubmit={use}>
        <label class="grow">
          {words.value("keep-typed-code")}
          <input value={code} required maxLength={60} autocomplete="off" autocapitalize="none" spellcheck={false} onInput={(e) => setCode(e.currentTarget.value)} />
        </label>
        <button type="submit">{words.value("keep-use-code")}</button>
      </form>
    </section>
  );
}

/** Whoever has chairs here as somebody else is asked before they are left. */
function leaving(error: unknown, leave: () => Promise<void>): Promise<void> {
  const isAsked = error instanceof Refused && error.refusal.reason === "has-chairs";
  if (isAsked && confirm(error.message)) return leave();
  throw error;
}
