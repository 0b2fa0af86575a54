// What this device prefers; remembered here and nowhere else.
import { computed, effect, signal, type Signal } from "@preact/signals";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

export const language = remembered<Language>("language", preferredLanguage());
export const theme = remembered<Theme>("theme", "system");
export const sound = remembered<boolean>("sound", true);
export const vibration = remembered<boolean>("vibration", true);
/** Whether our serif was fetched here before: then it is asked for at once. */
export const hasSerif = remembered<boolean>("serif", false);
/** What the server was told of how to reach this device: the language, the time zone and the address; empty if it is not to. */
export const pushTold = remembered<string>("push", "");
/** Whether the own name is one that was offered, and nobody chose. */
export const hasOfferedName = remembered<boolean>("name-offered", false);
/** Whether somebody does not want to be asked here how to keep their name. */
export const wantsNoKeeping = remembered<boolean>("no-keeping", false);

/** The language as it is written where the reader lives, if the device says so: dates differ. */
export const locale = computed(() => navigator.languages.find((wish) => wish.startsWith(`${language.value}-`)) ?? language.value);

effect(() => {
  document.documentElement.lang = language.value;
});
effect(() => {
  const root = document.documentElement;
  if (theme.value === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme.value);
});
effect(() => {
  document.documentElement.toggleAttribute("data-serif", hasSerif.value);
});

function preferredLanguage(): Language {
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2));
  return LANGUAGES.find((known) => known === wishes.find((w) => LANGUAGES.includes(w as Language))) ?? "en";
}

export function remembered<T>(name: string, usual: T): Signal<T> {
  const key = `fortable-${name}`;
  const value = signal<T>(usual);
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null) value.value = JSON.parse(stored) as T;
  } catch {
    // a private window remembers nothing
  }
  effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(value.value));
    } catch {
      // nor can it be made to
    }
  });
  return value;
}
