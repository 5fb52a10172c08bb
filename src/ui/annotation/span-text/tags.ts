import { css, lineColour } from '#domain/annotation/spans/colours.ts';
import { formatScore } from '#domain/annotation/suggestion.ts';
import type { Mark } from '../marking/marks.ts';
import { rowHeight } from './highlighter.ts';
import styles from './span-text.module.css';

interface Tag {
  readonly element: HTMLElement;
  mark: Mark;
  left: number;
  top: number;
  isFromRight: boolean;
}

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
    if (all || stale.length > 0) this.fit(marks);
  }

  keyOf(target: EventTarget | null): string | undefined {
    return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-mark]')?.dataset.mark : undefined;
  }

  private isStale(mark: Mark): boolean {
    const tag = this.tags.get(mark.key);
    return tag?.mark.level !== mark.level || tag.mark.isOpen !== mark.isOpen || tag.mark.label !== mark.label;
  }

  private place(mark: Mark, rect: DOMRect | undefined, origin: DOMRect) {
    const tag = this.tags.get(mark.key) ?? { element: this.create(mark), mark, left: 0, top: 0, isFromRight: false };
    const { element } = tag;
    this.tags.set(mark.key, tag);
    tag.mark = mark;
    element.dataset.open = String(mark.isOpen);
    if (!rect) return;
    tag.left = rect.left - origin.left;
    tag.top = rect.bottom - origin.top + mark.level * rowHeight;
    element.style.transform = `translate(${tag.left}px, ${tag.top}px)`;
  }

  /** A name ends where the next of its row begins. */
  private fit(marks: readonly Mark[]) {
    const last = new Map<number, Tag>();
    for (const { key } of marks) {
      const tag = this.tags.get(key);
      if (!tag) continue;
      const before = last.get(tag.top);
      const room = before && tag.left - before.left - 4;
      if (before && room !== undefined && room > 0) setRoom(before, room);
      last.set(tag.top, tag);
    }
    for (const tag of last.values()) setRoom(tag, undefined);
  }

  private create({ key, label, suggested }: Mark): HTMLElement {
    const element = document.createElement('span');
    const [light, dark] = [lineColour(label.colour, 'light'), lineColour(label.colour, 'dark')];
    element.className = styles.tag ?? '';
    element.dataset.mark = key;
    element.style.color = `light-dark(${css(light)}, ${css(dark)})`;
    element.textContent = suggested
      ? `${label.option.text} ✦ ${formatScore(suggested.score) ?? ''}`.trim()
      : label.option.text;
    element.title = [label.option.text, suggested?.agent].filter(Boolean).join(', ');
    this.layer.append(element);
    return element;
  }
}

function setRoom({ element }: Tag, room: number | undefined) {
  const width = room === undefined ? '' : `${Math.round(room)}px`;
  if (element.style.maxWidth !== width) element.style.maxWidth = width;
}
