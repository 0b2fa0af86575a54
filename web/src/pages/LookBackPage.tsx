// A finished match of a table, looked back at: it is made on the server, which may take a while.
import { useEffect, useState } from "preact/hooks";
import { review, tableListed } from "../api";
import { LookBack } from "../parts/lookback/LookBack";
import { words } from "../parts/lookback/words";
import type { ReviewComing, ReviewTold, TableListed } from "../protocol";
import { reason } from "../reason";
import { Refused } from "../refused";
import { follow } from "../route";
import { gameOf } from "../shelf";
import { say } from "../texts";
import { useTitle } from "../title";

/** So often one asks how far it has come. */
const ASKED_MS = 1000;

interface Told {
  readonly table: TableListed;
  readonly review: ReviewTold;
}

export function LookBackPage({ table }: { table: string }) {
  const { told, coming, problem, again } = useReview(table);
  useTitle(say.value("look-back"), ...(told ? [gameOf(told.review.game)?.title] : []));
  if (told) return <LookBack table={told.table} told={told.review} />;
  return (
    <article class="look-coming">
      <h1>{say.value("look-back")}</h1>
      {problem === "" ? <Coming coming={coming} /> : <p class="problem" role="alert">{problem}</p>}
      <p class="row">
        <a class="button" href={`/t/${table}`} onClick={follow}>← {say.value("to-table")}</a>
        {problem !== "" && <button type="button" onClick={again}>{words.value("look-again")}</button>}
      </p>
    </article>
  );
}

/** How far it has come, without hurry: nothing but the line moves. */
function Coming({ coming }: { coming: ReviewComing | null }) {
  const of = coming?.of ?? 0;
  return (
    <div class="look-waiting">
      <p role="status">{words.value("look-coming")}</p>
      <progress aria-label={words.value("look-progress")} {...(of > 0 ? { max: of, value: coming!.done } : {})} />
      <p class="small">{words.value("look-coming-how")}</p>
    </div>
  );
}

function useReview(table: string) {
  const [told, setTold] = useState<Told | null>(null);
  const [coming, setComing] = useState<ReviewComing | null>(null);
  const [problem, setProblem] = useState("");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let timer = 0;
    const later = () => { timer = setTimeout(ask, ASKED_MS); };
    const ask = async () => {
      try {
        const answer = await review(table);
        const isMade = "course" in answer;
        const listed = isMade ? await tableListed(table) : null;
        if (!isWanted) return;
        if (isMade) setTold({ table: listed!, review: answer });
        else {
          setComing(answer);
          later();
        }
      } catch (error) {
        if (!isWanted) return;
        if (error instanceof Refused) setProblem(reason(error));
        else later(); // the line is down: it comes back by itself
      }
    };
    setProblem("");
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table, attempt]);
  return { told, coming, problem, again: () => setAttempt(attempt + 1) };
}
