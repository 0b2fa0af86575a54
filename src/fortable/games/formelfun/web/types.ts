// Made by Fortable from the Python types. Do not edit.

export interface Options {
  readonly cars_at_five: 2 | 3;
  readonly grid: "mirrored" | "random";
  readonly title: "final" | "points";
}

export interface Shown {
  readonly viewer: number | null;
  readonly options: Options;
  readonly phase: "deal" | "done" | "draw" | "grid" | "move" | "over" | "play";
  readonly track: readonly (readonly [car: string, place: number, lane: number])[];
  readonly moved: number;
  readonly movement: number;
  readonly hand: readonly string[];
  readonly hand_sizes: readonly number[];
  readonly pile: number;
  readonly discards: readonly number[];
  readonly top: string | null;
  readonly turbos: readonly number[];
  readonly eliminated: readonly string[];
  readonly order: readonly string[];
  readonly race: number;
  readonly races: number;
  readonly scores: readonly number[];
  readonly points: readonly number[];
  readonly own: string | null;
  readonly reaches: readonly (readonly [movement: number, is_red: boolean])[];
  readonly prospects: readonly (readonly [card: string, with_turbo: boolean, movement: number, place: number, lane: number, fell: number, rank: number])[];
}

export type View = Shown;

export interface Play {
  readonly do: "play";
  readonly card: string;
}

export interface Boost {
  readonly do: "boost";
  readonly card: string;
}

export type AnyAction = Play | Boost;

export interface RowLinedUp {
  readonly what: "row-lined-up";
  readonly space: number;
  readonly cars: readonly string[];
}

export interface HandsDealt {
  readonly what: "hands-dealt";
  readonly hands: readonly (readonly string[] | null)[];
}

export interface CardPlayed {
  readonly what: "card-played";
  readonly seat: number;
  readonly car: string;
  readonly card: string;
  readonly movement: number;
}

export interface CardBoosted {
  readonly what: "card-boosted";
  readonly seat: number;
  readonly car: string;
  readonly card: string;
  readonly movement: number;
}

export interface CardDrawn {
  readonly what: "card-drawn";
  readonly seat: number;
  readonly card: string | null;
}

export interface PileReshuffled {
  readonly what: "pile-reshuffled";
}

export interface CarMoved {
  readonly what: "car-moved";
  readonly car: string;
  readonly place: number;
  readonly space: number;
  readonly lane: number;
  readonly fell: number;
}

export interface TurnBegan {
  readonly what: "turn-began";
  readonly leader: string;
  readonly last: string;
}

export interface RaceEnded {
  readonly what: "race-ended";
  readonly race: number;
  readonly cars: readonly string[];
}

export interface CarEliminated {
  readonly what: "car-eliminated";
  readonly seat: number;
  readonly car: string;
  readonly points: number;
}

export interface TeamOut {
  readonly what: "team-out";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface RaceBegan {
  readonly what: "race-began";
  readonly race: number;
  readonly cars: readonly string[];
}

export interface FinalWon {
  readonly what: "final-won";
  readonly seat: number;
  readonly car: string;
  readonly points: number;
  readonly to: number;
}

export type AnyEvent = RowLinedUp | HandsDealt | CardPlayed | CardBoosted | CardDrawn | PileReshuffled | CarMoved | TurnBegan | RaceEnded | CarEliminated | TeamOut | RaceBegan | FinalWon;
