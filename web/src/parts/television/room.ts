// What makes a browser a television: its own style, a dark room, and a display that stays on.
import { at } from "../../root";
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { theme } from "../../settings";

const STYLE = at("/static/television.css");

/** Whether its style is there. */
export function useStyle(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = STYLE;
    link.onload = link.onerror = () => setThere(true);
    document.head.append(link);
    return () => link.remove();
  }, []);
  return isThere;
}

/** By night, unless somebody chose the day on this very device. */
export function useDark(): void {
  useEffect(() => {
    const root = document.documentElement;
    const leave = effect(() => {
      if (theme.value === "system") root.setAttribute("data-theme", "dark");
    });
    return () => {
      leave();
      if (theme.peek() === "system") root.removeAttribute("data-theme");
    };
  }, []);
}

/** Browsers keep a display on over TLS and on this machine alone, and only while the page is seen. */
export function useWakefulness(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const ask = () => {
      if (document.visibilityState === "visible")
        void navigator.wakeLock?.request("screen").then((held) => { lock = held; }, () => undefined);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
