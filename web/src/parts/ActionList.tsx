// Everything that may be done, in words.
import type { Update } from "../protocol";
import type { TableSocket } from "../socket";
import { actionText, say, type Say } from "../texts";

export function ActionList({ socket, update, speak }: { socket: TableSocket; update: Update; speak: Say }) {
  if (!socket.mayAct.value || !update.legal?.length) return null;
  return (
    <details class="actions">
      <summary>{say.value("in-words", { count: update.legal.length })}</summary>
      <ul>
        {update.legal.map((action, index) => (
          <li key={index}>
            <button type="button" onClick={() => socket.act(action)}>{actionText(speak, action)}</button>
          </li>
        ))}
      </ul>
    </details>
  );
}
