import type { TextOffsets } from './text-offsets.ts';

export class CaretView {
  /** Column that the caret keeps while it moves from line to line. */
  private column: { readonly unit: number; readonly x: number } | undefined;

  constructor(
    private readonly offsets: TextOffsets,
    private readonly element: HTMLElement,
  ) {}

  show(unit: number) {
    const rect = this.rectAt(unit);
    const origin = this.element.parentElement?.getBoundingClientRect();
    if (!rect || !origin) return;
    const { style } = this.element;
    style.transform = `translate(${rect.x - origin.x}px, ${rect.y - origin.y}px)`;
    style.height = `${rect.height}px`;
    this.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** The unit one line down or up, near the same column. */
  lineFrom(unit: number, isForward: boolean): number | undefined {
    const rect = this.rectAt(unit);
    if (!rect) return undefined;
    const x = this.column?.unit === unit ? this.column.x : rect.x;
    const line = Number.parseFloat(this.styleAt(unit).lineHeight);
    const found = this.offsets.unitAt(x, rect.y + rect.height / 2 + (isForward ? line : -line));
    const isFurther = found !== undefined && (isForward ? found > unit : found < unit);
    if (isFurther) this.column = { unit: found, x };
    return isFurther ? found : undefined;
  }

  edgeOf(unit: number, isForward: boolean): number | undefined {
    const rect = this.rectAt(unit);
    const box = this.offsets.root.getBoundingClientRect();
    const isOnRight = isForward !== this.isRightToLeft(unit);
    return rect && this.offsets.unitAt(isOnRight ? box.right - 1 : box.left + 1, rect.y + rect.height / 2);
  }

  isRightToLeft(unit: number): boolean {
    return this.styleAt(unit).direction === 'rtl';
  }

  private styleAt(unit: number): CSSStyleDeclaration {
    return getComputedStyle(this.offsets.elementAt(unit));
  }

  private rectAt(unit: number): DOMRect | undefined {
    const [empty] = this.offsets.rangeOf(unit, unit).getClientRects();
    if (empty) return empty;
    const [next] = this.offsets.rangeOf(unit, unit + 1).getClientRects();
    if (next) return next;
    const before = [...this.offsets.rangeOf(Math.max(0, unit - 1), unit).getClientRects()].at(-1);
    return before && new DOMRect(before.right, before.y, 0, before.height);
  }
}
