// What is not in sight costs nothing: a part that is folded away or lies outside the window is left as it was, and
// made up to date when it is seen.
import { Component, createRef, type ComponentChildren } from "preact";

/** What only touches the edge of the window is not in it. */
const EDGE = "-1px";

interface WhileShownProps {
  readonly class: string;
  readonly tabindex?: number;
  /** Called when it is drawn, so that whatever it reads concerns nobody meanwhile. */
  readonly children: () => ComponentChildren;
}

export class WhileShown extends Component<WhileShownProps> {
  private readonly box = createRef<HTMLDivElement>();
  /** What has no box at first is not told of. */
  private isShown = false;
  private watch: IntersectionObserver | null = null;

  override componentDidMount(): void {
    this.watch = new IntersectionObserver(([box]) => this.look(box!.isIntersecting), { rootMargin: EDGE });
    this.watch.observe(this.box.current!);
  }

  override componentWillUnmount(): void {
    this.watch?.disconnect();
  }

  override shouldComponentUpdate(): boolean {
    return this.isShown;
  }

  override render({ class: name, tabindex, children }: WhileShownProps): ComponentChildren {
    return <div ref={this.box} class={name} tabindex={tabindex}>{children()}</div>;
  }

  private look(isShown: boolean): void {
    if (isShown && !this.isShown) this.forceUpdate();
    this.isShown = isShown;
  }
}
