// A match as a picture: handed on by the device where it can do that, else saved.
import { useState } from "preact/hooks";
import { tablePicture } from "../api";
import type { Table } from "../protocol";
import { reason } from "../reason";
import { say } from "../texts";

export function SharePicture({ table, failed }: { table: Table; failed: (why: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      const { handOn } = await import("../handing");
      await handOn(await tablePicture(table.id), `${table.game}-${table.id}.png`);
    } catch (error) {
      failed(reason(error));
    } finally {
      setBusy(false);
    }
  };
  return <button type="button" aria-disabled={isBusy} onClick={() => { if (!isBusy) void share(); }}>{say.value("share-picture")}</button>;
}
