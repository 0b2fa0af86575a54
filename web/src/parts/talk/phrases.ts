// What can be said at any table, by the moment to which it belongs; and whose words nobody wants to read here.
import type { HousePhrase, Table } from "../../protocol";
import { remembered } from "../../settings";
import { gameOf } from "../../shelf";
import { gameSay, sayLater } from "../../texts";

type Moment = "before" | "during" | "after" | "face";

const MOMENTS: Readonly<Record<HousePhrase, Moment>> = {
  hello: "before", "good-luck": "before", ready: "before", "one-moment": "before",
  "your-move": "during", "let-me-think": "during", "well-played": "during", "what-a-move": "during", "close-one": "during",
  oops: "during", ouch: "during", phew: "during", ha: "during", "lucky-me": "during", "bad-luck": "during", sorry: "during", thanks: "during",
  "good-game": "after", "one-more": "after", gladly: "after", "not-now": "after", "see-you": "after",
  "face-smile": "face", "face-laugh": "face", "face-wink": "face", "face-wow": "face", "face-sad": "face",
};

const of = (moment: Moment): readonly HousePhrase[] =>
  (Object.keys(MOMENTS) as HousePhrase[]).filter((phrase) => MOMENTS[phrase] === moment);

export const FACES = of("face");

/** What fits the moment first, and then all else. */
export function phrasesAt({ game, settings, status }: Table): readonly string[] {
  const now: Moment = status === "open" ? "before" : status === "playing" ? "during" : "after";
  const others = (["before", "during", "after"] as const).filter((moment) => moment !== now);
  const own = settings.game_phrases ? gameOf(game)?.phrases ?? [] : [];
  return [...of(now), ...own, ...others.flatMap(of)];
}

/** In the reader's language; of what a newer server lets say, nothing. */
export const phraseText = (game: string, phrase: string): string =>
  (gameOf(game)?.phrases.includes(phrase) ? gameSay(game, []) : sayLater.value)(`phrase-${phrase}`);

/** The names of those whose words are not shown on this device. */
export const mutedNames = remembered<readonly string[]>("muted", []);
export const isAllMuted = remembered<boolean>("muted-all", false);
