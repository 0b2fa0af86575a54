// A room that nobody comes to first: its page is fetched with whoever comes, and with the first of them the look of all such rooms.
import type { ComponentType } from "preact";
import { at } from "../root";
import { say } from "../texts";
import { useLater } from "./Later";

const LOOK = at("/static/rooms.css");

type RoomProps<P> = { readonly load: () => Promise<ComponentType<P>> } & P;

export function Room<P extends object>({ load, ...props }: RoomProps<P>) {
  const Page = useLater(() => furnished(load));
  return Page === null ? <p class="loading">{say.value("loading")}</p> : <Page {...(props as unknown as P)} />;
}

/** Have a room ready before anybody comes. */
export const furnish = (load: () => Promise<unknown>): void => void furnished(load).catch(() => undefined);

const furnished = async <T,>(load: () => Promise<T>): Promise<T> => (await Promise.all([load(), dressed()]))[0];

let looks: Promise<void> | null = null;

/** Once it is there it stays; what did not come is asked for again with the next attempt. */
function dressed(): Promise<void> {
  looks ??= new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = LOOK;
    link.onload = () => done();
    link.onerror = () => {
      looks = null;
      link.remove();
      failed(new Error(LOOK));
    };
    document.head.append(link);
  });
  return looks;
}
