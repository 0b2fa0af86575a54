// Before the first form: the tower and the obstacles find their squares, by hand or by chance.
import type { Say } from "@shell/texts";
import { useState } from "preact/hooks";
import type { Draft } from "./field";
import { Icon } from "./hand";
import type { AnyAction, Scatter } from "./types";

const USUAL = 12;
const ARROWS = [["left", 0, -1], ["up", -1, 0], ["down", 1, 0], ["right", 0, 1]] as const;

interface LayoutProps {
  readonly draft: Draft;
  readonly tool: "tower" | "obstacle";
  readonly legal: readonly AnyAction[] | null;
  readonly mayAct: boolean;
  readonly say: Say;
  /** The name of the square aimed at. */
  readonly square: string | null;
  onNudge(rows: number, columns: number): void;
  onSet(): void;
  onTool(tool: "tower" | "obstacle"): void;
  onClear(): void;
  act(action: AnyAction): void;
}

export function Layout({ draft, tool, legal, mayAct, say, square, onNudge, onSet, onTool, onClear, act }: LayoutProps) {
  const scatters = (legal ?? []).filter((action): action is Scatter => action.do === "scatter");
  const most = Math.max(0, ...scatters.map(({ obstacles }) => obstacles));
  const [wished, setWished] = useState(USUAL);
  const count = Math.min(wished, most);
  const { tower, obstacles } = draft;
  return (
    <section class="forma-layout" aria-label={say("web-layout")}>
      <p class="forma-how">{say("web-layout-how", { most })}</p>
      <div class="forma-tools" role="group" aria-label={say("web-stones")}>
        <button type="button" aria-pressed={tool === "tower"} onClick={() => onTool("tower")}>{say("web-tool-tower")}</button>
        <button type="button" aria-pressed={tool === "obstacle"} onClick={() => onTool("obstacle")}>
          {say("web-tool-obstacle", { count: obstacles.length, most })}
        </button>
      </div>
      <div class="forma-nudges" role="group" aria-label={say("web-aim")}>
        {ARROWS.map(([icon, rows, columns]) => (
          <button key={icon} type="button" aria-label={say(`web-${icon}`)} title={say(`web-${icon}`)} onClick={() => onNudge(rows, columns)}><Icon of={icon} /></button>
        ))}
        <button type="button" class="forma-set" disabled={square === null} onClick={onSet}>
          {say(square !== null && (square === tower || obstacles.includes(square)) ? "web-unset" : "web-set", { square: square ?? "…" })}
        </button>
      </div>
      <div class="forma-tools">
        <button type="button" class={tower === null ? "" : "main"} disabled={!mayAct || tower === null}
          onClick={() => tower !== null && act({ do: "lay-out", tower, obstacles })}>{say("web-lay-out")}</button>
        <button type="button" disabled={tower === null && obstacles.length === 0} onClick={onClear}>{say("web-clear")}</button>
      </div>
      <div class="forma-chance">
        <label>
          {say("web-how-many", { count })}
          <input type="range" min={0} max={most} value={count} onInput={(event) => setWished(Number(event.currentTarget.value))} />
        </label>
        <button type="button" class={tower === null ? "main" : ""} disabled={!mayAct} onClick={() => act({ do: "scatter", obstacles: count })}>{say("web-suggest")}</button>
      </div>
    </section>
  );
}
