// What is asked over HTTP. A refusal is thrown, and says why in the reader's language.
import { signal } from "@preact/signals";
import type {
  Action, AnyOrder, Attempt, CupListed, CupOrder, CupTold, DayListed, DayTold, DeviceShown, GameShown, HintFor, HintTold, Invitation, Judged, MatchesListed, Me, MyDays, MyFigures, MyRatings, NewCup, NewTable, NewTry, Pairing, PairingCode, PracticeFrom, PuzzleListed, PuzzleShown, Refusal, Replay, ReviewComing, ReviewTold, SeekerListed, Sought, Table, TableListed, TelevisionCode, TelevisionTold, TryBegun, TutorialStep, ViewFields, Wish, Written,
} from "./protocol";
import { retry } from "./retry";
import { Refused } from "./refused";
import { at } from "./root";
import { language } from "./settings";

export type CupWish = CupOrder["do"];

export const me = signal<string | null>(null);
/** Whether it is known by now who that is, if anybody. */
export const isMeKnown = signal(false);
/** Raised whenever this device becomes somebody else: whatever is open is asked for anew. */
export const arrivals = signal(0);

export async function loadMe(): Promise<void> {
  me.value = (await retry(() => get<Me>("/api/me"))).name;
  isMeKnown.value = true;
}

export async function introduce(name: string): Promise<void> {
  const isNew = me.value === null;
  me.value = (await post<Me>("/api/me", { name })).name;
  if (isNew) arrivals.value++;
}

export const games = () => get<GameShown[]>("/api/games");
export const publicTables = () => get<TableListed[]>("/api/tables");
export const myTables = () => get<TableListed[]>("/api/me/tables");
export const openTable = (table: NewTable) => post<TableListed>("/api/tables", table);
export const order = (table: string, what: AnyOrder) => post<Table>(`/api/tables/${table}`, what);
/** Of what has a link: `tables/ID` or `cups/ID`. */
export const invitation = (place: string) => get<Invitation>(`/api/${place}/invitation`);
export const letRoomIn = (place: string) => post<Invitation>(`/api/${place}/invitation`);
export const rulebook = (game: string) => text(`/api/games/${game}/rulebook`);
export const tutorial = (game: string) => get<TutorialStep[]>(`/api/games/${game}/tutorial`);
export const viewFields = (game: string) => get<ViewFields>(`/api/games/${game}/fields`);
export const readAction = (game: string, text: string) =>
  post<Action>(`/api/games/${game}/action`, { text } satisfies Written);
/** Who waits for others to play with. */
export const seekers = () => get<SeekerListed[]>("/api/seekers");
export const seek = (wish: Wish) => post<Sought>("/api/seekers", wish);
export const waitOn = (search: string, takesBots: boolean) => post<Sought>(`/api/seekers/${search}`, { takes_bots: takesBots });
/** Also when the page goes away at once. */
export const stopSeeking = (search: string) => ask<Sought>(`/api/seekers/${search}`, { method: "DELETE", keepalive: true });
export const myCups = () => get<CupListed[]>("/api/me/cups");
export const openCup = (cup: NewCup) => post<CupTold>("/api/cups", cup);
export const cupTold = (cup: string) => get<CupTold>(`/api/cups/${cup}`);
export const orderCup = (cup: string, wish: CupWish) => post<CupTold>(`/api/cups/${cup}`, { do: wish });
export const tryRound = (cup: string, round: number) => post<TryBegun>(`/api/cups/${cup}/rounds/${round}`);
/** Some of one's own that are over, of a game or with somebody; `before`: those that ended before that one. */
export const myMatches = (before: string | null, wanted: { readonly game: string; readonly name: string }) =>
  get<MatchesListed>(`/api/me/matches?${new URLSearchParams(Object.entries({ before: before ?? "", ...wanted }).filter(([, wish]) => wish))}`);
export const myFigures = () => get<MyFigures>("/api/me/figures");
export const myRatings = () => get<MyRatings>("/api/me/ratings");
/** A day of the past, or today. */
export const dayTold = (day: string | null) => get<DayTold>(day === null ? "/api/today" : `/api/days/${day}`);
export const beginTry = (wanted: NewTry) => post<TryBegun>("/api/today", wanted);
export const pastDays = (before: string) => get<DayListed[]>(`/api/days?before=${before}`);
export const myDays = (month: string) => get<MyDays>(`/api/me/days?month=${month}`);
/** What I came to on a day. */
export const dayPicture = async (day: string): Promise<Blob> => (await send(`/api/me/days/${day}/picture.png`, { method: "GET" })).blob();
/** Through the eyes of a seat; without one, of somebody who looks on. */
export const replay = (table: string, seat: number | null = null) => get<Replay>(`/api/tables/${table}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const tableListed = (table: string) => get<TableListed>(`/api/tables/${table}`);
export const review = (table: string) => get<ReviewComing | ReviewTold>(`/api/tables/${table}/review`);
export const practise = (table: string, from: PracticeFrom) => post<TableListed>(`/api/tables/${table}/practice`, from);
export const hint = (table: string, wish: HintFor) => post<HintTold>(`/api/tables/${table}/hint`, wish);
/** The table as links to it are shown. */
export const tablePicture = async (table: string): Promise<Blob> => (await send(`/api/tables/${table}/picture.png`, { method: "GET" })).blob();
export const replayFile = (match: unknown) => post<Replay>("/api/replays", match);
/** Letters for a television; and what it is to show by now. */
export const turnOn = () => post<TelevisionTold>("/api/televisions");
export const television = (token: string) => get<TelevisionTold>(`/api/televisions/${token}`);
export const showOnTelevision = (table: string, code: string) => post<TelevisionCode>(`/api/tables/${table}/television`, { code });
export const puzzles = (game: string) => get<PuzzleListed[]>(`/api/games/${game}/puzzles`);
export const puzzle = (game: string, number: number) => get<PuzzleShown>(`/api/games/${game}/puzzles/${number}`);
/** Without an action one gives up. */
export const tryPuzzle = (game: string, number: number, action: Action | null) =>
  post<Judged>(`/api/games/${game}/puzzles/${number}`, { action } satisfies Attempt);
export const pairingCode = () => post<PairingCode>("/api/me/code");

/** With `leave` also if somebody has chairs here as somebody else. */
export async function pair(code: string, leave = false): Promise<void> {
  me.value = (await post<Me>("/api/pair", { code, leave } satisfies Pairing)).name;
  arrivals.value++;
}

export const devices = () => get<DeviceShown[]>("/api/me/devices");
export const endDevice = (device: string) => ask<DeviceShown[]>(`/api/me/devices/${device}`, { method: "DELETE" });
export const endOtherDevices = () => ask<DeviceShown[]>("/api/me/devices", { method: "DELETE" });

/** From now on this device is nobody's. */
export async function logOut(): Promise<void> {
  me.value = (await post<Me>("/api/me/logout")).name;
  arrivals.value++;
}

export const get = <T>(path: string) => ask<T>(path, { method: "GET" });
export const post = <T>(path: string, body?: unknown) =>
  ask<T>(path, { method: "POST", ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

export async function ask<T>(path: string, request: RequestInit): Promise<T> {
  return (await (await send(path, request)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await send(path, { method: "GET" })).text();
}

async function send(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(at(`${path}${path.includes("?") ? "&" : "?"}lang=${language.value}`), request);
  if (answer.status === 401) me.value = null; // signed out, from another device or by time
  if (!answer.ok) throw new Refused((await answer.json()) as Refusal);
  return answer;
}
