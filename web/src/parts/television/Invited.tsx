// How to join, for everybody in front of the television: a code to look at with a phone, and an address to type.
import { useEffect, useState } from "preact/hooks";
import { invitation } from "../../api";
import type { Invitation, Table } from "../../protocol";
import { retry } from "../../retry";
import { say } from "../../texts";
import { words } from "./words";

/** A phone has another address tomorrow, or the room was let in just now. */
const LOOK_EVERY_MS = 15_000;

export function Invited({ table, code }: { table: Table; code: string }) {
  const place = `tables/${table.id}`;
  const told = useInvitation(place);
  const isOpen = table.status === "open";
  return (
    <div class="tv-invited">
      {told && told.reaches !== "machine" && (
        <>
          <img src={`/api/${place}/qr.svg?for=${encodeURIComponent(told.link)}`} alt={say.value("qr")} />
          <p>{words.value(isOpen ? "tv-join" : "tv-look")}</p>
          {isOpen && <p class="tv-address">{told.link.replace(/^https?:\/\//, "")}</p>}
        </>
      )}
      {told?.reaches === "machine" && isOpen && <OnlyHere mayWiden={told.may_widen} />}
      {code && <p class="tv-own-code">{words.value("tv-own-code")} <b>{code.toUpperCase()}</b></p>}
    </div>
  );
}

/** Nobody else can come yet: by a button in the lobby, or by whoever started the table. */
function OnlyHere({ mayWiden }: { mayWiden: boolean }) {
  if (mayWiden) return <p>{words.value("tv-only-here")}</p>;
  return <p>{say.value("invite-only-here")} {say.value("invite-how")} <code>fortable serve --host 0.0.0.0</code></p>;
}

function useInvitation(place: string): Invitation | null {
  const [told, setTold] = useState<Invitation | null>(null);
  useEffect(() => {
    const look = () => void retry(() => invitation(place)).then(setTold, () => undefined);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [place]);
  return told;
}
