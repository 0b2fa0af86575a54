// Before the first form: the tower and the obstacles find their squares, by hand or by chance.
import type { Say } from "@shell/texts";
import { useState } from "preact/hooks";
import type { Draft } from "./field";
import type { AnyAction, Scatter } from "./types";

const USUAL = 12;

interface LayoutProps {
  readonly draft: Draft;
  readonly tool: "tower" | "obstacle";
  readonly legal: readonly AnyAction[] | null;
  readonly mayAct: boolean;
  readonly say: Say;
  onTool(tool: "tower" | "obstacle"): void;
  onClear(): void;
  act(action: AnyAction): void;
}

export function Layout({ draft, tool, legal, mayAct, say, onTool, onClear, act }: LayoutProps) {
  const scatters = (legal ?? []).filter((action): action is Scatter => action.do === "scatter");
  const most = Math.max(0, ...scatters.map(({ obstacles }) => obstacles));
  const [wished, setWished] = useState(USUAL);
  const count = Math.min(wished, most);
  const { tower, obstacles } = draft;
  return (
    <section class="forma-layout" aria-label={say("web-layout")}>
      <p>{say("web-layout-how", { most })}</p>
      <div class="forma-tools" role="group" aria-label={say("web-stones")}>
        <button type="button" aria-pressed={tool === "tower"} onClick={() => onTool("tower")}>{say("web-tool-tower")}</button>
        <button type="button" aria-pressed={tool === "obstacle"} onClick={() => onTool("obstacle")}>
          {say("web-tool-obstacle", { count: obstacles.length, most })}
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
