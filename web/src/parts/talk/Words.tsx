// What people say at a table: what can be said, and what was, over the board and moving nothing.
import { useRef } from "preact/hooks";
import type { Said } from "../../protocol";
import { sayLater } from "../../texts";
import { SeatMark } from "../Players";
import type { TalkProps } from "../Talk";
import { Face, isFace } from "./Face";
import { FACES, isAllMuted, mutedNames, phrasesAt, phraseText } from "./phrases";

/** What was said last, each with whose it is; for those who cannot see it, once and politely. */
export function Words({ socket, table, names }: TalkProps) {
  const isShown = ({ seat }: Said) =>
    seat === table.you || (!isAllMuted.value && !mutedNames.value.includes(table.chairs[seat]?.name ?? ""));
  const shown = socket.words.value.filter(isShown);
  const refusal = socket.wordRefusal.value;
  const told = ({ seat, phrase }: Said) => sayLater.value("talk-said", { name: names[seat], phrase: phraseText(table.game, phrase) });
  return (
    <div class="words">
      <div aria-hidden="true">
        {shown.map((word) => <Bubble key={word} word={word} game={table.game} name={names[word.seat] ?? ""} />)}
      </div>
      <Heard word={shown.at(-1) ?? null} told={told} />
      <div role="alert">{refusal && <p key={refusal} class="toast refusal">{refusal.text}</p>}</div>
    </div>
  );
}

function Bubble({ word: { seat, phrase }, game, name }: { word: Said; game: string; name: string }) {
  const text = phraseText(game, phrase);
  if (text === "") return null;
  return (
    <p class="toast word">
      <SeatMark seat={seat} /> <b>{name}</b> {isFace(phrase) ? <Face phrase={phrase} /> : text}
    </p>
  );
}

/** The newest word stays until there is a newer one: what vanishes from sight is not said again. */
function Heard({ word, told }: { word: Said | null; told(word: Said): string }) {
  const last = useRef<Said | null>(null);
  last.current = word ?? last.current;
  return <p class="unseen" aria-live="polite">{last.current && told(last.current)}</p>;
}

/** What can be said; one press says it. */
export function Phrases({ socket, table, names, close }: TalkProps & { close(): void }) {
  const speak = (phrase: string) => {
    socket.speak(phrase);
    close();
  };
  return (
    <>
      <h2 id="talk-title">{sayLater.value("talk-title")}</h2>
      <p class="small">{sayLater.value("talk-how")}</p>
      {table.you !== null && (
        <>
          <div class="faces">
            {FACES.map((face) => (
              <button key={face} type="button" aria-label={phraseText(table.game, face)} onClick={() => speak(face)}><Face phrase={face} /></button>
            ))}
          </div>
          <div class="phrases">
            {phrasesAt(table).map((phrase) => <button key={phrase} type="button" onClick={() => speak(phrase)}>{phraseText(table.game, phrase)}</button>)}
          </div>
        </>
      )}
      <Muting table={table} names={names} />
      <button type="button" class="main" onClick={close}>{sayLater.value("done")}</button>
    </>
  );
}

/** Whose words one does not want to read: by the names they go by, and on this device alone. */
function Muting({ table, names }: Pick<TalkProps, "table" | "names">) {
  const others = table.chairs.map(({ kind, name = "" }, seat) => ({ kind, name, seat }))
    .filter(({ kind, seat }) => kind === "person" && seat !== table.you);
  const mute = (name: string, isMuted: boolean) => {
    mutedNames.value = [...mutedNames.value.filter((other) => other !== name), ...(isMuted ? [name] : [])];
  };
  return (
    <details>
      <summary>{sayLater.value("talk-mute")}</summary>
      <label class="check">
        <input type="checkbox" checked={isAllMuted.value} onChange={(e) => { isAllMuted.value = e.currentTarget.checked; }} />
        {sayLater.value("talk-mute-all")}
      </label>
      {others.map(({ name, seat }) => (
        <label key={seat} class="check">
          <input type="checkbox" checked={mutedNames.value.includes(name)} onChange={(e) => mute(name, e.currentTarget.checked)} />
          {sayLater.value("talk-mute-one", { name: names[seat] })}
        </label>
      ))}
    </details>
  );
}
