// Faces, drawn: they look the same on every machine.
import type { HousePhrase } from "../../protocol";

/** Eyes and mouth. */
const DRAWN: Partial<Record<HousePhrase, string>> = {
  "face-smile": "M8 9v2M16 9v2M7.5 14.5q4.5 4 9 0",
  "face-laugh": "M7 10.5q1.5-2 3 0M14 10.5q1.5-2 3 0M7.5 14h9q-1 5-4.5 5t-4.5-5z",
  "face-wink": "M8 9v2M14 10.5h3M7.5 14.5q4.5 4 9 0",
  "face-wow": "M8 8v3M16 8v3M12 13.5a2 2.5 0 1 0 .01 0z",
  "face-sad": "M8 9v2M16 9v2M7.5 17q4.5-4 9 0",
};

export const isFace = (phrase: string): boolean => phrase in DRAWN;

export function Face({ phrase }: { phrase: string }) {
  return (
    <svg class="face" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <circle cx="12" cy="12" r="10" /><path d={DRAWN[phrase as HousePhrase]} />
    </svg>
  );
}
