// What a page cannot do without is asked for again until it comes: a line that is down says nothing for ever.
import { Refused } from "./refused";

const SHORTEST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;

/** What came and is of no use: asking again brings the same. */
export class Unusable extends Error {}

/** The answer, however long it takes; a refusal is an answer too. */
export async function retry<T>(ask: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(attempt);
    } catch (error) {
      if (error instanceof Refused || error instanceof Unusable) throw error;
      await pause(Math.min(SHORTEST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS));
    }
  }
}

/** For a while, or until the line is back. */
function pause(ms: number): Promise<void> {
  return new Promise((over) => {
    const go = () => {
      removeEventListener("online", go);
      clearTimeout(timer);
      over();
    };
    const timer = setTimeout(go, ms);
    addEventListener("online", go);
  });
}
