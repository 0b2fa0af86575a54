// Days are dates such as 2031-05-04, and belong to no time zone.
import { locale } from "../../settings";

export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "full", timeZone: "UTC" }).format(dateOf(day));

/** A month in words. */
export const monthText = (day: string): string =>
  new Intl.DateTimeFormat(locale.value, { month: "long", year: "numeric", timeZone: "UTC" }).format(dateOf(day));
