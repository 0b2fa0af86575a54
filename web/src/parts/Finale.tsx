// The end of a match: nobody sees it before, and so it is fetched then.
import type { EndingProps } from "../board";
import { useLater } from "./Later";

export type FinaleProps = EndingProps & { readonly game: string; readonly title: string };

const load = () => import("./finale/Moment");

export function Finale(props: FinaleProps) {
  const end = useLater(load);
  return end && <end.Moment {...props} />;
}
