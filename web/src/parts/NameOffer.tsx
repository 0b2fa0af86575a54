// Asked after the first match, not before it: what somebody wants to be called who plays under a name on offer.
import { me } from "../api";
import { hasOfferedName } from "../settings";
import { say } from "../texts";
import { NameForm } from "./Settings";

export function NameOffer() {
  if (me.value === null || !hasOfferedName.value) return null;
  return (
    <section class="name-offer">
      <p class="small">{say.value("you-play-as", { name: me.value })} {say.value("who-are-you")}</p>
      <NameForm />
    </section>
  );
}
