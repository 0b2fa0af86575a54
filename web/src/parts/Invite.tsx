// The link that brings friends to a table: as a QR code, to copy, or to share where the device can.
import { useEffect, useRef, useState } from "preact/hooks";
import { invitation as ask, letRoomIn } from "../api";
import type { Invitation } from "../protocol";
import { reason } from "../reason";
import { retry } from "../retry";
import { say } from "../texts";

/** `isNext`: as long as somebody is missing it is the next thing to do. */
export function Invite({ id, isNext }: { id: string; isNext: boolean }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => void retry(() => ask(id)).then(setInvitation), [id]);
  return (
    <section class="card share">
      <h2>{say.value("invite")}</h2>
      {invitation?.reaches === "machine" ? <OnlyHere id={id} invitation={invitation} widened={setInvitation} />
        : invitation && <Code id={id} invitation={invitation} />}
      {invitation && <Link link={invitation.link} isNext={isNext && invitation.reaches !== "machine"} />}
    </section>
  );
}

function Code({ id, invitation: { link, reaches } }: { id: string; invitation: Invitation }) {
  return (
    <>
      <img src={`/api/tables/${id}/qr.svg?for=${encodeURIComponent(link)}`} alt={say.value("qr")} width="180" height="180" />
      <p>{say.value("invite-scan")}</p>
      {reaches === "room" && <p class="small">{say.value("invite-near")}</p>}
    </>
  );
}

interface OnlyHereProps {
  readonly id: string;
  readonly invitation: Invitation;
  widened(invitation: Invitation): void;
}

/** Nobody else can come yet: how that is changed, with a button where there may be one. */
function OnlyHere({ id, invitation, widened }: OnlyHereProps) {
  const [problem, setProblem] = useState("");
  const widen = () => void letRoomIn(id).then(widened, (error: unknown) => setProblem(reason(error)));
  return (
    <>
      <p>{say.value("invite-only-here")}</p>
      {invitation.may_widen ? <button type="button" class="main" onClick={widen}>{say.value("invite-let-in")}</button>
        : <p class="small">{say.value("invite-how")} <code>fortable serve --host 0.0.0.0</code></p>}
      <p class="problem" role="alert">{problem}</p>
    </>
  );
}

/** Without TLS, as at home, a page may neither share nor write to the clipboard; it may copy what is marked. */
function Link({ link, isNext }: { link: string; isNext: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const copy = () => {
    field.current!.focus();
    field.current!.select();
    void copyMarked(link).then((isCopied) => setSaid(say.value(isCopied ? "copied" : "copy-marked")));
  };
  return (
    <>
      <input ref={field} class="link" readOnly value={link} aria-label={say.value("invite-link")}
        onFocus={(event) => event.currentTarget.select()} />
      <div class="row">
        <button type="button" class={isNext ? "main" : ""} onClick={copy}>{say.value("copy-link")}</button>
        {"share" in navigator && (
          <button type="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{say.value("share")}</button>
        )}
      </div>
      <p class="small said" role="status">{said}</p>
    </>
  );
}

/** Whether a text, which is marked, is on the clipboard now. */
export async function copyMarked(link: string): Promise<boolean> {
  try {
    if (!document.execCommand("copy")) await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
