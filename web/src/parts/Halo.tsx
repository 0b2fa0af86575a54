// A ring around what is to be pressed, wherever it lies and whatever it is made of; it catches no finger.
import { useEffect, useRef } from "preact/hooks";

const MARGIN = 4;

/** Around what `find` finds, which is brought into sight; it is looked for again and again, as boards move. */
export function Halo({ find }: { find: () => Element | null }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let before: Element | null = null;
    const follow = () => {
      const found = find();
      if (found !== before) found?.scrollIntoView({ block: "nearest", inline: "center" });
      before = found;
      const box = found?.getBoundingClientRect();
      const style = ring.current?.style;
      if (style) style.visibility = box && box.width > 0 ? "visible" : "hidden";
      if (style && box) {
        style.transform = `translate(${box.left - MARGIN}px, ${box.top - MARGIN}px)`;
        style.width = `${box.width + 2 * MARGIN}px`;
        style.height = `${box.height + 2 * MARGIN}px`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [find]);
  return <div ref={ring} class="halo" aria-hidden="true" />;
}
