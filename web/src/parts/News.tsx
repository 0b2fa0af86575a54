// What happened, in words: the last lines, each put into words and drawn once.
import { memo } from "../memo";
import type { Event } from "../protocol";
import { eventText, say, type Say } from "../texts";
import { SeatMark } from "./Players";

const NEWS_SHOWN = 60;

export function News({ log, speak }: { log: readonly Event[]; speak: Say }) {
  const first = Math.max(0, log.length - NEWS_SHOWN);
  return (
    <details class="news" open>
      <summary>{say.value("what-happened")}</summary>
      <div class="roll" tabindex={0}>
        <ol aria-live="polite">
          {log.slice(first).map((event, index) => <NewsLine key={first + index} event={event} speak={speak} />)}
        </ol>
      </div>
    </details>
  );
}

const NewsLine = memo(function NewsLine({ event, speak }: { event: Event; speak: Say }) {
  const text = eventText(speak, event);
  const { seat } = event;
  if (text === "") return null;
  return <li>{typeof seat === "number" && seat >= 0 && <SeatMark seat={seat} />}<span>{text}</span></li>;
});
