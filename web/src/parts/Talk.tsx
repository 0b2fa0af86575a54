// A word across languages: a button where several people sit. What can be said, and what is, comes with a chunk of its own.
import { useRef } from "preact/hooks";
import type { Table } from "../protocol";
import type { TableSocket } from "../socket";
import { say } from "../texts";
import { useLater } from "./Later";

export interface TalkProps {
  readonly socket: TableSocket;
  readonly table: Table;
  readonly names: readonly string[];
}

const load = () => import("./talk/Words");

/** Whether there are people at the table to whom, or of whom, anything could be said. */
export const hasCompany = ({ chairs, you }: Table): boolean =>
  chairs.some(({ kind }, seat) => kind === "person" && seat !== you);

export function TalkButton(props: TalkProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const talk = useLater(load);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" class="quiet to-talk" aria-haspopup="dialog" aria-label={say.value("say-something")}
        disabled={!hasCompany(props.table)} onClick={() => dialog.current?.showModal()}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 4h16v12h-9l-5 4v-4H4z" /></svg>
      </button>
      <dialog ref={dialog} class="talk" aria-labelledby="talk-title" onClick={(event) => { if (event.target === dialog.current) close(); }}>
        {talk && <talk.Phrases {...props} close={close} />}
      </dialog>
    </>
  );
}

/** What is said, over whatever lies there. */
export function Talk(props: TalkProps) {
  const talk = useLater(load);
  return talk && <talk.Words {...props} />;
}
