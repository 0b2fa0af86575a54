// A few short tones, made here: never the only sign of anything, and off when the settings say so.
import { sound } from "./settings";

const TONES = {
  turn: [[523, 0], [659, 0.09]],
  end: [[523, 0], [659, 0.12], [784, 0.24]],
  good: [[784, 0]],
  bad: [[196, 0]],
} as const;

const TUNING_MS = 200;

export type Tone = keyof typeof TONES;

let context: AudioContext | null = null;

// No sound before the first touch; and as it takes long to get ready for it, not in the moment of a move.
for (const touch of ["pointerdown", "keydown"] as const)
  addEventListener(touch, () => setTimeout(tune, TUNING_MS), { once: true });

function tune(): void {
  if (typeof AudioContext !== "undefined") context ??= new AudioContext();
}

export function play(tone: Tone): void {
  if (!sound.value || context === null) return;
  for (const [pitch, delay] of TONES[tone]) ring(context, pitch, context.currentTime + delay);
}

function ring(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.26);
}
