/** A component that is drawn anew only when one of its properties has become another. */

import { Component, type ComponentChildren, type FunctionComponent, h } from "preact";

export function memo<P extends object>(Drawn: (props: P) => ComponentChildren): FunctionComponent<P> {
  class Same extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const [before, after] = [this.props as Record<string, unknown>, next as Record<string, unknown>];
      return Object.keys(after).some((name) => before[name] !== after[name]);
    }

    override render() {
      return h(Drawn as FunctionComponent<P>, this.props);
    }
  }
  return Same as unknown as FunctionComponent<P>;
}
