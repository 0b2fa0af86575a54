// The shape of the loop: where a place and a lane lie on the paper. It is driven anticlockwise, and the
// line lies where the last 10 ends and the first 1 begins.

export const SPACES = 30;
export const NUMBERS = 10;
export const LANES = 4;

/** The number that is printed on the space of a place. */
export const numberAt = (place: number): number => (((place - 1) % NUMBERS) + NUMBERS) % NUMBERS + 1;

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Where the car looks, in degrees; it goes on falling from lap to lap. */
  readonly angle: number;
}

export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly lane: number;
  readonly band: number;
  readonly margin: number;
  /** How round its bends are: 1 where the shorter sides are nothing but bend. */
  readonly roundness: number;
}

const FLATTEST = 2.2;
const TALLEST = 0.6;
/** Shapes differ by so much at least: a window that is a little wider has the same loop. */
const STEP = 0.05;
/** From here on the shorter sides are nothing but bend. */
const ROUND = Math.log(1.6);

/** The loop for a place that is so many times as wide as it is high: the more it is like a square, the less round. */
function shaped(ratio: number): Shape {
  const roundness = Math.min(1, 0.55 + (0.45 * Math.abs(Math.log(ratio))) / ROUND);
  return ratio > 1
    ? { width: 456 * ratio, height: 456, lane: 23, band: 21, margin: 4, roundness }
    : { width: 390, height: 390 / ratio, lane: 19, band: 17, margin: 2, roundness };
}

export class Loop {
  private readonly a: number;
  private readonly b: number;
  private readonly r: number;
  private readonly length: number;
  /** Where the line lies, from the start of the lower straight. */
  private readonly line: number;
  /** How long cars are, beside how broad they are: a space holds one. */
  readonly stretch: number;

  constructor(readonly shape: Shape) {
    const { width, height, lane } = shape;
    const inset = this.outer + shape.margin;
    this.r = (Math.min(width, height) / 2 - inset) * shape.roundness;
    this.a = width / 2 - inset - this.r;
    this.b = height / 2 - inset - this.r;
    this.length = 4 * (this.a + this.b) + 2 * Math.PI * this.r;
    this.line = width > height ? 1.45 * this.a : 2 * this.a + (Math.PI * this.r) / 2 + 1.45 * this.b;
    this.stretch = Math.min(1.04, (0.9 * this.length) / SPACES / ((44 * lane) / 24));
  }

  /** From the line on which spaces are measured, between the first and the second lane, to the edge. */
  private get outer(): number {
    return this.shape.lane * (LANES - 1) + this.shape.band;
  }

  /** How far outside of that line the middle of a lane is; of `lanes` that share the space. */
  offset(lane: number, lanes = LANES): number {
    return ((lane - 0.5) * LANES / Math.max(lanes, LANES) - 1) * this.shape.lane;
  }

  get bandOffset(): number {
    return (LANES - 1) * this.shape.lane + this.shape.band / 2;
  }

  /** The middle of the space of a place. */
  at(place: number, offset: number): Point {
    return this.along(place - 0.5, offset);
  }

  /** So many spaces behind the line, measured along the way. */
  along(spaces: number, offset: number): Point {
    const laps = spaces / SPACES + this.line / this.length;
    const lap = Math.floor(laps);
    const point = this.onLap((laps - lap) * this.length);
    const turn = (point.angle * Math.PI) / 180;
    return {
      x: point.x - Math.sin(turn) * offset,
      y: point.y + Math.cos(turn) * offset,
      angle: point.angle - 360 * lap,
    };
  }

  /** A stroke along the track from one place to another. */
  trail(from: number, until: number, offset: number): string {
    const steps = Math.max(2, Math.ceil(Math.abs(until - from) * 4));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const { x, y } = this.along(from + ((until - from) * step) / steps, offset);
      return `${step ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    }).join("");
  }

  /** The whole way round as a rounded rectangle. */
  ring(offset: number) {
    const { width, height } = this.shape;
    const r = this.r + offset;
    return { x: width / 2 - this.a - r, y: height / 2 - this.b - r, width: 2 * (this.a + r), height: 2 * (this.b + r), rx: r };
  }

  /** What is left inside, as parts of the whole. */
  get infield() {
    const { width, height, lane } = this.shape;
    const inside = this.ring(-lane);
    return { left: inside.x / width, top: inside.y / height, width: inside.width / width, height: inside.height / height };
  }

  private onLap(way: number): Point {
    const { a, b, r } = this;
    const x = this.shape.width / 2, y = this.shape.height / 2;
    const corner = (Math.PI * r) / 2;
    const sides: [number, (done: number) => Point][] = [
      [2 * a, (done) => ({ x: x - a + done, y: y + b + r, angle: 0 })],
      [corner, (done) => bend(x + a, y + b, 90, done)],
      [2 * b, (done) => ({ x: x + a + r, y: y + b - done, angle: -90 })],
      [corner, (done) => bend(x + a, y - b, 0, done)],
      [2 * a, (done) => ({ x: x + a - done, y: y - b - r, angle: -180 })],
      [corner, (done) => bend(x - a, y - b, -90, done)],
      [2 * b, (done) => ({ x: x - a - r, y: y - b + done, angle: -270 })],
      [corner, (done) => bend(x - a, y + b, -180, done)],
    ];
    const bend = (cx: number, cy: number, from: number, done: number): Point => {
      const degrees = from - (done / r) * (180 / Math.PI);
      const turn = (degrees * Math.PI) / 180;
      return { x: cx + r * Math.cos(turn), y: cy + r * Math.sin(turn), angle: degrees - 90 };
    };
    for (const [length, point] of sides) {
      if (way <= length) return point(way);
      way -= length;
    }
    return sides[0]![1](0);
  }
}

const loops = new Map<number, Loop>();

/** The loop that fits a place of this width and height best. */
export function loopFor(width: number, height: number): Loop {
  const wanted = Math.min(FLATTEST, Math.max(TALLEST, width / Math.max(1, height)));
  const ratio = Math.round(wanted / STEP) * STEP;
  const loop = loops.get(ratio) ?? new Loop(shaped(ratio));
  loops.set(ratio, loop);
  return loop;
}
