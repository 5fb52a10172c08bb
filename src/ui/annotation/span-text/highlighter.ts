import { css, lineColour, tintStrength } from '#domain/annotation/spans/colours.ts';
import type { Mark } from '../marking/marks.ts';

/** From the line of one level to the line of the next, in pixels: a label stands between. */
export const rowHeight = 20;

export const pendingName = 'span-pending';

/** The name of the highlight that shows a mark: marks of the same look share one. */
export function highlightName({ label: { colour }, level, isOpen }: Mark): string {
  const { hue, saturation, lightness } = colour;
  return `span-${hue}-${saturation}-${lightness}-${level}${isOpen ? '-open' : ''}`;
}

/** How one look is drawn: a line for each level below the text, dashed while it is only suggested. */
export function highlightRule(mark: Mark): string {
  const { label, level, isOpen } = mark;
  const [light, dark] = [lineColour(label.colour, 'light'), lineColour(label.colour, 'dark')];
  const tint = `light-dark(${css(light, tintStrength.light)}, ${css(dark, tintStrength.dark)})`;
  const line = `light-dark(${css(light)}, ${css(dark)})`;
  return `::highlight(${highlightName(mark)}) {
    background-color: ${isOpen ? 'transparent' : tint};
    text-decoration: underline ${isOpen ? 'dashed' : 'solid'} ${line} 2px;
    text-underline-offset: ${5 + level * rowHeight}px;
  }`;
}

/** Colours stretches of text without touching what shows them. */
export class Highlighter {
  private readonly sheet = new CSSStyleSheet();
  private readonly known = new Set<string>();
  private readonly shown = new Map<string, { readonly name: string; readonly range: Range }>();

  constructor() {
    document.adoptedStyleSheets.push(this.sheet);
  }

  /** Only what is new or looks otherwise is put there anew. */
  paint(marks: readonly Mark[], rangeOf: (mark: Mark) => Range) {
    const wanted = new Map(marks.map((mark) => [mark.key, mark]));
    for (const [key, { name }] of this.shown) {
      const mark = wanted.get(key);
      if (!mark || highlightName(mark) !== name) this.forget(key);
    }
    for (const mark of marks) if (!this.shown.has(mark.key)) this.add(mark, rangeOf(mark));
  }

  pending(range: Range | undefined) {
    this.forget(pendingName);
    if (range) this.put(pendingName, pendingName, range);
  }

  dispose() {
    for (const key of this.shown.keys()) this.forget(key);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }

  private add(mark: Mark, range: Range) {
    const name = highlightName(mark);
    if (!this.known.has(name)) this.sheet.insertRule(highlightRule(mark));
    this.known.add(name);
    this.put(mark.key, name, range);
  }

  private put(key: string, name: string, range: Range) {
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    highlight.add(range);
    CSS.highlights.set(name, highlight);
    this.shown.set(key, { name, range });
  }

  private forget(key: string) {
    const found = this.shown.get(key);
    const highlight = found && CSS.highlights.get(found.name);
    this.shown.delete(key);
    if (!highlight) return;
    highlight.delete(found.range);
    if (highlight.size === 0) CSS.highlights.delete(found.name);
  }
}
