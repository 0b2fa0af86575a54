// One table over one socket: it comes back by itself, misses nothing and sends nothing twice.
import { batch, computed, signal } from "@preact/signals";
import type { Act, Action, Event, FromClient, Note, Refusal, Said, Table, ToClient, Update } from "./protocol";
import { loadMe } from "./api";
import { at } from "./root";
import { shared } from "./structural_sharing";
import { language } from "./settings";

export type Connection = "connecting" | "open" | "lost" | "gone";

const SHORTEST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;
/** The table pings more often than this: whoever hears nothing for so long has no line. */
const SILENCE_MS = 50_000;
const AFTER_COUNTDOWN_MS = 500;
/** So many words are shown at once, and each so long. */
const WORDS_SHOWN = 3;
const WORD_MS = 9000;
/** How the ids of words begin: what is refused of them concerns no board. */
const WORD = "word-";

export class TableSocket {
  readonly connection = signal<Connection>("connecting");
  readonly table = signal<Table | null>(null);
  readonly update = signal<Update | null>(null);
  readonly log = signal<readonly Event[]>([]);
  /** Why whoever is here may not come, in words; empty if they may. */
  readonly barred = signal("");
  readonly refusal = signal<Refusal | null>(null);
  readonly note = signal<Note | null>(null);
  readonly refused = signal<Act | null>(null);
  /** What was said last, for as long as it takes to read it. */
  readonly words = signal<readonly Said[]>([]);
  readonly wordRefusal = signal<Refusal | null>(null);
  /** Intents without an answer, and those answered that no update shows yet. */
  readonly pending = signal<readonly Act[]>([]);
  /** When the clock acts, in this device's time. */
  readonly due = signal<number | null>(null);
  /** When a race is on for everybody, in this device's time, if they count down to it. */
  readonly begins = signal<number | null>(null);
  readonly mayAct = computed(() => {
    const you = this.table.value?.you ?? null;
    const waited = you !== null && (this.update.value?.waiting.includes(you) ?? false);
    const isOn = this.table.value?.status === "playing" && this.begins.value === null;
    return waited && isOn && !this.table.value?.chairs[you]?.bot;
  });

  private socket: WebSocket | null = null;
  private waitMs = SHORTEST_WAIT_MS;
  private timer = 0;
  private silence = 0;
  private ending = 0;
  private closed = false;
  /** Whether this device was signed out: it comes back as nobody, or as whom another tab has made it. */
  private isSomebodyElse = false;
  /** By the intent's id: the version it led to. */
  private readonly answers = new Map<string, number>();
  private number = 0;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");

  /** A television looks on, whoever is known in its browser. */
  constructor(readonly id: string, private readonly role: "" | "screen" = "") {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.fallSilent);
    document.addEventListener("visibilitychange", this.hurry);
  }

  act(action: Action): void {
    const version = this.update.value?.version ?? 0;
    const act: Act = { type: "act", id: `${this.prefix}-${++this.number}`, version, action };
    batch(() => {
      this.refusal.value = null;
      this.refused.value = null;
      this.pending.value = [...this.pending.value, act];
    });
    this.send(act);
  }

  /** A phrase for everybody here; without a line nobody hears it. */
  speak(phrase: string): void {
    this.wordRefusal.value = null;
    this.send({ type: "speak", id: `${WORD}${++this.number}`, phrase });
  }

  /** Rewrite what was heard earlier, where it may not be told any longer. */
  forget(rewrite: (event: Event) => Event): void {
    const told = this.log.peek();
    const kept = told.map(rewrite);
    if (kept.every((event, index) => event === told[index])) return;
    batch(() => {
      this.log.value = kept;
      this.refusal.value = null;
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.fallSilent);
    document.removeEventListener("visibilitychange", this.hurry);
    this.hangUp();
  }

  private connect(): void {
    this.hangUp();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.update.value === null ? 0 : this.update.value.version;
    const path = at(`/api/tables/${this.id}/socket?since=${since}&lang=${language.value}&as=${this.role}`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.listen();
    socket.onopen = () => {
      this.connection.value = "open";
      this.barred.value = "";
      this.waitMs = SHORTEST_WAIT_MS;
      for (const act of this.pending.value) this.send(act);
      if (this.isSomebodyElse) void loadMe().catch(() => undefined);
      this.isSomebodyElse = false;
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as ToClient);
    socket.onclose = () => this.lost();
  }

  /** There is one line at a time. */
  private hangUp(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.ending);
    if (this.socket === null) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** A line that is cut somewhere on its way does not say so. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(this.fallSilent, SILENCE_MS);
  }

  private readonly fallSilent = (): void => {
    this.hangUp();
    this.lost();
  };

  private lost(): void {
    if (this.closed) return;
    if (this.connection.value !== "gone") this.connection.value = "lost";
    this.timer = setTimeout(() => this.connect(), this.waitMs * (0.5 + Math.random()));
    this.waitMs = Math.min(2 * this.waitMs, LONGEST_WAIT_MS);
    void this.look();
  }

  /** Whether the table is there at all, if it was never heard of, and whether one may come. */
  private async look(): Promise<void> {
    try {
      const answer = await fetch(at(`/api/tables/${this.id}?lang=${language.value}`));
      if (answer.status === 404 && this.table.value === null) this.connection.value = "gone";
      this.barred.value = answer.status === 403 ? ((await answer.json()) as Refusal).text : "";
    } catch {
      // the line is down; it says nothing about the table
    }
  }

  private readonly hurry = (): void => {
    if (this.connection.value !== "lost" || document.visibilityState === "hidden") return;
    this.connect();
  };

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ToClient): void {
    this.listen();
    switch (message.type) {
      case "ping":
        return this.send({ type: "pong", number: message.number });
      case "table":
        return this.seated(message);
      case "update":
        return this.happened(message);
      case "answer":
        return this.answered(message.id, message.version);
      case "refusal":
        return this.wasRefused(message);
      case "note":
        this.note.value = message;
        return;
      case "said":
        return this.heardWord(message);
      case "bye":
        this.isSomebodyElse = message.why === "signed-out";
        this.waitMs = Math.max(message.back_in_ms, SHORTEST_WAIT_MS);
        return;
    }
  }

  private seated(table: Table): void {
    const viewer = this.table.value?.you;
    this.table.value = shared(this.table.value, table);
    this.countDown(table.begins_in_ms ?? null);
    if (viewer !== undefined && viewer !== table.you) this.log.value = [];
  }

  /** What the countdown was for comes right after its end; if nothing comes, it was for nothing. */
  private countDown(leftMs: number | null): void {
    clearTimeout(this.ending);
    if (leftMs !== null) this.begins.value = performance.now() + leftMs;
    else if (this.begins.value !== null) this.ending = setTimeout(() => { this.begins.value = null; }, AFTER_COUNTDOWN_MS);
  }

  private happened(update: Update): void {
    batch(() => {
      if (this.table.value?.begins_in_ms == null) this.begins.value = null;
      const known = this.update.value?.version ?? 0;
      const continues = update.since === known;
      this.update.value = { ...shared(this.update.value, update), news: update.news };
      this.settle();
      if (update.version > known || !continues)
        this.log.value = continues ? [...this.log.value, ...update.news] : update.news;
      const left = update.time_left_ms;
      this.due.value = left == null ? null : performance.now() + left;
    });
  }

  private answered(id: string, version: number): void {
    this.answers.set(id, version);
    this.settle();
  }

  /** What was answered and is shown by now is no longer on its way. */
  private settle(): void {
    const shown = this.update.value?.version ?? 0;
    const left = this.pending.value.filter(({ id }) => (this.answers.get(id) ?? Infinity) > shown);
    if (left.length < this.pending.value.length) this.pending.value = left;
  }

  private heardWord(word: Said): void {
    this.words.value = [...this.words.value, word].slice(-WORDS_SHOWN);
    setTimeout(() => { this.words.value = this.words.value.filter((other) => other !== word); }, WORD_MS);
  }

  private wasRefused(refusal: Refusal): void {
    if (refusal.id?.startsWith(WORD)) {
      this.wordRefusal.value = refusal;
      return;
    }
    batch(() => {
      this.refused.value = this.pending.value.find(({ id }) => id === refusal.id) ?? null;
      this.refusal.value = refusal;
      this.pending.value = this.pending.value.filter(({ id }) => id !== refusal.id);
    });
  }
}
