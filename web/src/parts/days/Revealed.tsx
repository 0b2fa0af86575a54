// Nobody could know a deal before its day, and everybody can check it afterwards.
import { useEffect, useState } from "preact/hooks";
import { pastDays } from "../../api";
import type { DayListed, DayTold } from "../../protocol";
import { sayLater } from "../../texts";
import { dayText } from "./dayText";

const FEW = 7;

export function Revealed({ told }: { told: DayTold }) {
  const [past, setPast] = useState<readonly DayListed[]>([]);
  useEffect(() => void pastDays(told.day).then(setPast, () => undefined), [told.day]);
  return (
    <details class="card revealed">
      <summary>{sayLater.value("day-verify")}</summary>
      <p>{sayLater.value("day-verify-how")}</p>
      <dl>{[told, ...past.slice(0, FEW)].map((day) => <One key={day.day} day={day} />)}</dl>
    </details>
  );
}

function One({ day: { day, fingerprint, secret } }: { day: DayListed }) {
  return (
    <>
      <dt><time dateTime={day}>{dayText(day)}</time></dt>
      <dd class="small">{sayLater.value("day-fingerprint")} <code>{fingerprint}</code></dd>
      <dd class="small">{secret ? <>{sayLater.value("day-secret")} <code>{secret}</code></> : sayLater.value("day-not-yet")}</dd>
    </>
  );
}
