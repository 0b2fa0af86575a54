// Notices while one is away: how a browser is asked for them, and what the server is told.
import { ask, get, post } from "./api";
import type { PushKey, PushShown, PushWish, Quiet } from "./protocol";
import { language, pushTold } from "./settings";

/** What stands in the way: this browser, its owner, or this server. */
export type Obstacle = "unable" | "denied" | "off";

export interface PushState extends PushShown {
  readonly obstacle: Obstacle | null;
  readonly key: string | null;
}

const NIGHT: Quiet = { since: 22, until: 8 };

export async function pushState(): Promise<PushState> {
  const [shown, { key }] = await Promise.all([get<PushShown>("/api/me/push"), get<PushKey>("/api/push")]);
  const isOn = shown.is_on && (await subscription()) !== null;
  return { ...shown, is_on: isOn, key, obstacle: await obstacle(key) };
}

async function obstacle(key: string | null): Promise<Obstacle | null> {
  if (key === null) return "off";
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble || (await worker()) === undefined) return "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

/** From now on this device is told; nothing at night, until somebody says otherwise. */
export async function turnOn(key: string): Promise<void> {
  const registration = (await worker())!;
  if ((await Notification.requestPermission()) !== "granted") return;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await tell(made, NIGHT);
}

export async function keepQuiet(quiet: Quiet | null): Promise<void> {
  const made = await subscription();
  if (made !== null) await tell(made, quiet);
}

export async function turnOff(): Promise<void> {
  pushTold.value = "";
  await (await subscription())?.unsubscribe();
  await ask<PushShown>("/api/me/push", { method: "DELETE" });
}

/** In another language, in another time zone or at another address it is said again; without an address, not any more. */
export async function renew(): Promise<void> {
  const made = await subscription();
  if (made === null) await turnOff();
  else if (toldOf(made) !== pushTold.value) await tell(made, (await get<PushShown>("/api/me/push")).quiet);
}

async function tell(made: PushSubscription, quiet: Quiet | null): Promise<void> {
  const keys = made.toJSON().keys!;
  const wish: PushWish = { endpoint: made.endpoint, p256dh: keys.p256dh!, auth: keys.auth!, zone: zone(), quiet };
  await post<PushShown>("/api/me/push", wish);
  pushTold.value = toldOf(made);
}

const toldOf = ({ endpoint }: PushSubscription): string => [language.value, zone(), endpoint].join(" ");
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const worker = async () => navigator.serviceWorker?.getRegistration();
const subscription = async () => (await (await worker())?.pushManager.getSubscription()) ?? null;

/** What is written in base64url. */
const bytes = (word: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
