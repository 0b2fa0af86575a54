// Made by Fortable from the Python types. Do not edit.

export interface Options {
  readonly placing: "assisted" | "by_eye";
  readonly edition: "de" | "fr";
  readonly obstacle_contact: "corners" | "sides";
  readonly layout: "by_chance" | "by_hand";
}

export interface Laid {
  readonly seat: number;
  readonly form: string;
  readonly turn: number;
  readonly flipped: boolean;
  readonly square: string;
}

export interface Tally {
  readonly forms: number;
  readonly squares: number;
  readonly obstacles: number;
  readonly tower: number;
  readonly bridges: number;
  readonly lost: number;
}

export interface Shown {
  readonly viewer: number | null;
  readonly options: Options;
  readonly turn: number;
  readonly phase: "done" | "layout" | "lot" | "over" | "place" | "retry" | "scatter";
  readonly board: string;
  readonly stocks: readonly (readonly string[])[];
  readonly laid: readonly Laid[];
  readonly lost: readonly (readonly string[])[];
  readonly scattered: number;
  readonly tower: number | null;
  readonly ended_by: string;
  readonly tallies: readonly Tally[];
  readonly bridges: readonly (readonly (readonly string[])[])[];
  readonly near: readonly (readonly [missing: number, squares: string])[];
  readonly fits: readonly (readonly [form: string, turn: number, flipped: boolean, squares: string])[];
}

export type View = Shown;

export interface LayOut {
  readonly do: "lay-out";
  readonly tower: string;
  readonly obstacles: readonly string[];
}

export interface Scatter {
  readonly do: "scatter";
  readonly obstacles: number;
}

export interface Place {
  readonly do: "place";
  readonly form: string;
  readonly turn: number;
  readonly flipped: boolean;
  readonly square: string;
}

export interface Pass {
  readonly do: "pass";
}

export type AnyAction = LayOut | Scatter | Place | Pass;

export interface FirstSeatDrawn {
  readonly what: "first-seat-drawn";
  readonly seat: number;
}

export interface LeftToChance {
  readonly what: "left-to-chance";
  readonly seat: number;
  readonly obstacles: number;
}

export interface LaidOut {
  readonly what: "laid-out";
  readonly seat: number;
  readonly tower: string;
  readonly obstacles: readonly string[];
}

export interface FormLaid {
  readonly what: "form-laid";
  readonly seat: number;
  readonly form: string;
  readonly turn: number;
  readonly flipped: boolean;
  readonly square: string;
}

export interface FormLost {
  readonly what: "form-lost";
  readonly seat: number;
  readonly form: string;
  readonly turn: number;
  readonly flipped: boolean;
  readonly square: string;
  readonly taken: readonly string[];
  readonly over: number;
}

export interface SquareEnclosed {
  readonly what: "square-enclosed";
  readonly seat: number;
  readonly square: string;
}

export interface ObstacleEnclosed {
  readonly what: "obstacle-enclosed";
  readonly seat: number;
  readonly square: string;
}

export interface TowerEnclosed {
  readonly what: "tower-enclosed";
  readonly seat: number;
  readonly square: string;
}

export interface SecondTryWaived {
  readonly what: "second-try-waived";
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

export interface MatchEnded {
  readonly what: "match-ended";
  readonly rule: string;
}

export type AnyEvent = FirstSeatDrawn | LeftToChance | LaidOut | FormLaid | FormLost | SquareEnclosed | ObstacleEnclosed | TowerEnclosed | SecondTryWaived | SeatPassed | TurnCame | MatchEnded;
