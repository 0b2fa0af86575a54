// What lies folded away costs nothing: a part that has no box is left as it was, and made up to date when it gets one.
import { Component, createRef, type ComponentChildren } from "preact";

interface WhileShownProps {
  readonly class: string;
  readonly tabindex?: number;
  readonly children: ComponentChildren;
}

export class WhileShown extends Component<WhileShownProps> {
  private readonly box = createRef<HTMLDivElement>();
  /** What has no box at first is not told of. */
  private isShown = false;
  private watch: ResizeObserver | null = null;

  override componentDidMount(): void {
    this.watch = new ResizeObserver(([box]) => this.look(box!.contentRect.width > 0));
    this.watch.observe(this.box.current!);
  }

  override componentWillUnmount(): void {
    this.watch?.disconnect();
  }

  override shouldComponentUpdate(): boolean {
    return this.isShown;
  }

  override render({ class: name, tabindex, children }: WhileShownProps): ComponentChildren {
    return <div ref={this.box} class={name} tabindex={tabindex}>{children}</div>;
  }

  private look(isShown: boolean): void {
    if (isShown && !this.isShown) this.forceUpdate();
    this.isShown = isShown;
  }
}
