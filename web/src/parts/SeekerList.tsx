// Who waits for others to play with, and since when: whoever wants the same as one of them plays with them at once.
import { useEffect, useState } from "preact/hooks";
import { me, seekers } from "../api";
import { leftText } from "../clock";
import { seekLink, type Values } from "../play";
import type { SeekerListed } from "../protocol";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { LOOK_EVERY_MS } from "./TableList";

export function SeekerList() {
  const waiting = useSeekers();
  if (waiting.length === 0) return null;
  return (
    <section>
      <h2>{say.value("seekers")}</h2>
      <ul class="tables">
        {waiting.map((each) => (
          <li key={JSON.stringify([each.name, each.game, each.seats])}>
            <a href={seekLink(each.game, each.seats, each.options as Values)} onClick={follow}>
              <strong>{gameOf(each.game)?.title ?? each.game}</strong>
              <span>{each.name}</span>
              <span class="small">{say.value("seek-for", { seats: each.seats })}</span>
              <span class="small">{say.value("waited", { time: leftText(each.waits_s) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All but oneself; looked for again and again. */
function useSeekers(): readonly SeekerListed[] {
  const [waiting, setWaiting] = useState<readonly SeekerListed[]>([]);
  useEffect(() => {
    const look = () => void seekers().then(setWaiting, () => undefined);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [me.value]);
  return waiting.filter(({ you }) => !you);
}
