// One's name: how it is kept without a password, on which devices, and all that is known about somebody.
import { useEffect, useRef, useState } from "preact/hooks";
import { isMeKnown, me } from "../api";
import type { Keeping } from "../protocol";
import { reason } from "../reason";
import { say } from "../texts";
import { useTitle } from "../title";
import { Devices } from "../parts/Devices";
import { ComeBack } from "../parts/keeping/ComeBack";
import { MyData } from "../parts/keeping/MyData";
import { PaperCode } from "../parts/keeping/PaperCode";
import { Passkeys } from "../parts/keeping/Passkeys";
import { keeping } from "../parts/keeping/requests";
import { words } from "../parts/keeping/words";

export function KeepingPage() {
  const [kept, setKept] = useState<Keeping | null>(null);
  const [told, setTold] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  useTitle(words.value("keep-title"));
  /** What was pressed may be gone afterwards: whoever goes by keys or by ear goes on where it is told. */
  const tell = (text: string) => {
    setTold(text);
    status.current?.focus();
  };
  useEffect(() => {
    setKept(null);
    if (isMeKnown.value) void keeping().then(setKept, (error: unknown) => tell(reason(error)));
  }, [me.value, isMeKnown.value]);
  return (
    <article class="keeping">
      <h1>{words.value("keep-title")}</h1>
      <p>{me.value !== null && say.value("you-play-as", { name: me.value })} {words.value("keep-how")}</p>
      <p ref={status} class="said" role="status" tabindex={-1}>{told}</p>
      {kept !== null && me.value !== null && (
        <>
          <Passkeys kept={kept} setKept={setKept} tell={tell} />
          <PaperCode key={me.value} since={kept.code_since} tell={tell} />
        </>
      )}
      {kept !== null && <ComeBack kept={kept} tell={tell} />}
      <Devices />
      {kept !== null && me.value !== null && <MyData tell={tell} />}
    </article>
  );
}
