import { Svg } from 'chartist';

/** Makes chartist set styles by script. It writes style attributes, which the content security policy blocks. */
export function setStylesByScript(): void {
  const attr = Reflect.get(Svg.prototype, 'attr') as (...given: unknown[]) => unknown;
  Svg.prototype.attr = function withoutStyle(this: Svg, ...given: unknown[]) {
    const [attributes, ...rest] = given;
    if (typeof attributes !== 'object' || attributes === null || !('style' in attributes)) {
      return Reflect.apply(attr, this, given);
    }
    const { style, ...others } = attributes;
    this.getNode<SVGElement>().style.cssText = String(style);
    return Reflect.apply(attr, this, [others, ...rest]);
  } as Svg['attr'];
}
