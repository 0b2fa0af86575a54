// What the special cards do; made from the cards' data.
import type { Say } from "@shell/texts";
import { CardPicture } from "./card";
import type { Card, View } from "./types";

export function Legend({ view, say }: { view: View; say: Say }) {
  const figures = new Map<Card["figure"], Card[]>();
  for (const card of view.cards) figures.set(card.figure, [...(figures.get(card.figure) ?? []), card]);
  return (
    <details class="ff-legend">
      <summary><b aria-hidden="true">?</b><span class="unseen">{say("web-legend")}</span></summary>
      <div class="ff-figures-told">
        <dl>
          {[...figures].map(([figure, cards]) => (
            <div key={figure}>
              <dt><CardPicture card={cards.at(-1)!} /> {say(`figure-${figure}`)} <small>{cards.map((card) => card.number).join(" · ")}</small></dt>
              <dd>{say(`web-about-${figure}`)}</dd>
            </div>
          ))}
        </dl>
        {view.discards.length > 0 && <p>{say("web-discards", { numbers: view.discards })}</p>}
      </div>
    </details>
  );
}
