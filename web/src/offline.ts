// What can be read without a line: the shell is kept by the worker, and rulebooks are fetched once nobody is in a hurry.
import { effect } from "@preact/signals";
import { games, rulebook } from "./api";
import { at } from "./root";
import { language, pushTold } from "./settings";

/** After so long nobody waits for anything. */
export const CALM_MS = 4000;

export function keepForLater(): void {
  addEventListener("load", () => {
    navigator.serviceWorker.register(at("/worker.js")).catch(() => undefined);
  });
  effect(() => {
    const wanted = language.value;
    setTimeout(() => void read(wanted).catch(() => undefined), CALM_MS);
    if (pushTold.peek()) void import("./push").then(({ renew }) => renew()).catch(() => undefined);
  });
}

/** All that is asked for here goes through the worker, which remembers it. */
async function read(wanted: string): Promise<void> {
  await controlled();
  if (language.value !== wanted) return;
  await fetch(at(`/static/messages/${wanted}.ftl`));
  for (const { key } of await games()) await Promise.all([rulebook(key), fetch(at(`/covers/${key}.svg`))]);
}

function controlled(): Promise<unknown> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
}
