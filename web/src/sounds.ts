// Twelve short sounds, made here out of tones and noise: never the only sign of anything, silent before the first touch,
// and off when the settings say so. Some are felt as well, where a device can do that.
import { sound, vibration } from "./settings";

/** One stroke: from when, from which pitch to which, how much of it is noise and how dark that is, how long, how loud. */
interface Stroke {
  readonly at?: number;
  readonly hz?: number;
  readonly to?: number;
  readonly noise?: number;
  readonly dark?: number;
  readonly for: number;
  readonly loud: number;
  /** Overtones, as multiples of the pitch. */
  readonly over?: readonly number[];
}

const BELL = [2.76, 5.4];
const PIPE = [2, 3];
const ENGINE = [1.5, 2, 3, 4, 5, 6];

const bell = (hz: number, at = 0, loud = 0.3): Stroke => ({ at, hz, for: 0.7, loud, over: BELL });
const pipe = (hz: number, at = 0, long = 0.35): Stroke => ({ at, hz, for: long, loud: 0.28, over: PIPE });
const knock = (hz: number, at = 0, loud = 0.5): Stroke => ({ at, hz, to: hz * 0.7, for: 0.09, loud, over: [2.4] });
const rustle = (at: number, long: number, loud: number, dark = 5000): Stroke => ({ at, noise: 1, dark, for: long, loud });

const SOUNDS = {
  /** It is one's turn. */
  turn: [bell(659), bell(880, 0.13)],
  good: [pipe(784), pipe(1047, 0.09)],
  bad: [pipe(330), pipe(262, 0.14)],
  refused: [knock(150), knock(130, 0.1)],
  /** A card is turned over. */
  flip: [rustle(0, 0.05, 0.35), rustle(0.06, 0.09, 0.5, 3500)],
  /** A hand takes something. */
  grab: [rustle(0, 0.03, 0.4, 7000), { hz: 420, to: 760, for: 0.08, loud: 0.3 }],
  /** Wood on wood. */
  lay: [knock(240), rustle(0, 0.02, 0.3)],
  cannon: [{ hz: 120, to: 36, for: 0.6, loud: 0.8 }, rustle(0, 0.45, 0.8, 700)],
  engine: [{ hz: 62, to: 130, for: 0.5, loud: 0.3, over: ENGINE, noise: 0.2, dark: 900 }],
  won: [pipe(523), pipe(659, 0.12), pipe(784, 0.24), ...[1047, 1319, 1568].map((hz) => bell(hz, 0.38, 0.2))],
  lost: [pipe(392, 0, 0.4), pipe(330, 0.2, 0.4), pipe(262, 0.4, 0.7)],
  /** It is over, for those who neither won nor lost. */
  end: [bell(523), bell(784, 0.16)],
} satisfies Record<string, readonly Stroke[]>;

export type Sound = keyof typeof SOUNDS;

/** What is felt, in milliseconds: buzzes and the pauses between them. */
const FELT: Partial<Record<Sound, readonly number[]>> = { grab: [12], refused: [25, 50, 25] };

const LOUDNESS = 0.35;
const RATE = 22_050;
const TUNING_MS = 200;

let context: AudioContext | null = null;
const made = new Map<Sound, AudioBuffer>();

// No sound before the first touch; and as it takes long to get ready for it, not in the moment of a move.
for (const touch of ["pointerdown", "keydown"] as const)
  addEventListener(touch, () => setTimeout(tune, TUNING_MS), { once: true });

function tune(): void {
  if (typeof AudioContext === "undefined" || context !== null) return;
  context = new AudioContext();
  let pause = 0;
  for (const name of Object.keys(SOUNDS) as Sound[]) setTimeout(recorded, (pause += 50), context, name);
}

/** Heard if sounds are on, felt if vibration is; nothing where neither can be. */
export function play(name: Sound): void {
  const buzz = FELT[name];
  if (buzz && vibration.value && context !== null) navigator.vibrate?.([...buzz]);
  if (!sound.value || context === null) return;
  const source = context.createBufferSource();
  source.buffer = recorded(context, name);
  source.connect(context.destination);
  source.start();
}

function recorded(audio: AudioContext, name: Sound): AudioBuffer {
  const found = made.get(name) ?? record(audio, SOUNDS[name]);
  made.set(name, found);
  return found;
}

function record(audio: AudioContext, strokes: readonly Stroke[]): AudioBuffer {
  const end = Math.max(...strokes.map((stroke) => (stroke.at ?? 0) + stroke.for));
  const buffer = audio.createBuffer(1, Math.ceil(end * RATE), RATE);
  for (const stroke of strokes) strike(buffer.getChannelData(0), stroke);
  return buffer;
}

/** Adds one stroke to what is recorded: it comes at once, and fades. */
function strike(samples: Float32Array, { at = 0, hz = 0, to = hz, noise = 0, dark = 5000, for: long, loud, over = [] }: Stroke): void {
  const first = Math.floor(at * RATE);
  const count = Math.floor(long * RATE);
  const follow = 1 - Math.exp((-2 * Math.PI * dark) / RATE);
  let phase = 0;
  let rustling = 0;
  for (let index = 0; index < count; index++) {
    const part = index / count;
    phase += (2 * Math.PI * hz * (to / (hz || 1)) ** part) / RATE;
    rustling += follow * (Math.random() * 2 - 1 - rustling);
    const tone = over.reduce((sum, times, rank) => sum + Math.sin(phase * times) / (rank + 3), Math.sin(phase));
    const fade = Math.min(1, index / 60) * Math.exp(-5 * part) * (1 - part);
    samples[first + index]! += LOUDNESS * loud * fade * (hz ? tone * (1 - noise) + rustling * noise : rustling);
  }
}
