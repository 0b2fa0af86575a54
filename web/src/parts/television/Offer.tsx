// How a table comes to a television: an address to open there, and four letters to type here.
import { useEffect, useState } from "preact/hooks";
import { invitation, showOnTelevision } from "../../api";
import { wantsWhole } from "../../companion";
import type { Invitation, Table } from "../../protocol";
import { reason } from "../../reason";
import { retry } from "../../retry";
import { remembered } from "../../settings";
import { words } from "./words";

const LETTERS = 4;
/** The television that was used last: it is often the same. */
const lastCode = remembered<string>("television", "");

export function Offer({ table }: { table: Table }) {
  const [told, setTold] = useState<Invitation | null>(null);
  useEffect(() => void retry(() => invitation(`tables/${table.id}`)).then(setTold, () => undefined), [table.id]);
  return (
    <div class="tv-offer">
      {told?.reaches === "machine" ? <p class="small">{words.value("tv-nobody")}</p> : (
        <>
          <p>{words.value("tv-open")}</p>
          <p><strong class="code">{told && typed(told.link)}</strong>{told?.named && <> {words.value("tv-by-name")} <strong class="code">{typed(told.named)}</strong></>}</p>
          <Letters table={table.id} />
        </>
      )}
      <p class="small"><a href={`/t/${table.id}/screen`} target="_blank" rel="noreferrer">{words.value("tv-here")}</a></p>
    </div>
  );
}

/** What is to be typed with a remote control: no more than it takes. */
const typed = (link: string): string => {
  const { protocol, host } = new URL(link);
  return `${protocol === "https:" ? "https://" : ""}${host}/tv`;
};

function Letters({ table }: { table: string }) {
  const [code, setCode] = useState(lastCode.value);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    showOnTelevision(table, code).then(() => {
      lastCode.value = code;
      setProblem("");
      setSaid(words.value("tv-shown"));
    }, (error: unknown) => {
      setSaid("");
      setProblem(reason(error));
    });
  };
  return (
    <form onSubmit={show}>
      <label>
        {words.value("tv-type")}
        <input class="code" value={code} required minLength={LETTERS} maxLength={LETTERS + 2} autocomplete="off" autocapitalize="characters" spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value.toUpperCase())} />
      </label>
      <button type="submit">{words.value("tv-show")}</button>
      <p class="small said" role="status">{said}</p>
      <p class="problem" role="alert">{problem}</p>
    </form>
  );
}

/** For the menu of a match: whether this phone shows the whole board, or leaves it to the television. */
export function WholeBoard() {
  return (
    <button type="button" onClick={() => { wantsWhole.value = !wantsWhole.value; }}>
      {words.value(wantsWhole.value ? "companion-own" : "companion-whole")}
    </button>
  );
}
