// A page that nobody sees first: fetched when somebody comes to it, so that all else comes sooner.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { retry } from "../retry";
import { say } from "../texts";

export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Page, setPage] = useState<ComponentType | null>(null);
  useEffect(() => void retry(load).then((page) => setPage(() => page)), []);
  return Page === null ? <p class="loading">{say.value("loading")}</p> : <Page />;
}
