// Where cards lie: five rows of nine places, which keep their names when a card is taken.
export const ROWS = "ABCDE";
export const COLUMNS = 9;
export const PLACES: readonly string[] = [...ROWS].flatMap((row) =>
  Array.from({ length: COLUMNS }, (_, column) => `${row}${column + 1}`));
export const indexOf = (place: string): number => PLACES.indexOf(place);
