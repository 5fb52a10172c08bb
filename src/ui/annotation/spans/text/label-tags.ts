import { cssColour, lineColour } from '#domain/annotation/spans/colours.ts';
import { formatScore } from '#domain/annotation/suggestion.ts';
import type { Mark } from '../../model/spans/marks.ts';
import styles from './span-text.module.css';

interface LabelTag {
  readonly element: HTMLElement;
  mark: Mark;
  left: number;
  top: number;
  /** Left edge of the tag; further left than the span if the tag would leave the text. */
  shownLeft: number;
}

/** Approximate width of a letter; measuring each tag would force a layout. */
const letterWidthPx = 7;
const gapPx = 4;
/** Tags of marks that start closer together share the space up to the next mark. */
const narrowestPx = 16;
/** Whole tags may start this far behind the start of their marks. */
const farthestPx = 60;

/** Screen readers use the list of marks instead of these tags. */
export class LabelTags {
  private readonly tags = new Map<string, LabelTag>();

  constructor(private readonly layer: HTMLElement) {}

  /** Positions new and changed tags, or all tags after a change of the layout. */
  update(marks: readonly Mark[], rangeOf: (mark: Mark) => Range, all: boolean) {
    const keys = new Set(marks.map(({ key }) => key));
    const removed = [...this.tags].filter(([key]) => !keys.has(key));
    for (const [key, { element }] of removed) {
      element.remove();
      this.tags.delete(key);
    }
    const stale = marks.filter((mark) => all || this.isStale(mark));
    const origin = this.layer.getBoundingClientRect();
    // all measurements come before the first change, to avoid repeated layouts
    const rects = stale.map((mark) => rangeOf(mark).getClientRects()[0]);
    stale.forEach((mark, index) => {
      this.place(mark, rects[index], origin);
    });
    if (all || stale.length + removed.length > 0) this.fit(origin.width);
  }

  keyOf(target: EventTarget | null): string | undefined {
    return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-mark]')?.dataset.mark : undefined;
  }

  private isStale(mark: Mark): boolean {
    const tag = this.tags.get(mark.key);
    return !tag || tag.mark.isOpen !== mark.isOpen || tag.mark.label !== mark.label;
  }

  private place(mark: Mark, rect: DOMRect | undefined, origin: DOMRect) {
    const tag = this.tags.get(mark.key) ?? { element: this.create(mark), mark, left: 0, top: 0, shownLeft: 0 };
    const { element } = tag;
    this.tags.set(mark.key, tag);
    tag.mark = mark;
    element.dataset.open = String(mark.isOpen);
    writeLabel(element, mark);
    if (!rect) return;
    tag.left = rect.left - origin.left;
    tag.top = rect.bottom - origin.top;
    moveTag(tag, tag.left);
  }

  private fit(width: number) {
    const lines = new Map<number, LabelTag[]>();
    for (const tag of this.tags.values()) {
      const line = lines.get(tag.top);
      if (line) line.push(tag);
      else lines.set(tag.top, [tag]);
    }
    for (const line of lines.values()) arrange(line.toSorted(leftFirst), width);
  }

  private create({ key }: Mark): HTMLElement {
    const element = document.createElement('span');
    element.className = styles.tag ?? '';
    element.dataset.mark = key;
    this.layer.append(element);
    return element;
  }
}

/** Updates text and colour: both can change while the tag exists. */
function writeLabel(element: HTMLElement, { label, suggested }: Mark) {
  const [light, dark] = [lineColour(label.colour, 'light'), lineColour(label.colour, 'dark')];
  element.style.color = `light-dark(${cssColour(light)}, ${cssColour(dark)})`;
  element.textContent = suggested
    ? `${label.option.text} ✦ ${formatScore(suggested.score) ?? ''}`.trim()
    : label.option.text;
  element.title = [label.option.text, suggested?.agent].filter(Boolean).join(', ');
}

const leftFirst = (one: LabelTag, other: LabelTag) => one.left - other.left || other.mark.span.end - one.mark.span.end;

/** Left and right edge of a tag. */
type Extent = readonly [number, number];

/** Shows whole tags one after the other, or cuts them off where they would leave the text or stray from their marks. */
function arrange(tags: readonly LabelTag[], width: number) {
  const whole = inSequence(tags, (tag, freePx) => [
    Math.max(tag.left, freePx),
    Math.max(tag.left, freePx) + widthOf(tag),
  ]);
  const isClose = whole.every(([leftPx], index) => leftPx - (tags[index]?.left ?? 0) <= farthestPx);
  const fits = isClose && (whole.at(-1)?.[1] ?? 0) <= width;
  const extents = fits ? whole : inSequence(tags, (_, freePx, index) => placeOf(tags, index, freePx, width));
  tags.forEach((tag, index) => {
    const [leftPx, rightPx] = extents[index] ?? [tag.left, width];
    if (leftPx !== tag.shownLeft) moveTag(tag, leftPx);
    const endPx = fits ? (extents[index + 1]?.[0] ?? width + gapPx) - gapPx : rightPx;
    setMaxWidth(tag, endPx - leftPx);
  });
}

function inSequence(
  tags: readonly LabelTag[],
  extentOf: (tag: LabelTag, freePx: number, index: number) => Extent,
): readonly Extent[] {
  let freePx = 0;
  return tags.map((tag, index) => {
    const extent = extentOf(tag, freePx, index);
    freePx = Math.min(extent[1], extent[0] + widthOf(tag)) + gapPx;
    return extent;
  });
}

function placeOf(tags: readonly LabelTag[], index: number, freePx: number, width: number): Extent {
  const tag = tags[index];
  const leftPx = Math.min(width, Math.max(tag?.left ?? 0, freePx));
  let next = index + 1;
  while ((tags[next]?.left ?? Number.POSITIVE_INFINITY) < leftPx + narrowestPx) next += 1;
  const following = tags[next];
  const crowd = next - index;
  if (tag && !following && crowd === 1) return [Math.min(leftPx, Math.max(freePx, width - widthOf(tag))), width];
  const roomPx = (following ? following.left - gapPx : width) - leftPx;
  const widthPx = Math.max(narrowestPx, Math.floor(roomPx / crowd) - (crowd > 1 ? gapPx : 0));
  return [leftPx, Math.min(width, leftPx + widthPx)];
}

const widthOf = ({ element }: LabelTag) => (element.textContent?.length ?? 0) * letterWidthPx;

function moveTag(tag: LabelTag, at: number) {
  tag.shownLeft = at;
  tag.element.style.transform = `translate(${at}px, ${tag.top}px)`;
}

function setMaxWidth({ element }: LabelTag, widthPx: number) {
  const width = `${Math.round(widthPx)}px`;
  if (element.style.maxWidth !== width) element.style.maxWidth = width;
}
