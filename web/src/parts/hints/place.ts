// Where words may lie over a board so that what is drawn there, to be looked at now, is seen.

/** What boards draw of advice. */
const DRAWN = '.board [class*="advice"], .board [class*="advised"]';

/** At the top of the stage, or at its foot if less of what is drawn is hidden there: hidden is what is not seen for the most part. */
export function placeClearOf(card: HTMLElement): "" | "below" {
  const stage = card.closest(".stage")!.getBoundingClientRect();
  const { left, right, height } = card.getBoundingClientRect();
  const drawn = [...document.querySelectorAll(DRAWN)].map((mark) => mark.getBoundingClientRect());
  const hidden = (top: number) => drawn.filter((mark) => isHidden(mark, { left, right, top, bottom: top + height })).length;
  return hidden(stage.top) > hidden(stage.bottom - height) ? "below" : "";
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

function isHidden(mark: DOMRect, card: Box): boolean {
  const wide = Math.min(mark.right, card.right) - Math.max(mark.left, card.left);
  const high = Math.min(mark.bottom, card.bottom) - Math.max(mark.top, card.top);
  return wide > 0 && high > 0 && wide * high > (mark.width * mark.height) / 2;
}
