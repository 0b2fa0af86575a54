// Offered once there is something to keep, below all else; who does not want it is not asked again here.
import { useEffect, useState } from "preact/hooks";
import { me } from "../../api";
import { follow } from "../../route";
import { wantsNoKeeping } from "../../settings";
import { keeping } from "./requests";
import { words } from "./words";

export function KeepingOffer() {
  const [isWorthIt, setWorthIt] = useState(false);
  useEffect(() => {
    if (me.value === null || wantsNoKeeping.value) setWorthIt(false);
    else void keeping().then((kept) => setWorthIt(kept.is_worth_it), () => undefined);
  }, [me.value, wantsNoKeeping.value]);
  if (!isWorthIt) return null;
  return (
    <aside class="card keep-offer">
      <p>{words.value("keep-offer")}</p>
      <p class="row">
        <a class="button" href="/me" onClick={follow}>{words.value("keep-offer-yes")}</a>
        <button type="button" class="quiet" onClick={() => { wantsNoKeeping.value = true; }}>{words.value("keep-offer-no")}</button>
      </p>
    </aside>
  );
}
