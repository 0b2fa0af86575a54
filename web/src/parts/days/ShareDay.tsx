// What I came to on a day, to hand on: some lines with signs, or a picture. Nothing of how the deals go.
import { useRef, useState } from "preact/hooks";
import { dayPicture } from "../../api";
import { handOn } from "../../handing";
import type { DayTold } from "../../protocol";
import { reason } from "../../reason";
import { at } from "../../root";
import { say, sayLater } from "../../texts";
import { copyMarked } from "../Invite";

/** By such a name nobody else finds this machine. */
const IS_HERE_ALONE = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

export function ShareDay({ told, failed }: { told: DayTold; failed: (why: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState("");
  const lines = [told.shared, ...(IS_HERE_ALONE.test(location.hostname) ? [] : [`${location.origin}${at("/today")}`])].join("\n");
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    field.current!.focus();
    field.current!.select();
    return say.value((await copyMarked(lines)) ? "copied" : "copy-marked");
  };
  const share = (what: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    what().then(setNote, (error: unknown) => failed(reason(error))).finally(() => setBusy(false));
  };
  const picture = async () => {
    await handOn(await dayPicture(told.day), `fortable-${told.day}.png`);
    return "";
  };
  return (
    <section class="card share-day" aria-labelledby="day-share">
      <h2 id="day-share">{sayLater.value("day-share")}</h2>
      <textarea ref={field} readOnly rows={lines.split("\n").length} aria-label={sayLater.value("day-share-lines")} value={lines} />
      <div class="row">
        <button type="button" aria-disabled={isBusy} onClick={() => share(() => handOnLines(lines, copy))}>{sayLater.value("day-share-lines")}</button>
        <button type="button" aria-disabled={isBusy} onClick={() => share(picture)}>{say.value("share-picture")}</button>
      </div>
      <p class="small note" role="status">{note}</p>
    </section>
  );
}

/** By the device where it can do that, else copied. */
async function handOnLines(text: string, copy: () => Promise<string>): Promise<string> {
  try {
    if (navigator.canShare?.({ text })) {
      await navigator.share({ text });
      return "";
    }
  } catch (error) {
    if ((error as Error).name === "AbortError") return "";
  }
  return copy();
}
