// A match as a picture: handed on by the device where it can do that, else saved.
import { useState } from "preact/hooks";
import { tablePicture } from "../api";
import type { Table } from "../protocol";
import { reason } from "../reason";
import { say } from "../texts";

/** So long a browser may take to save it. */
const SAVING_MS = 60_000;

export function SharePicture({ table, failed }: { table: Table; failed: (why: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      await handOn(new File([await tablePicture(table.id)], `${table.game}-${table.id}.png`, { type: "image/png" }));
    } catch (error) {
      failed(reason(error));
    } finally {
      setBusy(false);
    }
  };
  return <button type="button" aria-disabled={isBusy} onClick={() => { if (!isBusy) void share(); }}>{say.value("share-picture")}</button>;
}

export async function handOn(picture: File): Promise<void> {
  if (!navigator.canShare?.({ files: [picture] })) return save(picture);
  return navigator.share({ files: [picture] }).catch((error: unknown) => {
    if ((error as Error).name !== "AbortError") save(picture); // whoever thinks better of it wants no file either
  });
}

function save(picture: File): void {
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href: address, download: picture.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
}
