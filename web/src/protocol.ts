// Made by Fortable from the Python types. Do not edit.

export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly version: number;
  readonly action: unknown;
}

export interface Pong {
  readonly type: "pong";
  readonly number: number;
}

export interface Speak {
  readonly type: "speak";
  readonly id: string;
  readonly phrase: string;
}

export type FromClient = Act | Pong | Speak;

export interface Settings {
  readonly public?: boolean;
  readonly clock_s?: number | null;
  readonly bot_pace_ms?: number;
  readonly countdown_s?: number;
  readonly fair_grabs?: boolean | null;
  readonly game_phrases?: boolean;
  readonly hints?: boolean;
}

export interface ChairShown {
  readonly name?: string;
  readonly kind?: "bot" | "empty" | "person";
  readonly bot?: string | null;
  readonly here?: boolean;
  readonly may_be_replaced?: boolean;
  readonly left?: boolean;
}

export interface DayShown {
  readonly day: string;
  readonly level: string;
  readonly counts: boolean;
}

export interface CupShown {
  readonly cup: string;
  readonly round: number;
}

export interface PracticeShown {
  readonly version: number;
  readonly table: string | null;
}

export interface Table {
  readonly type: "table";
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [key: string]: unknown };
  readonly settings: Settings;
  readonly fingerprint: string;
  readonly commitment: string;
  readonly status: "abandoned" | "open" | "over" | "playing";
  readonly chairs: readonly ChairShown[];
  readonly you: number | null;
  readonly host: boolean;
  readonly host_gone?: boolean;
  readonly kept_away?: boolean;
  readonly spectators: number;
  readonly screen?: boolean;
  readonly giving_up?: readonly number[];
  readonly played_out?: boolean;
  readonly begins_in_ms?: number | null;
  readonly lapsed?: boolean;
  readonly next?: string | null;
  readonly day?: DayShown | null;
  readonly cup?: CupShown | null;
  readonly practice?: PracticeShown | null;
  readonly hinted?: boolean;
  readonly taken_back?: boolean;
  readonly may_take_back?: boolean | null;
  readonly continued?: boolean;
}

export interface Event { readonly what: string; readonly [field: string]: unknown }

export interface Action { readonly do: string; readonly [field: string]: unknown }

export interface Line {
  readonly rule: string;
  readonly points: number;
  readonly items: readonly string[];
}

export interface Outcome {
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly breakdown: readonly (readonly Line[])[];
  readonly ended_by: string;
}

export interface Decision {
  readonly reason: string;
  readonly facts: { readonly [key: string]: unknown };
}

export interface Update {
  readonly type: "update";
  readonly since: number;
  readonly version: number;
  readonly news: readonly Event[];
  readonly view: unknown;
  readonly waiting: readonly number[];
  readonly legal: readonly Action[] | null;
  readonly out?: readonly number[];
  readonly time_left_ms?: number | null;
  readonly seed?: string | null;
  readonly outcome?: Outcome | null;
  readonly decided?: Decision | null;
}

export interface Answer {
  readonly type: "answer";
  readonly id: string;
  readonly version: number;
}

export interface Refusal {
  readonly type: "refusal";
  readonly id?: string | null;
  readonly rule: string;
  readonly reason: string;
  readonly facts: { readonly [key: string]: unknown };
  readonly text: string;
}

export interface Note {
  readonly type: "note";
  readonly what: "bot-failed" | "bot-sat-in" | "clock-acted" | "goes-on" | "person-back" | "person-left";
  readonly seat: number;
}

export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly phrase: string;
}

export interface Ping {
  readonly type: "ping";
  readonly number: number;
}

export interface Bye {
  readonly type: "bye";
  readonly why: "closing" | "signed-out" | "silent" | "slow" | "too-much";
  readonly back_in_ms: number;
}

export type ToClient = Table | Update | Answer | Refusal | Note | Said | Ping | Bye;

export interface Sit {
  readonly do: "sit";
  readonly seat: number | null;
}

export interface Stand {
  readonly do: "stand";
}

export interface SeatBot {
  readonly do: "seat-bot";
  readonly seat: number;
  readonly bot: string;
}

export interface Clear {
  readonly do: "clear";
  readonly seat: number;
}

export interface KeepAway {
  readonly do: "keep-away";
  readonly seat: number;
}

export interface Start {
  readonly do: "start";
}

export interface Abandon {
  readonly do: "abandon";
}

export interface GoOn {
  readonly do: "go-on";
}

export interface Resign {
  readonly do: "resign";
}

export interface PlayOut {
  readonly do: "play-out";
}

export interface TakeBack {
  readonly do: "take-back";
}

export interface Rematch {
  readonly do: "rematch";
}

export type AnyOrder = Sit | Stand | SeatBot | Clear | KeepAway | Start | Abandon | GoOn | Resign | PlayOut | TakeBack | Rematch;

export type HousePhrase = "bad-luck" | "close-one" | "face-laugh" | "face-sad" | "face-smile" | "face-wink" | "face-wow" | "gladly" | "good-game" | "good-luck" | "ha" | "hello" | "let-me-think" | "lucky-me" | "not-now" | "one-moment" | "one-more" | "oops" | "ouch" | "phew" | "ready" | "see-you" | "sorry" | "thanks" | "well-played" | "what-a-move" | "your-move";

export interface ChoiceShown {
  readonly value: string | number | boolean | null;
  readonly text: string;
}

export interface Where {
  readonly seats: readonly number[];
  readonly options: { readonly [key: string]: string | number | boolean | null };
}

export interface OptionShown {
  readonly name: string;
  readonly text: string;
  readonly about: string;
  readonly default: string | number | boolean | null;
  readonly choices: readonly ChoiceShown[];
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly is_seat: boolean;
  readonly unit: "" | "ms" | "s";
  readonly matters: Where;
}

export interface PresetShown {
  readonly name: string;
  readonly text: string;
  readonly about: string;
  readonly options: { readonly [key: string]: string | number | boolean | null };
  readonly seats: number | null;
  readonly bot: string | null;
}

export interface Persona {
  readonly names: readonly string[];
  readonly level: string;
  readonly about: string;
}

export interface LevelShown {
  readonly name: string;
  readonly text: string;
}

export interface GameShown {
  readonly key: string;
  readonly title: string;
  readonly version: number;
  readonly tagline: string;
  readonly credit: string;
  readonly seats: readonly number[];
  readonly minutes: readonly [number, number];
  readonly age: number;
  readonly simultaneous: boolean;
  readonly options: readonly OptionShown[];
  readonly presets: readonly PresetShown[];
  readonly bots: readonly string[];
  readonly personas: { readonly [key: string]: Persona };
  readonly has_board: boolean;
  readonly has_tutorial: boolean;
  readonly levels: readonly LevelShown[];
  readonly puzzles: number;
  readonly hints: boolean;
  readonly phrases: readonly string[];
}

export interface TutorialStep {
  readonly text: string;
  readonly seats: number;
  readonly view: unknown;
  readonly legal: readonly Action[];
  readonly expects: Action | null;
  readonly after: unknown;
}

export interface ViewFields {
  readonly seats: readonly string[];
  readonly by_seat: readonly string[];
  readonly private: readonly string[];
  readonly columns: { readonly [key: string]: readonly string[] };
}

export interface Written {
  readonly text: string;
}

export interface Me {
  readonly name: string | null;
}

export interface Introduction {
  readonly name: string;
}

export interface PairingCode {
  readonly code: string;
}

export interface Pairing {
  readonly code: string;
  readonly leave: boolean;
}

export interface DeviceShown {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly since: number;
  readonly seen: number;
  readonly is_this: boolean;
}

export interface PasskeyShown {
  readonly id: string;
  readonly site: string;
  readonly browser: string;
  readonly system: string;
  readonly since: number;
  readonly used: number;
  readonly is_of_here: boolean;
}

export interface Keeping {
  readonly passkeys: readonly PasskeyShown[];
  readonly has_passkeys: boolean;
  readonly is_installed: boolean;
  readonly code_since: number | null;
  readonly is_worth_it: boolean;
}

export interface PasskeyOptions {
  readonly options: { readonly [key: string]: unknown };
}

export interface PasskeyMade {
  readonly credential: { readonly [key: string]: unknown };
}

export interface PasskeySignature {
  readonly credential: { readonly [key: string]: unknown };
  readonly leave: boolean;
}

export interface RecoveryCode {
  readonly code: string;
}

export interface Recovery {
  readonly code: string;
  readonly leave: boolean;
}

export interface MyData {
  readonly format: string;
  readonly about: { readonly [key: string]: readonly { readonly [key: string]: unknown }[] };
  readonly files: readonly string[];
}

export interface TableListed {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [key: string]: unknown };
  readonly settings: Settings;
  readonly status: "abandoned" | "open" | "over" | "playing";
  readonly chairs: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly you: number | null;
  readonly waiting: readonly number[] | null;
  readonly left_s: number | null;
  readonly waits_s: number | null;
  readonly practice: boolean;
  readonly hinted: boolean;
  readonly taken_back: boolean;
}

export interface NewTable {
  readonly game: string;
  readonly chairs: readonly (string | null)[];
  readonly options: { readonly [key: string]: unknown };
  readonly settings: Settings;
  readonly sit: boolean;
}

export interface Invitation {
  readonly link: string;
  readonly reaches: "everywhere" | "machine" | "room";
  readonly may_widen: boolean;
  readonly named: string | null;
  readonly others: readonly string[];
}

export interface SeekerListed {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [key: string]: unknown };
  readonly waits_s: number;
  readonly you: boolean;
}

export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [key: string]: unknown };
}

export interface Sought {
  readonly id: string;
  readonly waits_s: number;
  readonly waiting: number;
  readonly table: string | null;
}

export interface StillWaiting {
  readonly takes_bots: boolean;
}

export interface NewCup {
  readonly game: string;
  readonly kind: "alone" | "tables";
  readonly rounds: number;
  readonly lasts_s: number;
  readonly level: string;
  readonly seats: number;
  readonly options: { readonly [key: string]: unknown };
}

export interface RoundShown {
  readonly status: "given-up" | "later" | "missed" | "new" | "over" | "running";
  readonly table: string | null;
  readonly said: string;
}

export interface CupPoints {
  readonly points: number;
  readonly result: number | null;
  readonly place: number | null;
}

export interface CupPlace {
  readonly place: number;
  readonly shared: boolean;
  readonly name: string;
  readonly you: boolean;
  readonly left: boolean;
  readonly points: number;
  readonly rounds: readonly (CupPoints | null)[];
}

export interface CupTold {
  readonly id: string;
  readonly game: string;
  readonly kind: "alone" | "tables";
  readonly level_said: string;
  readonly seats: number;
  readonly options: { readonly [key: string]: unknown };
  readonly bot: string | null;
  readonly lasts_s: number;
  readonly status: "open" | "over" | "running";
  readonly round: number;
  readonly left_s: number;
  readonly waits: boolean;
  readonly host: boolean;
  readonly you: boolean;
  readonly most: number;
  readonly rounds: readonly RoundShown[];
  readonly standings: readonly CupPlace[];
  readonly fingerprint: string;
  readonly secret: string | null;
  readonly seeds: readonly (string | null)[];
}

export interface CupListed {
  readonly id: string;
  readonly game: string;
  readonly kind: "alone" | "tables";
  readonly rounds: number;
  readonly status: "open" | "over" | "running";
  readonly left_s: number;
}

export interface CupOrder {
  readonly do: "begin" | "close" | "end" | "join" | "leave";
}

export interface TryBegun {
  readonly table: string;
}

export interface TelevisionTold {
  readonly code: string;
  readonly token: string;
  readonly table: string | null;
  readonly language: string;
}

export interface TelevisionCode {
  readonly code: string;
}

export interface Figure {
  readonly unit: string;
  readonly fewer: boolean;
  readonly kind: string;
}

export interface MatchListed {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly you: number | null;
  readonly ended: number;
  readonly given_up: boolean;
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly figure: Figure | null;
  readonly hinted: boolean;
  readonly taken_back: boolean;
}

export interface MatchesListed {
  readonly matches: readonly MatchListed[];
  readonly before: string | null;
}

export interface Course {
  readonly seats: number;
  readonly figure: Figure;
  readonly played: number;
  readonly best: number;
  readonly scores: readonly number[];
}

export interface GameFigures {
  readonly game: string;
  readonly played: number;
  readonly contested: number;
  readonly won: number;
  readonly streak: number;
  readonly courses: readonly Course[];
}

export interface GameTally {
  readonly game: string;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

export interface Rival {
  readonly name: string;
  readonly bot: string | null;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
  readonly games: readonly GameTally[];
}

export interface MyFigures {
  readonly games: readonly GameFigures[];
  readonly people: readonly Rival[];
  readonly bots: readonly Rival[];
}

export interface RatingTold {
  readonly game: string;
  readonly way: string;
  readonly is_duel: boolean;
  readonly played: number;
  readonly value: number | null;
  readonly within: number | null;
}

export interface MyRatings {
  readonly is_on: boolean;
  readonly least: number;
  readonly ratings: readonly RatingTold[];
}

export interface Bar {
  readonly least: number;
  readonly most: number;
  readonly count: number;
  readonly mine: boolean;
}

export interface Standing {
  readonly rank: number;
  readonly of: number;
  readonly ahead_of: number;
  readonly gave_up: number;
  readonly bars: readonly Bar[];
  readonly rival: string | null;
  readonly rival_result: number | null;
  readonly rival_said: string;
}

export interface DealShown {
  readonly game: string;
  readonly level: string;
  readonly level_said: string;
  readonly bot: string | null;
  readonly seats: number;
  readonly status: "given-up" | "new" | "over" | "running";
  readonly table: string | null;
  readonly result: number | null;
  readonly mark: string;
  readonly said: string;
  readonly standing: Standing | null;
  readonly seed: string | null;
}

export interface DayTold {
  readonly day: string;
  readonly left_s: number;
  readonly fingerprint: string;
  readonly secret: string | null;
  readonly deals: readonly DealShown[];
  readonly shared: string;
}

export interface NewTry {
  readonly game: string;
  readonly level: string;
  readonly practice: boolean;
}

export interface DayListed {
  readonly day: string;
  readonly fingerprint: string;
  readonly secret: string | null;
}

export interface DayDone {
  readonly day: string;
  readonly tried: number;
  readonly done: number;
}

export interface MyDays {
  readonly first: string;
  readonly last: string;
  readonly days: readonly DayDone[];
  readonly streak: number;
  readonly longest: number;
}

export interface PuzzleListed {
  readonly number: number;
  readonly fails: number;
  readonly status: "given-up" | "new" | "solved" | "tried";
}

export interface RemarkTold {
  readonly message: string;
  readonly facts: { readonly [key: string]: unknown };
}

export interface Solution {
  readonly key: unknown;
  readonly others: number;
  readonly obvious: unknown;
  readonly cost: number;
  readonly margin: number;
  readonly reason: RemarkTold | null;
}

export interface PuzzleShown {
  readonly number: number;
  readonly of: number;
  readonly fails: number;
  readonly seats: number;
  readonly seat: number;
  readonly unit: "points" | "share";
  readonly view: unknown;
  readonly legal: readonly unknown[] | null;
  readonly status: "given-up" | "new" | "solved" | "tried";
  readonly solution: Solution | null;
}

export interface Attempt {
  readonly action: unknown;
}

export interface Judged {
  readonly right: boolean;
  readonly status: "given-up" | "new" | "solved" | "tried";
  readonly solution: Solution | null;
}

export interface PushKey {
  readonly key: string | null;
}

export interface Quiet {
  readonly since: number;
  readonly until: number;
}

export interface PushShown {
  readonly is_on: boolean;
  readonly quiet: Quiet | null;
}

export interface PushWish {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly zone: string;
  readonly quiet: Quiet | null;
}

export interface Asked {
  readonly version: number;
  readonly seat: number;
  readonly action: unknown;
}

export interface Record {
  readonly format: "fortable-match/1" | "fortable-match/2";
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: { readonly [key: string]: unknown };
  readonly position: string | null;
  readonly settings: { readonly [key: string]: unknown };
  readonly commitment: string;
  readonly seed: string;
  readonly actions: readonly Asked[];
  readonly events: readonly unknown[];
}

export interface Excerpt {
  readonly format: "fortable-excerpt/1" | "fortable-excerpt/2";
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: { readonly [key: string]: unknown };
  readonly position: string | null;
  readonly settings: { readonly [key: string]: unknown };
  readonly fingerprint: string;
  readonly commitment: string;
  readonly viewer: number | null;
  readonly view: unknown;
  readonly news: readonly unknown[];
}

export interface Frame {
  readonly event: Event | null;
  readonly view: unknown;
}

export interface Replay {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [key: string]: unknown };
  readonly frames: readonly Frame[];
  readonly outcome: Outcome;
  readonly decided: Decision;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly is_genuine: boolean;
}

export interface HintFor {
  readonly version: number;
  readonly step: "do" | "look" | "why";
}

export interface HintTold {
  readonly version: number;
  readonly seat: number;
  readonly step: "do" | "look" | "why";
  readonly look: RemarkTold | null;
  readonly best: unknown;
  readonly is_clear: boolean | null;
  readonly other: unknown;
  readonly reason: RemarkTold | null;
}

export interface MomentTold {
  readonly version: number;
  readonly values: readonly number[];
}

export interface AccountTold {
  readonly seat: number;
  readonly fair: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly rest: number;
  readonly result: number;
  readonly decisions: number;
  readonly mistakes: number;
  readonly cost: number;
  readonly loss: number;
  readonly luck_doubt: number;
  readonly own_doubt: number;
  readonly others_doubt: number;
  readonly rest_doubt: number;
  readonly loss_doubt: number;
}

export interface BetterTold {
  readonly best: unknown;
  readonly points: number | null;
  readonly forgotten: number;
  readonly reason: RemarkTold | null;
}

export interface DecisionTold {
  readonly version: number;
  readonly seat: number;
  readonly chosen: unknown;
  readonly choices: number;
  readonly loss: number;
  readonly cost: number;
  readonly doubt: number;
  readonly better: BetterTold | null;
}

export interface StrokeTold {
  readonly version: number;
  readonly luck: readonly number[];
}

export interface ReviewTold {
  readonly game: string;
  readonly seats: number;
  readonly unit: "points" | "share";
  readonly course: readonly MomentTold[];
  readonly accounts: readonly AccountTold[];
  readonly decisions: readonly DecisionTold[];
  readonly turning_points: readonly number[];
  readonly turning_points_of: readonly (readonly number[])[];
  readonly strokes: readonly StrokeTold[];
  readonly remarks: readonly RemarkTold[];
}

export interface ReviewComing {
  readonly done: number;
  readonly of: number;
}

export interface PracticeFrom {
  readonly version: number;
  readonly seat: number | null;
  readonly bot: string | null;
}

export interface PlayerSeen {
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
}

export interface TableSeen {
  readonly id: string;
  readonly game: string;
  readonly status: "abandoned" | "open" | "over" | "playing";
  readonly players: readonly PlayerSeen[];
  readonly host: string;
  readonly is_public: boolean;
  readonly options: { readonly [key: string]: unknown };
  readonly settings: { readonly [key: string]: unknown };
  readonly created: number;
  readonly changed: number;
  readonly began: number | null;
  readonly ended: number | null;
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
}

export interface PersonSeen {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly seen: number | null;
}

export interface DeviceSeen {
  readonly browser: string;
  readonly system: string;
  readonly since: number;
  readonly seen: number;
}

export interface BanSeen {
  readonly number: number;
  readonly person: string | null;
  readonly since: number;
  readonly until: number;
  readonly note: string;
}

export interface PersonWhole {
  readonly person: PersonSeen;
  readonly devices: readonly DeviceSeen[];
  readonly tables: readonly TableSeen[];
  readonly bans: readonly BanSeen[];
}

export interface Forgotten {
  readonly person: string;
}

export interface NewBan {
  readonly seconds: number;
  readonly person: string | null;
  readonly address: string | null;
  readonly note: string;
}
