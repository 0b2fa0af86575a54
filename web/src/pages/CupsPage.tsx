// Cups among friends: those I am in, and a form for a new one.
import { useEffect, useState } from "preact/hooks";
import { isMeKnown, me, myCups, openCup } from "../api";
import { leftText } from "../clock";
import { beSomebody } from "../guest";
import { NewCupForm } from "../parts/cups/NewCupForm";
import type { CupListed, NewCup } from "../protocol";
import { reason } from "../reason";
import { follow, go } from "../route";
import { gameOf, shelf } from "../shelf";
import { sayLater } from "../texts";
import { useTitle } from "../title";

export function CupsPage() {
  const mine = useMyCups();
  const [problem, setProblem] = useState("");
  useTitle(sayLater.value("cups"));
  const open = async (cup: NewCup) => {
    setProblem("");
    try {
      await beSomebody();
      go(`/cup/${(await openCup(cup)).id}`);
    } catch (error) {
      setProblem(reason(error));
    }
  };
  return (
    <article class="cups">
      <h1>{sayLater.value("cups")}</h1>
      <p>{sayLater.value("cups-how")}</p>
      <section class="card">
        <h2>{sayLater.value("cups-new")}</h2>
        {shelf.value === null ? <p class="loading">{sayLater.value("loading")}</p> : <NewCupForm games={shelf.value} open={open} />}
        <p class="problem" role="alert">{problem}</p>
      </section>
      {mine.length > 0 && (
        <section>
          <h2>{sayLater.value("cups-mine")}</h2>
          <ul class="tables">
            {mine.map((cup) => (
              <li key={cup.id}>
                <a href={`/cup/${cup.id}`} onClick={follow}>
                  <strong>{gameOf(cup.game)?.title ?? cup.game}</strong>
                  <span>{sayLater.value(`cup-${cup.kind}`)}</span>
                  <span class="small">{sayLater.value("cup-facts", { rounds: cup.rounds })}</span>
                  <span class="small">{cup.status === "running" ? sayLater.value("cup-status-running", { time: leftText(cup.left_s) }) : sayLater.value(`cup-status-${cup.status}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function useMyCups(): readonly CupListed[] {
  const [mine, setMine] = useState<readonly CupListed[]>([]);
  useEffect(() => {
    if (isMeKnown.value && me.value !== null) void myCups().then(setMine, () => undefined);
  }, [me.value, isMeKnown.value]);
  return mine;
}
