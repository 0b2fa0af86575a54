// How long somebody has, as one says it.
import { say } from "./texts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY_S = 24 * HOUR;

/** Seconds, minutes, hours or days, whichever are few but not too few to tell by. */
export function leftText(seconds: number): string {
  if (seconds < 1.5 * MINUTE) return say.value("seconds-left", { seconds });
  if (seconds < 1.5 * HOUR) return say.value("minutes-left", { minutes: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY_S) return say.value("hours-left", { hours: Math.round(seconds / HOUR) });
  return say.value("clock-days", { days: Math.round(seconds / DAY_S) });
}

/** How long a seat may be waited for. */
export function clockName(seconds: number): string {
  if (seconds === 0) return say.value("clock-none");
  return seconds < DAY_S
    ? say.value("clock-seconds", { seconds })
    : say.value("clock-days", { days: seconds / DAY_S });
}
