// Made by Fortable from the Python types. Do not edit.

export interface Options {
  readonly rules: "advanced" | "basic";
  readonly last_cannon: "fires" | "silent";
  readonly memory_aid: boolean;
  readonly first_seat: number | null;
  readonly moment_ms: number;
  readonly patience: number;
}

export interface Card {
  readonly number: number;
  readonly figure: "cannon" | "crow" | "king" | "magician" | "prince" | "princess" | "queen" | "tower" | "wall";
  readonly crows: number;
}

export interface Shown {
  readonly viewer: number | null;
  readonly options: Options;
  readonly ramparts: readonly (readonly number[])[];
  readonly turn: number;
  readonly number: number;
  readonly phase: "aim" | "choose" | "done" | "lot" | "over" | "reveal" | "turn";
  readonly grid: readonly number[];
  readonly left: readonly number[];
  readonly face_up: readonly string[];
  readonly turned: string | null;
  readonly discards: readonly number[];
  readonly magic: number | null;
  readonly fruitless: number;
  readonly ends_in: number | null;
  readonly ended_by: string;
  readonly points: readonly number[];
  readonly safe: readonly number[];
  readonly slots: readonly (number | null)[];
  readonly full: number;
  readonly cards: readonly Card[];
}

export type View = Shown;

export interface Turn {
  readonly do: "turn";
  readonly place: string;
}

export interface Return {
  readonly do: "return";
}

export interface Take {
  readonly do: "take";
  readonly place: string;
}

export interface Insert {
  readonly do: "insert";
  readonly place: string;
}

export interface Fire {
  readonly do: "fire";
  readonly seat: number;
  readonly number: number;
}

export type AnyAction = Turn | Return | Take | Insert | Fire;

export interface FirstSeatDrawn {
  readonly what: "first-seat-drawn";
  readonly seat: number;
}

export interface PlaceChosen {
  readonly what: "place-chosen";
  readonly seat: number;
  readonly place: string;
}

export interface CardTurned {
  readonly what: "card-turned";
  readonly seat: number;
  readonly place: string;
  readonly number: number | null;
}

export interface CardReturned {
  readonly what: "card-returned";
  readonly seat: number;
  readonly place: string;
}

export interface CardLeftUp {
  readonly what: "card-left-up";
  readonly seat: number;
  readonly place: string;
}

export interface CardTaken {
  readonly what: "card-taken";
  readonly seat: number;
  readonly place: string;
  readonly number: number;
}

export interface CardInserted {
  readonly what: "card-inserted";
  readonly seat: number;
  readonly place: string;
  readonly number: number;
}

export interface CardDestroyed {
  readonly what: "card-destroyed";
  readonly by: number;
  readonly seat: number;
  readonly number: number;
}

export interface ShotLost {
  readonly what: "shot-lost";
  readonly seat: number;
}

export interface SeatPassed {
  readonly what: "seat-passed";
  readonly seat: number;
}

export interface TurnCame {
  readonly what: "turn-came";
  readonly seat: number;
}

export interface EndNeared {
  readonly what: "end-neared";
  readonly turns: number;
}

export interface MatchEnded {
  readonly what: "match-ended";
  readonly rule: string;
}

export type AnyEvent = FirstSeatDrawn | PlaceChosen | CardTurned | CardReturned | CardLeftUp | CardTaken | CardInserted | CardDestroyed | ShotLost | SeatPassed | TurnCame | EndNeared | MatchEnded;
