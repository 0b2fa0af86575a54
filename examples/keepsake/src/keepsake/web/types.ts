// Made by Fortable from the Python types. Do not edit.

export interface Options {
  readonly swaps: number;
  readonly hurry: boolean;
}

export interface View {
  readonly viewer: number | null;
  readonly options: Options;
  readonly cards: readonly (number | null)[];
  readonly kept: readonly boolean[];
  readonly turn: number;
  readonly swapped: number;
  readonly discards: readonly number[];
}

export interface Keep {
  readonly do: "keep";
}

export interface Swap {
  readonly do: "swap";
}

export interface TimeUp {
  readonly do: "time-up";
}

export type AnyAction = Keep | Swap | TimeUp;

export interface CardsDealt {
  readonly what: "cards-dealt";
  readonly cards: readonly (number | null)[];
}

export interface CardKept {
  readonly what: "card-kept";
  readonly seat: number;
}

export interface CardLaidOpen {
  readonly what: "card-laid-open";
  readonly seat: number;
  readonly card: number;
}

export interface CardDrawn {
  readonly what: "card-drawn";
  readonly seat: number;
  readonly card: number | null;
}

export type AnyEvent = CardsDealt | CardKept | CardLaidOpen | CardDrawn;
