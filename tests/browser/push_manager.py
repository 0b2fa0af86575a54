"""A push manager for a browser that has none: headless ones know no push service, and ask nobody for leave.

All else is the browser's own: the keys are made by its cryptography, and what comes is opened by it.
"""

PUSH_MANAGER = """(endpoint) => {
  const written = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  let made = null;
  const P256 = { name: "ECDH", namedCurve: "P-256" };
  const subscription = (keys, pair) => ({
    endpoint, pair, keys,
    toJSON: () => ({ endpoint, keys: { p256dh: written(keys.point), auth: written(keys.auth) } }),
    unsubscribe: async () => { made = null; return true; },
  });
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (options) => {
    const { userVisibleOnly, applicationServerKey } = options;
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error("not as it is done");
    const pair = await crypto.subtle.generateKey(P256, false, ["deriveBits"]);
    const point = await crypto.subtle.exportKey("raw", pair.publicKey);
    made = subscription({ point, auth: crypto.getRandomValues(new Uint8Array(16)) }, pair);
    return made;
  };
  const hmac = async (key, ...parts) => {
    const how = { name: "HMAC", hash: "SHA-256" };
    const used = await crypto.subtle.importKey("raw", key, how, false, ["sign"]);
    return crypto.subtle.sign("HMAC", used, await new Blob(parts).arrayBuffer());
  };
  window.opened = async (body) => {
    const sealed = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    const [salt, sender, text] = [sealed.slice(0, 16), sealed.slice(21, 86), sealed.slice(86)];
    const theirs = await crypto.subtle.importKey("raw", sender, P256, false, []);
    const between = { name: "ECDH", public: theirs };
    const shared = await crypto.subtle.deriveBits(between, made.pair.privateKey, 256);
    const one = new Uint8Array([1]);
    const { auth, point } = made.keys;
    const material = await hmac(await hmac(auth, shared), "WebPush: info\\0", point, sender, one);
    const pseudo = await hmac(salt, material);
    const key = (await hmac(pseudo, "Content-Encoding: aes128gcm\\0", one)).slice(0, 16);
    const iv = (await hmac(pseudo, "Content-Encoding: nonce\\0", one)).slice(0, 12);
    const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
    const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, text));
    return new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2)));
  };
}"""
