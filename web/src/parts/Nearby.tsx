// For the phones in the room: other ways to the same table, and what a page without TLS cannot do.
import type { Invitation } from "../protocol";
import { sayLater } from "../texts";

export function Nearby({ invitation: { link, named, others } }: { invitation: Invitation }) {
  const ways = [...(named ? [named] : []), ...others];
  return (
    <>
      {ways.length > 0 && (
        <>
          <p>{sayLater.value("near-other-ways")}</p>
          <ul>{ways.map((way) => <li key={way}><a href={way}>{way}</a></li>)}</ul>
        </>
      )}
      {link.startsWith("http:") && <p>{sayLater.value("near-without-tls")}</p>}
    </>
  );
}
