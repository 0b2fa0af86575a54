// The course of a match as lines, one for each player: what each could expect after every event. Below it, the turning points.
import { useMemo } from "preact/hooks";
import { memo } from "../../memo";
import type { DecisionTold, ReviewTold } from "../../protocol";
import { SeatMark } from "../Players";
import { amountText } from "./amounts";
import { scaleOf, spread, standing, type Scale } from "./heights";
import { words } from "./words";

/** As hundredths of the width: what a finger needs on a small phone. */
const GAP = 13;

interface CourseProps {
  readonly told: ReviewTold;
  readonly names: readonly string[];
  /** What can be pressed below the lines, the greatest first. */
  readonly turning: readonly DecisionTold[];
  readonly shown: DecisionTold | null;
  show(decision: DecisionTold): void;
}

export function CourseLines({ told, names, turning, shown, show }: CourseProps) {
  const scale = useMemo(() => scaleOf(told), [told]);
  const feet = spread(turning.map(({ version }) => scale.across(version)), GAP);
  const height = ({ version, seat }: DecisionTold) => scale.down(standing(told.course, version)[seat] ?? 0);
  const isListed = shown !== null && turning.includes(shown);
  return (
    <section class="look-course">
      <h2 class="unseen">{words.value("look-course")}</h2>
      <ul class="look-legend">
        {names.map((name, seat) => (
          <li key={seat}><svg viewBox="0 0 26 6" aria-hidden="true"><path class={`look-line look-line-${seat}`} d="M0 3H26" /></svg><SeatMark seat={seat} /> {name}</li>
        ))}
      </ul>
      <div class="look-picture">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={courseText(told, names)}>
          {[5, 50, 95].map((y) => <path key={y} class="look-rule" d={`M0 ${y}H100`} />)}
          <Lines told={told} scale={scale} />
          {turning.map((point, index) => (
            <path key={point.version} class={point === shown ? "look-drop look-shown" : "look-drop"}
              d={`M${scale.across(point.version)} ${height(point)}V93L${feet[index]} 100`} />
          ))}
          {shown && !isListed && <path class="look-drop look-shown" d={`M${scale.across(shown.version)} ${height(shown)}V100`} />}
        </svg>
        <Marks told={told} scale={scale} />
        {turning.map((point) => <i key={point.version} class="look-dot" style={place(scale.across(point.version), height(point))} />)}
        {shown && !isListed && <i class="look-dot" style={place(scale.across(shown.version), height(shown))} />}
        <span class="look-top small">{topText(told)}</span>
      </div>
      {turning.length > 0 && <div class="look-feet">
        {turning.map((point, index) => (
          <button key={point.version} type="button" style={{ left: `${feet[index]}%` }} aria-pressed={point === shown}
            aria-label={words.value("look-turning", { number: index + 1, name: names[point.seat] ?? "" })} onClick={() => show(point)}>{index + 1}</button>
        ))}
      </div>}
    </section>
  );
}

const place = (left: number, top: number) => ({ left: `${left}%`, top: `${top}%` });

const Lines = memo(function Lines({ told, scale }: { told: ReviewTold; scale: Scale }) {
  const lines = Array.from({ length: told.seats }, (_, seat) =>
    "M" + told.course.map(({ version, values }) => `${scale.across(version).toFixed(2)} ${scale.down(values[seat]!).toFixed(2)}`).join("L"));
  return (
    <>
      {lines.map((d, seat) => <path key={`rim ${seat}`} class="look-rim" d={d} />)}
      {lines.map((d, seat) => <path key={seat} class={`look-line look-line-${seat}`} d={d} />)}
    </>
  );
});

/** Everybody's mark on their line, each at a place of its own: no line is told by its colour alone. */
const Marks = memo(function Marks({ told, scale }: { told: ReviewTold; scale: Scale }) {
  const last = told.course.at(-1)?.version ?? 0;
  return (
    <>
      {Array.from({ length: told.seats }, (_, seat) => {
        const version = (last * (seat + 1)) / (told.seats + 1);
        return <span key={seat} class="look-mark" style={place(scale.across(version), scale.down(standing(told.course, version)[seat] ?? 0))}><SeatMark seat={seat} /></span>;
      })}
    </>
  );
});

const topText = ({ unit, course }: ReviewTold): string =>
  unit === "share" ? words.value("look-top") : words.value("look-top-points", { points: amountText(Math.max(...course.flatMap(({ values }) => values))) });

/** The same for those who see no lines: where everybody began, at best and at worst, and where they ended. */
function courseText({ course, unit }: ReviewTold, names: readonly string[]): string {
  const each = names.map((name, seat) => {
    const line = course.map(({ values }) => values[seat]!);
    const [from, to] = [line[0] ?? 0, line.at(-1) ?? 0];
    return words.value("look-course-of", {
      name, unit, from: amountText(from), least: amountText(Math.min(...line)), most: amountText(Math.max(...line)), to: amountText(to),
    });
  });
  return `${words.value("look-course")}: ${each.join(" ")}`;
}
