// The games on the shelf, in the reader's language; asked for once for each language.
import { effect, signal } from "@preact/signals";
import { games } from "./api";
import { retry } from "./retry";
import type { GameShown } from "./protocol";
import { language } from "./settings";

export const shelf = signal<readonly GameShown[] | null>(null);

effect(() => {
  const wanted = language.value;
  retry(games).then(
    (found) => {
      if (language.value === wanted) shelf.value = found;
    },
    () => undefined,
  );
});

export const gameOf = (key: string): GameShown | undefined => shelf.value?.find((game) => game.key === key);
