import { type Paragraph, paragraphAt } from './paragraphs.ts';

interface NodePoint {
  readonly node: Node;
  readonly offset: number;
}

export class TextOffsets {
  constructor(
    readonly root: HTMLElement,
    private readonly paragraphs: readonly Paragraph[],
  ) {}

  rangeOf(start: number, end: number): Range {
    const range = document.createRange();
    const [from, to] = [this.pointOf(start, false), this.pointOf(end, end > start)];
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return range;
  }

  /** An end between two text nodes stays in the first node. */
  pointOf(unit: number, isEnd: boolean): NodePoint {
    const near = isEnd ? unit - 1 : unit;
    const element = this.elementAt(near);
    let left = unit - (this.paragraphs[this.paragraphOf(near)]?.start ?? 0);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last: NodePoint = { node: element, offset: 0 };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node as Text;
      if (left < length || (isEnd && left === length)) return { node, offset: left };
      left -= length;
      last = { node, offset: length };
    }
    return last;
  }

  /** Positions outside the text count as its start or end. */
  unitOf(node: Node, offset: number): number {
    const paragraph = this.elementOf(node, offset);
    const index = paragraph ? [...this.root.children].indexOf(paragraph) : -1;
    const found = this.paragraphs[index];
    if (!paragraph || !found) return this.clampToEnds(node, offset);
    const before = document.createRange();
    before.setStart(paragraph, 0);
    before.setEnd(node, offset);
    return found.start + before.toString().length;
  }

  unitAt(x: number, y: number): number | undefined {
    const point = caretAt(x, y);
    return point && this.root.contains(point.node) ? this.unitOf(point.node, point.offset) : undefined;
  }

  /** The character at a point of the page. Browsers return the nearest edge between characters instead. */
  characterAt(x: number, y: number): number | undefined {
    const unit = this.unitAt(x, y);
    if (unit === undefined || unit === 0) return unit;
    const isOn = [...this.rangeOf(unit - 1, unit).getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x < right && top <= y && y <= bottom,
    );
    return isOn ? unit - 1 : unit;
  }

  elementAt(unit: number): Element {
    return this.root.children[this.paragraphOf(unit)] ?? this.root;
  }

  paragraphOf(unit: number): number {
    return paragraphAt(this.paragraphs, unit);
  }

  get length(): number {
    const last = this.paragraphs.at(-1);
    return last ? last.start + last.length : 0;
  }

  private elementOf(node: Node, offset: number): Element | undefined {
    if (node === this.root) return undefined;
    let paragraph: Node | null = node;
    while (paragraph && paragraph.parentNode !== this.root) paragraph = paragraph.parentNode;
    return paragraph instanceof Element && offset >= 0 ? paragraph : undefined;
  }

  private clampToEnds(node: Node, offset: number): number {
    if (node === this.root) return this.paragraphs[offset]?.start ?? this.length;
    return this.root.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING ? 0 : this.length;
  }
}

function caretAt(x: number, y: number): NodePoint | undefined {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found ? { node: found.offsetNode, offset: found.offset } : undefined;
  }
  const range = (document as Document).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
