import { cssColour, lineColour } from '#domain/annotation/spans/colours.ts';
import { formatScore } from '#domain/annotation/suggestion.ts';
import type { Mark } from '../../model/spans/marks.ts';
import { rowHeightPx } from './highlight-painter.ts';
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

/** Screen readers use the list of marks instead of these tags. */
export class LabelTags {
  private readonly tags = new Map<string, LabelTag>();

  constructor(private readonly layer: HTMLElement) {}

  /** Positions new and changed tags, or all tags after a change of the layout. */
  update(marks: readonly Mark[], rangeOf: (mark: Mark) => Range, all: boolean) {
    const keys = new Set(marks.map(({ key }) => key));
    for (const [key, { element }] of this.tags) {
      if (keys.has(key)) continue;
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
    if (all || stale.length > 0) this.fit(marks, origin.width);
  }

  keyOf(target: EventTarget | null): string | undefined {
    return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-mark]')?.dataset.mark : undefined;
  }

  private isStale(mark: Mark): boolean {
    const tag = this.tags.get(mark.key);
    return tag?.mark.level !== mark.level || tag.mark.isOpen !== mark.isOpen || tag.mark.label !== mark.label;
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
    tag.top = rect.bottom - origin.top + mark.level * rowHeightPx;
    moveTag(tag, tag.left);
  }

  /** Cuts a tag off at the next tag of its row, and the last one at the end of the text. */
  private fit(marks: readonly Mark[], width: number) {
    const rows = new Map<number, Row>();
    for (const { key } of marks) {
      const tag = this.tags.get(key);
      if (!tag) continue;
      const before = rows.get(tag.top)?.last;
      if (before) limitBefore(tag, before);
      rows.set(tag.top, { last: tag, before });
    }
    for (const row of rows.values()) limitWithin(width, row);
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

interface Row {
  readonly last: LabelTag;
  readonly before: LabelTag | undefined;
}

function limitBefore(next: LabelTag, tag: LabelTag) {
  const widthPx = next.left - tag.left - gapPx;
  if (tag.shownLeft !== tag.left) moveTag(tag, tag.left);
  if (widthPx > 0) setMaxWidth(tag, widthPx);
}

/** Moves the last tag to the left as far as there is space, so that it can be read. */
function limitWithin(width: number, { last, before }: Row) {
  const free = before ? before.left + widthOf(before) + gapPx : 0;
  const at = Math.min(last.left, Math.max(free, width - widthOf(last)));
  if (at !== last.shownLeft) moveTag(last, at);
  setMaxWidth(last, width - at);
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
