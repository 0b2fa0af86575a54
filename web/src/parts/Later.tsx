// What nobody sees first is fetched when somebody comes to it, so that all else comes sooner.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { retry } from "../retry";
import { say } from "../texts";

/** A page. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const Page = useLater(load);
  return Page === null ? <p class="loading">{say.value("loading")}</p> : <Page />;
}

/** What is loaded, once it is. */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly it: T } | null>(null);
  useEffect(() => void retry(load).then((it) => setLoaded({ it })), []);
  return loaded && loaded.it;
}
