// A recovery code: shown once, printed, and put away.
import { useState } from "preact/hooks";
import { me } from "../../api";
import { reason } from "../../reason";
import { dayOf } from "../Devices";
import { recoveryCode } from "./requests";
import type { Tell } from "./telling";
import { words } from "./words";

export function PaperCode({ since, tell }: { since: number | null; tell: Tell }) {
  const [code, setCode] = useState("");
  const has = since !== null || code !== "";
  const make = () => void recoveryCode().then((made) => setCode(made.code), (error: unknown) => tell(reason(error)));
  return (
    <section class="card" aria-labelledby="keep-code">
      <h2 id="keep-code">{words.value("keep-code")}</h2>
      <p>{words.value("keep-code-how")}</p>
      {since !== null && code === "" && <p class="small">{words.value("keep-code-since", { since: dayOf(since) })}</p>}
      <p class="row">
        <button type="button" onClick={make}>{words.value(has ? "keep-new-code" : "keep-make-code")}</button>
        {code !== "" && <button type="button" class="main" onClick={() => print()}>{words.value("keep-print")}</button>}
      </p>
      <div class="paper" role="status">
        {code !== "" && (
          <>
            <p>{words.value("keep-code-shown")}</p>
            <p class="small">{words.value("keep-paper", { site: location.host, name: me.value ?? "" })}</p>
            <p class="code">{code}</p>
          </>
        )}
      </div>
    </section>
  );
}
