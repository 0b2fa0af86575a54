// Where the table lies: usually below "/", and behind a proxy perhaps below a path such as "/games". All addresses in our code
// are written from the table's own root; whatever leaves it is put below that path here, and every link and picture by itself.
import { options } from "preact";

/** Nothing, or a path without a slash at its end; the server writes it into the page. */
export const ROOT = document.documentElement.dataset.root ?? "";

/** An address of the table's, as the browser must know it. */
export const at = (address: string): string => ROOT + address;

/** Where in the table a browser is. */
export const below = (address: string): string =>
  ROOT && (address === ROOT || address.startsWith(`${ROOT}/`)) ? address.slice(ROOT.length) || "/" : address;

const LEADING = ["href", "src"] as const;

if (ROOT) {
  const before = options.vnode;
  options.vnode = (node) => {
    const props = node.props as Record<string, unknown>;
    if (typeof node.type === "string")
      for (const name of LEADING) {
        const address = props[name];
        if (typeof address === "string" && /^\/(?!\/)/.test(address)) props[name] = at(below(address));
      }
    before?.(node);
  };
}
