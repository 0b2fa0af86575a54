// A television in the living room: it shows a table to everybody, looks on like a stranger, and asks for nothing.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { television, turnOn } from "../api";
import { Screen } from "../parts/television/Screen";
import { words } from "../parts/television/words";
import { useDark, useStyle, useWakefulness } from "../parts/television/room";
import type { TelevisionTold } from "../protocol";
import { Refused } from "../refused";
import { retry } from "../retry";
import { goInstead } from "../route";
import { language, type Language } from "../settings";
import { useTitle } from "../title";

const ASK_EVERY_MS = 2500;

/** `/t/TABLE/screen`: this table, and its rematches; `/tv`: what somebody brings here. */
export function TelevisionPage({ table }: { table: string | null }) {
  return <LivingRoom>{table === null ? <Waiting /> : <Screen key={table} id={table} code="" goOn={(next) => goInstead(`/t/${next}/screen`)} />}</LivingRoom>;
}

/** Four letters, until they are typed at a table; then that table, and any other that is brought here later. */
function Waiting() {
  const told = useTelevision();
  const [table, setTable] = useState<string | null>(null);
  useEffect(() => {
    if (!told?.table) return;
    setTable(told.table);
    if (told.language) language.value = told.language as Language;
  }, [told?.table]);
  return table ? <Screen key={table} id={table} code={told?.code ?? ""} goOn={setTable} /> : <Letters code={told?.code ?? ""} />;
}

/** Dark, awake, and dressed for three metres. */
function LivingRoom({ children }: { children: ComponentChildren }) {
  useDark();
  useWakefulness();
  return useStyle() ? <div class="tv">{children}</div> : null;
}

function Letters({ code }: { code: string }) {
  useTitle(words.value("tv-title"));
  return (
    <section class="tv-letters">
      <h1>{words.value("tv-letters")}</h1>
      <p class="unseen">{words.value("tv-code")}</p>
      <p class="tv-code">{code.toUpperCase() || "····"}</p>
      <ol>
        <li>{words.value("tv-step-table", { address: location.host })}</li>
        <li>{words.value("tv-step-press")}</li>
        <li>{words.value("tv-step-type")}</li>
      </ol>
    </section>
  );
}

/** What this television is told, again and again; one that was forgotten gets new letters, and nobody else. */
function useTelevision(): TelevisionTold | null {
  const [told, setTold] = useState<TelevisionTold | null>(null);
  useEffect(() => {
    let timer = 0;
    let isOff = false;
    const ask = async (token: string | null) => {
      const answer = await retry(turnOnOr(token)).catch((error: unknown) => (isForgotten(error) ? null : { token }));
      if (isOff) return;
      if (answer && "code" in answer) setTold((before) => ({ ...answer, table: answer.table ?? before?.table ?? null }));
      timer = setTimeout(() => void ask(answer?.token ?? null), ASK_EVERY_MS);
    };
    void ask(null);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, []);
  return told;
}

const turnOnOr = (token: string | null) => () => (token === null ? turnOn() : television(token));

const isForgotten = (error: unknown) => error instanceof Refused && error.refusal.reason === "no-such-television";
