"""What of a page is hard to see or to call: rings around what has the focus, edges of fields, names.

Whoever uses keys sees where they are on any ground: a ring has two tones, nine times as light the one as the
other, so that one of them is three times as light or as dark as whatever it lies on. A board that is a
picture draws its own. A field's edge is told from the field and from what it lies on. What a button is called
aloud contains every word that stands on it: whoever speaks to a machine says what they see.
"""

HARD_TO_USE = """() => {
  const value = (part) => (part / 255 <= .03928 ? part / 255 / 12.92 : ((part / 255 + .055) / 1.055) ** 2.4);
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return .2126 * value(red) + .7152 * value(green) + .0722 * value(blue) + .05;
  };
  const ratio = (one, other) => Math.max(light(one) / light(other), light(other) / light(one));
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const faults = [];
  const blame = (node, what) => faults.push(`${what} ${node.outerHTML.slice(0, 120)}`);

  const keyed = "a[href], button:enabled, select, input, summary, [role=gridcell], [tabindex='0']";
  for (const node of document.querySelectorAll(`:is(${keyed}):not(svg *)`)) {
    node.focus({ preventScroll: true });
    if (document.activeElement !== node || !isSeen(node)) continue;
    const style = getComputedStyle(node);
    const inner = style.boxShadow.match(/^\\w+\\([^)]*\\)/)?.[0];
    if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) blame(node, "no ring");
    else if (!inner || ratio(style.outlineColor, inner) < 9)
      blame(node, `ring ${style.outlineColor} ${style.boxShadow}`);
  }
  document.activeElement?.blur();

  const ground = (node) => {
    const { backgroundColor } = getComputedStyle(node);
    const isClear = /, 0\\)$/.test(backgroundColor) && node.parentElement;
    return isClear ? ground(node.parentElement) : backgroundColor;
  };
  const others = "[type=checkbox], [type=radio], [type=range], [type=file]";
  for (const node of document.querySelectorAll(`select, input:not(${others})`)) {
    const { borderTopColor } = getComputedStyle(node);
    const grounds = [ground(node), ground(node.parentElement)];
    if (isSeen(node) && grounds.some((each) => ratio(borderTopColor, each) < 3))
      blame(node, `border ${borderTopColor} on ${grounds}`);
  }

  const parts = (node) => [...node.childNodes].flatMap((part) =>
    part.nodeType === 3 ? [part.data.trim()] : part.nodeType === 1 && isSeen(part) ? parts(part) : []);
  const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\d]+/gu, " ").trim();
  for (const node of document.querySelectorAll("a[aria-label], button[aria-label]")) {
    const unsaid = parts(node).filter((word) => !plain(node.ariaLabel).includes(plain(word)));
    if (isSeen(node) && unsaid.length > 0) blame(node, `called otherwise than ${unsaid}`);
  }
  return faults;
}"""
