// The link that brings friends to a table or a cup: as a QR code, to copy, or to share where the device can.
import { useEffect, useRef, useState } from "preact/hooks";
import { invitation as ask, letRoomIn } from "../api";
import type { Invitation } from "../protocol";
import { reason } from "../reason";
import { retry } from "../retry";
import { say } from "../texts";
import { useLater } from "./Later";

interface InviteProps {
  /** `tables/ID` or `cups/ID`. */
  readonly place: string;
  /** What the link leads to. */
  readonly label: string;
  /** As long as somebody is missing it is the next thing to do. */
  readonly isNext: boolean;
}

export function Invite({ place, label, isNext }: InviteProps) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => void retry(() => ask(place)).then(setInvitation), [place]);
  return (
    <section class="card share">
      <h2>{say.value("invite")}</h2>
      {invitation?.reaches === "machine" ? <OnlyHere place={place} invitation={invitation} widened={setInvitation} />
        : invitation && <Code place={place} invitation={invitation} />}
      {invitation && <Link link={invitation.link} label={label} isNext={isNext && invitation.reaches !== "machine"} />}
    </section>
  );
}

function Code({ place, invitation }: { place: string; invitation: Invitation }) {
  const { link, reaches } = invitation;
  return (
    <>
      <img src={`/api/${place}/qr.svg?for=${encodeURIComponent(link)}`} alt={say.value("qr")} width="180" height="180" />
      <p>{say.value("invite-scan")}</p>
      {reaches === "room" && <Near invitation={invitation} />}
    </>
  );
}

const nearby = () => import("./Nearby");

/** For those in the same network; more of it for whoever asks. */
function Near({ invitation }: { invitation: Invitation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="small near" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.value("invite-near")}</summary>
      {isOpen && <Ways invitation={invitation} />}
    </details>
  );
}

function Ways({ invitation }: { invitation: Invitation }) {
  const part = useLater(nearby);
  return part && <part.Nearby invitation={invitation} />;
}

interface OnlyHereProps {
  readonly place: string;
  readonly invitation: Invitation;
  widened(invitation: Invitation): void;
}

/** Nobody else can come yet: how that is changed, with a button where there may be one. */
function OnlyHere({ place, invitation, widened }: OnlyHereProps) {
  const [problem, setProblem] = useState("");
  const widen = () => void letRoomIn(place).then(widened, (error: unknown) => setProblem(reason(error)));
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
function Link({ link, label, isNext }: { link: string; label: string; isNext: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const copy = () => {
    field.current!.focus();
    field.current!.select();
    void copyMarked(link).then((isCopied) => setSaid(say.value(isCopied ? "copied" : "copy-marked")));
  };
  return (
    <>
      <input ref={field} class="link" readOnly value={link} aria-label={label}
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
