import { Component, createElement, type ComponentType, type VNode } from 'preact';

/** The component is drawn again only when one of its properties is another one. */
export function memo<Props extends object>(View: (props: Props) => VNode): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const names = Object.keys(next) as (keyof Props)[];
      return names.some((name) => next[name] !== this.props[name]);
    }

    render(): VNode {
      return createElement(View as ComponentType<Props>, this.props) as VNode;
    }
  };
}
