// Drawn again only when something it was told is no longer the same.
import { Component, type ComponentChildren, type ComponentType } from "preact";

export function memo<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Component<P> {
    static displayName = draw.name;

    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return differ(this.props, next);
    }

    override render(props: P): ComponentChildren {
      return draw(props);
    }
  };
}

/** Whether one of the props is another; each component always has the same ones. */
function differ<P extends object>(before: P, now: P): boolean {
  for (const name in now) if (!Object.is(before[name], now[name])) return true;
  return false;
}
