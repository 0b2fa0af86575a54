// Made by Fortable from the Python types. Do not edit.

export interface Options {
  readonly refuse_mismatch: boolean;
  readonly idle_limit: number;
  readonly pick_limit: number;
  readonly untimed: boolean;
  readonly deck: "full" | "plain";
  readonly bare_stop: "box" | "costs";
}

export interface Check {
  readonly cards: readonly number[];
  readonly points: number;
  readonly step: number | null;
  readonly features: readonly string[];
  readonly is_wrong_stop: boolean;
  readonly consolation: number | null;
}

export interface Result {
  readonly layout: readonly number[];
  readonly taken: readonly number[];
  readonly best: readonly string[];
  readonly proof: "all" | "cut" | "none" | "search";
  readonly undone: number;
  readonly hints: number;
}

export interface View {
  readonly viewer: number | null;
  readonly options: Options;
  readonly round: number;
  readonly phase: "check" | "lay" | "lot" | "over" | "pick" | "puzzle" | "race" | "ready" | "review" | "turn";
  readonly layout: readonly number[];
  readonly chains: readonly (readonly number[])[];
  readonly ready: readonly boolean[];
  readonly caller: number | null;
  readonly consolation: number;
  readonly rounds: readonly (readonly Check[])[];
  readonly results: readonly Result[];
  readonly undone: number;
  readonly hints: number;
  readonly hint: string;
  readonly pile: number;
  readonly scores: readonly number[];
  readonly ended_by: string;
}

export interface Ready {
  readonly do: "ready";
}

export interface Take {
  readonly do: "take";
  readonly place: string;
}

export interface Stop {
  readonly do: "stop";
}

export interface Pick {
  readonly do: "pick";
  readonly place: string;
}

export interface TimeUp {
  readonly do: "time-up";
}

export interface Undo {
  readonly do: "undo";
}

export interface Hint {
  readonly do: "hint";
}

export interface Finish {
  readonly do: "finish";
}

export type AnyAction = Ready | Take | Stop | Pick | TimeUp | Undo | Hint | Finish;

export interface LayoutLaid {
  readonly what: "layout-laid";
  readonly round: number;
  readonly layout: readonly number[];
}

export interface SeatReady {
  readonly what: "seat-ready";
  readonly seat: number;
}

export interface StartCardsTurned {
  readonly what: "start-cards-turned";
  readonly cards: readonly number[];
}

export interface CardTaken {
  readonly what: "card-taken";
  readonly seat: number;
  readonly place: string;
  readonly card: number;
}

export interface StopCalled {
  readonly what: "stop-called";
  readonly seat: number;
  readonly verdict: "right" | "wrong";
  readonly matching: readonly string[];
}

export interface ConsolationTaken {
  readonly what: "consolation-taken";
  readonly seat: number;
  readonly place: string;
  readonly card: number;
}

export interface ClockStruck {
  readonly what: "clock-struck";
}

export interface LayoutEmptied {
  readonly what: "layout-emptied";
}

export interface ChainChecked {
  readonly what: "chain-checked";
  readonly seat: number;
  readonly cards: readonly number[];
  readonly verdict: "faulty" | "sound" | "wrong-stop";
  readonly points: number;
  readonly step: number | null;
  readonly features: readonly string[];
}

export interface RoundBegan {
  readonly what: "round-began";
  readonly round: number;
}

export interface CardReturned {
  readonly what: "card-returned";
  readonly seat: number;
  readonly place: string;
}

export interface HintGiven {
  readonly what: "hint-given";
  readonly seat: number;
  readonly place: string;
  readonly left: number;
}

export interface LayoutFinished {
  readonly what: "layout-finished";
  readonly seat: number;
  readonly round: number;
  readonly left: number;
  readonly least: number;
  readonly best: readonly string[];
  readonly proof: "all" | "cut" | "none" | "search";
  readonly undone: number;
  readonly hints: number;
}

export interface MatchEnded {
  readonly what: "match-ended";
  readonly rule: string;
}

export type AnyEvent = LayoutLaid | SeatReady | StartCardsTurned | CardTaken | StopCalled | ConsolationTaken | ClockStruck | LayoutEmptied | ChainChecked | RoundBegan | CardReturned | HintGiven | LayoutFinished | MatchEnded;
