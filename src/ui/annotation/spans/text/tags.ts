import { cssColour, lineColour } from '#domain/annotation/spans/colours.ts';
import { formatScore } from '#domain/annotation/suggestion.ts';
import type { Mark } from '../../model/spans/marks.ts';
import { rowHeight } from './highlighter.ts';
import styles from './span-text.module.css';

interface Tag {
  readonly element: HTMLElement;
  mark: Mark;
  /** Where its span begins. */
  left: number;
  top: number;
  /** Where it was put, which is further back where it would reach over the end of the text. */
  at: number;
}

/** What a letter of a name needs, in pixels, about: to know that of each would be to lay out everything. */
const letterWidth = 7;
const gap = 4;

/** The names of the labels, each below the start of its span; screen readers have the list instead. */
export class Tags {
  private readonly tags = new Map<string, Tag>();

  constructor(private readonly layer: HTMLElement) {}

  /** Places what is new or moved; with `all`, everything, for the text was laid out anew. */
  paint(marks: readonly Mark[], rangeOf: (mark: Mark) => Range, all: boolean) {
    const wanted = new Set(marks.map(({ key }) => key));
    for (const [key, { element }] of this.tags) {
      if (wanted.has(key)) continue;
      element.remove();
      this.tags.delete(key);
    }
    const stale = marks.filter((mark) => all || this.isStale(mark));
    const origin = this.layer.getBoundingClientRect();
    const rects = stale.map((mark) => rangeOf(mark).getClientRects()[0]); // all is read before anything is written
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
    const tag = this.tags.get(mark.key) ?? { element: this.create(mark), mark, left: 0, top: 0, at: 0 };
    const { element } = tag;
    this.tags.set(mark.key, tag);
    tag.mark = mark;
    element.dataset.open = String(mark.isOpen);
    write(element, mark);
    if (!rect) return;
    tag.left = rect.left - origin.left;
    tag.top = rect.bottom - origin.top + mark.level * rowHeight;
    put(tag, tag.left);
  }

  /** A name ends where the next of its row begins, and the last one where the text ends. */
  private fit(marks: readonly Mark[], width: number) {
    const rows = new Map<number, Row>();
    for (const { key } of marks) {
      const tag = this.tags.get(key);
      if (!tag) continue;
      const before = rows.get(tag.top)?.last;
      if (before) endBefore(tag, before);
      rows.set(tag.top, { last: tag, before });
    }
    for (const row of rows.values()) endWithin(width, row);
  }

  private create({ key }: Mark): HTMLElement {
    const element = document.createElement('span');
    element.className = styles.tag ?? '';
    element.dataset.mark = key;
    this.layer.append(element);
    return element;
  }
}

/** What it says, and in which colour: both can be changed while it stands there. */
function write(element: HTMLElement, { label, suggested }: Mark) {
  const [light, dark] = [lineColour(label.colour, 'light'), lineColour(label.colour, 'dark')];
  element.style.color = `light-dark(${cssColour(light)}, ${cssColour(dark)})`;
  element.textContent = suggested
    ? `${label.option.text} ✦ ${formatScore(suggested.score) ?? ''}`.trim()
    : label.option.text;
  element.title = [label.option.text, suggested?.agent].filter(Boolean).join(', ');
}

interface Row {
  readonly last: Tag;
  readonly before: Tag | undefined;
}

function endBefore(next: Tag, tag: Tag) {
  const room = next.left - tag.left - gap;
  if (tag.at !== tag.left) put(tag, tag.left);
  if (room > 0) setRoom(tag, room);
}

/** Goes back for it as far as there is room, so that it can be read. */
function endWithin(width: number, { last, before }: Row) {
  const free = before ? before.left + widthOf(before) + gap : 0;
  const at = Math.min(last.left, Math.max(free, width - widthOf(last)));
  if (at !== last.at) put(last, at);
  setRoom(last, width - at);
}

const widthOf = ({ element }: Tag) => (element.textContent?.length ?? 0) * letterWidth;

function put(tag: Tag, at: number) {
  tag.at = at;
  tag.element.style.transform = `translate(${at}px, ${tag.top}px)`;
}

function setRoom({ element }: Tag, room: number) {
  const width = `${Math.round(room)}px`;
  if (element.style.maxWidth !== width) element.style.maxWidth = width;
}
