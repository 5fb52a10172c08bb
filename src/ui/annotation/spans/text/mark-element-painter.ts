import { type CodePoints, toUnit } from '#domain/annotation/spans/code-points.ts';
import { cssColour, lineColour, tintStrength } from '#domain/annotation/spans/colours.ts';
import type { Mark } from '../../model/spans/marks.ts';
import { underlineOffsetPx } from './highlight-painter.ts';
import type { Paragraph } from './paragraphs.ts';
import styles from './span-text.module.css';
import type { TextOffsets } from './text-offsets.ts';

/** A part of the text to be wrapped, in UTF-16 units. */
interface Wrapping {
  readonly start: number;
  readonly end: number;
  /** Identifies the style; equal values look the same. */
  readonly style: string;
  readonly wrap: () => HTMLElement;
}

/**
 * Wraps marks in elements, for browsers without the CSS Custom Highlight API. It does not use React, because the
 * search highlighter changes the same nodes.
 */
export class MarkElementPainter {
  private marks: readonly Wrapping[] = [];
  private selected: readonly Wrapping[] = [];
  private readonly shown = new Map<Paragraph, string>();

  constructor(
    private readonly offsets: TextOffsets,
    private readonly paragraphs: readonly Paragraph[],
    private readonly points: CodePoints,
  ) {}

  prepare() {
    // each `<mark>` element carries its own style
  }

  paint(marks: readonly Mark[]) {
    this.marks = marks.map((mark) => ({
      start: toUnit(this.points, mark.span.start),
      end: toUnit(this.points, mark.span.end),
      style: `${mark.key} ${cssColour(mark.label.colour)} ${mark.level} ${mark.isOpen}`,
      wrap: () => markOf(mark),
    }));
    this.draw();
  }

  paintSelection(range: Range | undefined) {
    const { offsets } = this;
    this.selected = range
      ? [
          {
            start: offsets.unitOf(range.startContainer, range.startOffset),
            end: offsets.unitOf(range.endContainer, range.endOffset),
            style: 'selected',
            wrap: selection,
          },
        ]
      : [];
    this.draw();
  }

  dispose() {
    this.marks = [];
    this.selected = [];
    this.draw();
  }

  private draw() {
    const wrappings = [...this.selected, ...this.marks];
    this.paragraphs.forEach((paragraph, index) => {
      const end = paragraph.start + paragraph.length;
      const inParagraph = wrappings.filter((each) => each.start < end && each.end > paragraph.start);
      const style = inParagraph.map((each) => `${each.start} ${each.end} ${each.style}`).join();
      if ((this.shown.get(paragraph) ?? '') === style) return;
      this.shown.set(paragraph, style);
      this.offsets.root.children[index]?.replaceChildren(...this.nodesOf(paragraph, inParagraph));
    });
  }

  private nodesOf({ start, length }: Paragraph, inParagraph: readonly Wrapping[]): readonly Node[] {
    const end = start + length;
    const within = (unit: number) => Math.min(Math.max(unit, start), end);
    const edges = [start, end, ...inParagraph.flatMap((each) => [within(each.start), within(each.end)])];
    const edgesInOrder = [...new Set(edges)].toSorted((one, other) => one - other);
    return edgesInOrder.slice(0, -1).map((from, index) => {
      const to = edgesInOrder[index + 1] ?? end;
      const text = document.createTextNode(this.points.text.slice(from, to));
      return inParagraph
        .filter((each) => each.start < to && each.end > from)
        .reduceRight<Node>((inner, { wrap }) => {
          const outer = wrap();
          outer.append(inner);
          return outer;
        }, text);
    });
  }
}

function selection(): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.selection ?? '';
  element.dataset.pending = '';
  return element;
}

function markOf({ label, level, isOpen }: Mark): HTMLElement {
  const element = document.createElement('mark');
  const [light, dark] = [lineColour(label.colour, 'light'), lineColour(label.colour, 'dark')];
  element.className = styles.mark ?? '';
  element.dataset.open = String(isOpen);
  element.style.background = isOpen
    ? 'none'
    : `light-dark(${cssColour(light, tintStrength.light)}, ${cssColour(dark, tintStrength.dark)})`;
  element.style.textDecorationColor = `light-dark(${cssColour(light)}, ${cssColour(dark)})`;
  element.style.textUnderlineOffset = `${underlineOffsetPx(level)}px`;
  return element;
}
