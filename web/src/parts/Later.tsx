// What nobody sees first is fetched when somebody comes to it, so that all else comes sooner.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { retry } from "../retry";
import { say } from "../texts";

/** A page, or a part of one. */
export function Later({ load, waiting = say.value("loading") }: { load: () => Promise<ComponentType>; waiting?: string }) {
  const Part = useLater(load);
  if (Part !== null) return <Part />;
  return waiting === "" ? null : <p class="loading">{waiting}</p>;
}

/** What is loaded, once it is. */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly it: T } | null>(null);
  useEffect(() => void retry(load).then((it) => setLoaded({ it })), []);
  return loaded && loaded.it;
}
