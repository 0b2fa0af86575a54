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
  /** Of cars, beside how broad they are. */
  readonly length: number;
  /** Where the line lies, as a part of the way round from the start of the lower straight. */
  readonly line: number;
}

export const WIDE: Shape = { width: 820, height: 456, lane: 24, band: 22, margin: 4, length: 1.04, line: 0.17 };
export const TALL: Shape = { width: 390, height: 540, lane: 20.5, band: 18, margin: 2, length: 0.84, line: 0.315 };

export class Loop {
  private readonly a: number;
  private readonly b: number;
  private readonly r: number;
  private readonly length: number;

  constructor(readonly shape: Shape) {
    const { width, height } = shape;
    const inset = this.outer + shape.margin;
    this.r = Math.min(width, height) / 2 - inset;
    this.a = width / 2 - inset - this.r;
    this.b = height / 2 - inset - this.r;
    this.length = 4 * (this.a + this.b) + 2 * Math.PI * this.r;
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
    const laps = spaces / SPACES + this.shape.line;
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

const loops = new Map<Shape, Loop>();

export function loopOf(shape: Shape): Loop {
  const loop = loops.get(shape) ?? new Loop(shape);
  loops.set(shape, loop);
  return loop;
}
