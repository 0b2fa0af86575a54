// Keeps the shell and the rulebooks readable without a line: fresh answers come first where there is one. And shows notices.
const CACHE = "fortable-1";
const SHELL = ["shell"];
/** Where the table lies: nothing, or a path such as /games. */
const ROOT = new URL(".", self.location).pathname.slice(0, -1);
/** What proxies say of a server that is not there. */
const GONE = [502, 504];
const KEPT = /^\/(static\/|covers\/|api\/games)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.map((path) => ROOT + path))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, `${ROOT}/`));
  else if (KEPT.test(pathname.slice(ROOT.length))) event.respondWith(fresh(request, request));
});

async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.ok) await cache.put(key, answer.clone());
  const isGone = answer.type === "error" || GONE.includes(answer.status);
  return (isGone && (await cache.match(key))) || answer;
}

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data.json()));
});

async function show({ title, body, stop, path, tag, waiting }) {
  await self.navigator.setAppBadge?.(waiting);
  const actions = [{ action: "stop", title: stop }];
  await self.registration.showNotification(title, { body, tag, actions, icon: `${ROOT}/static/icon.svg`, data: { path: ROOT + path } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stopNotices() : open(event.notification.data.path));
});

/** In the window that is there, or a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** One press, and nothing more comes to this device. */
async function stopNotices() {
  const made = await self.registration.pushManager.getSubscription();
  await Promise.all([made?.unsubscribe(), fetch(`${ROOT}/api/me/push`, { method: "DELETE" })]);
}

/** Browsers change the address now and then: the server is told the new one, if it still is to know any. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain());
});

async function subscribeAgain() {
  const { is_on, quiet } = await (await fetch(`${ROOT}/api/me/push`)).json();
  if (!is_on) return;
  const { key } = await (await fetch(`${ROOT}/api/push`)).json();
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = JSON.stringify({ endpoint: made.endpoint, ...made.toJSON().keys, zone, quiet });
  await fetch(`${ROOT}/api/me/push?lang=${self.navigator.language.slice(0, 2)}`, { method: "POST", body });
}
