import { cssColour, lineColour, tintStrength } from '#domain/annotation/spans/colours.ts';
import type { Mark, SpanLabel } from '../../model/spans/marks.ts';

/** Lines of text keep their height, so the underlines of overlapping marks are close together. */
const underlines = { firstPx: 5, stepPx: 3, deepest: 2 };

/** Distance between the baseline and the underline of a mark. */
export const underlineOffsetPx = (level: number): number =>
  underlines.firstPx + Math.min(level, underlines.deepest) * underlines.stepPx;

const maxPreparedLabels = 50;
const selectionName = 'span-pending';

type MarkStyle = Pick<Mark, 'label' | 'level' | 'isOpen'>;

/** Marks of the same style share a highlight. */
function highlightName({ label: { colour }, level, isOpen }: MarkStyle): string {
  const { hue, saturation, lightness } = colour;
  return `span-${hue}-${saturation}-${lightness}-${level}${isOpen ? '-open' : ''}`;
}

function highlightRule(style: MarkStyle): string {
  const { label, level, isOpen } = style;
  const [light, dark] = [lineColour(label.colour, 'light'), lineColour(label.colour, 'dark')];
  const tint = `light-dark(${cssColour(light, tintStrength.light)}, ${cssColour(dark, tintStrength.dark)})`;
  const line = `light-dark(${cssColour(light)}, ${cssColour(dark)})`;
  return `::highlight(${highlightName(style)}) {
    background-color: ${isOpen ? 'transparent' : tint};
    text-decoration: underline ${isOpen ? 'dashed' : 'solid'} ${line} 2px;
    text-underline-offset: ${underlineOffsetPx(level)}px;
  }`;
}

/** Colours marks with the CSS Custom Highlight API, without changing elements. */
export class HighlightPainter {
  private readonly sheet = new CSSStyleSheet();
  private readonly known = new Set<string>();
  private readonly shown = new Map<string, { readonly name: string; readonly range: Range }>();

  constructor() {
    document.adoptedStyleSheets.push(this.sheet);
  }

  /** Inserts the likely rules early, because a new rule makes the browser restyle the whole page. */
  prepare(labels: readonly SpanLabel[]) {
    for (const label of labels.slice(0, maxPreparedLabels)) {
      this.ensureRule({ label, level: 0, isOpen: false });
      this.ensureRule({ label, level: 0, isOpen: true });
    }
  }

  paint(marks: readonly Mark[], rangeOf: (mark: Mark) => Range) {
    const markByKey = new Map(marks.map((mark) => [mark.key, mark]));
    for (const [key, { name }] of this.shown) {
      const mark = markByKey.get(key);
      if (!mark || highlightName(mark) !== name) this.remove(key);
    }
    for (const mark of marks) if (!this.shown.has(mark.key)) this.addMark(mark, rangeOf(mark));
  }

  paintSelection(range: Range | undefined) {
    this.remove(selectionName);
    if (range) this.addRange(selectionName, selectionName, range);
  }

  dispose() {
    for (const key of this.shown.keys()) this.remove(key);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }

  private addMark(mark: Mark, range: Range) {
    this.addRange(mark.key, this.ensureRule(mark), range);
  }

  private ensureRule(style: MarkStyle): string {
    const name = highlightName(style);
    if (!this.known.has(name)) this.sheet.insertRule(highlightRule(style));
    this.known.add(name);
    return name;
  }

  private addRange(key: string, name: string, range: Range) {
    const highlight = CSS.highlights.get(name);
    if (highlight) highlight.add(range);
    else CSS.highlights.set(name, new Highlight(range));
    this.shown.set(key, { name, range });
  }

  private remove(key: string) {
    const found = this.shown.get(key);
    const highlight = found && CSS.highlights.get(found.name);
    this.shown.delete(key);
    if (!highlight) return;
    highlight.delete(found.range);
    if (highlight.size === 0) CSS.highlights.delete(found.name);
  }
}
