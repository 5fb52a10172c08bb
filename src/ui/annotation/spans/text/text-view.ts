import { autorun } from 'mobx';
import { toCodePoint, toUnit } from '#domain/annotation/spans/code-points.ts';
import type { TextRange as Stretch } from '#domain/annotation/spans/snapping.ts';
import type { Mark } from '../../model/spans/marks.ts';
import type { SpanInteraction } from '../../model/spans/span-interaction.ts';
import { canHighlight } from '../../record/highlight-support.ts';
import { pressKey } from '../text-keys.ts';
import type { Block } from './blocks.ts';
import { CaretView } from './caret-view.ts';
import { Highlighter } from './highlighter.ts';
import { Wrapper } from './mark-element-painter.ts';
import { Pointing } from './pointer-selection.ts';
import { Tags } from './tags.ts';
import type { Places } from './text-offsets.ts';

interface Parts {
  readonly interaction: SpanInteraction;
  readonly places: Places;
  readonly blocks: readonly Block[];
  readonly layer: HTMLElement;
  readonly caret: HTMLElement;
  readonly digit: (digit: string) => void;
  readonly leave: () => void;
}

/** Draws over the text what is marked and selected in it, and hears mouse, touch and keys; the text itself stays. */
export class TextView {
  private readonly ranges = new Map<string, Range>();
  private readonly brush: Highlighter | Wrapper;
  private readonly tags: Tags;
  private readonly caret: CaretView;
  private readonly listening = new AbortController();
  private readonly stops: readonly (() => void)[];

  constructor(private readonly parts: Parts) {
    const { interaction, places, blocks, layer } = parts;
    const { signal } = this.listening;
    this.brush = canHighlight() ? new Highlighter() : new Wrapper(places, blocks, interaction.editor.text.points);
    this.brush.prepare(interaction.editor.labels);
    this.tags = new Tags(layer);
    this.caret = new CaretView(places, parts.caret);
    new Pointing(interaction, places).listen(signal);
    places.root.addEventListener('keydown', this.press, { signal });
    places.root.addEventListener('focus', this.showSelection, { signal });
    layer.addEventListener('click', this.openTag, { signal });
    document.fonts?.addEventListener('loadingdone', this.layOut, { signal });
    const resizing = new ResizeObserver(this.layOut);
    resizing.observe(places.root);
    this.stops = [
      () => resizing.disconnect(),
      autorun(() => this.paint(interaction.editor.marks)),
      autorun(this.showSelection),
      autorun(() => interaction.focusRequests > 0 && places.root.focus({ preventScroll: true })),
    ];
  }

  dispose() {
    this.listening.abort();
    for (const stop of this.stops) stop();
    this.brush.dispose();
    this.parts.layer.replaceChildren();
  }

  /** All anew: the text was laid out differently. */
  readonly layOut = () => {
    this.tags.paint(this.parts.interaction.editor.marks, this.rangeOf, true);
    this.showSelection();
  };

  /** Below the end of a stretch, within what is drawn over the text. */
  placeOf({ start, end }: Stretch): { readonly left: number; readonly top: number } | undefined {
    const { places, layer } = this.parts;
    const rect = [...places.rangeOf(this.unit(start), this.unit(end)).getClientRects()].at(-1);
    const origin = layer.getBoundingClientRect();
    return rect && { left: rect.left - origin.left, top: rect.bottom - origin.top };
  }

  private paint(marks: readonly Mark[]) {
    const kept = new Set(marks.map(({ key }) => key));
    for (const key of this.ranges.keys()) if (!kept.has(key)) this.ranges.delete(key);
    this.spread(marks);
    this.brush.paint(marks, this.rangeOf);
    this.tags.paint(marks, this.rangeOf, false);
  }

  /** Lines are as far apart as the spans that lie over each other in their paragraph ask for. */
  private spread(marks: readonly Mark[]) {
    const { places } = this.parts;
    const rows = new Map<number, number>();
    for (const { span, level } of marks) {
      const last = places.blockOf(this.unit(span.end) - 1);
      for (let block = places.blockOf(this.unit(span.start)); block <= last; block += 1)
        rows.set(block, Math.max(rows.get(block) ?? 1, level + 1));
    }
    places.spread(rows);
  }

  private readonly showSelection = () => {
    const { interaction, places } = this.parts;
    const { anchor, caret, marked } = interaction.selection;
    const range = marked && places.rangeOf(this.unit(marked.start), this.unit(marked.end));
    this.brush.pending(range);
    if (document.activeElement !== places.root) return;
    this.caret.show(this.unit(caret));
    this.select(this.unit(anchor), this.unit(caret));
  };

  private readonly rangeOf = ({ key, span }: Mark): Range => {
    const known = this.ranges.get(key);
    if (known && this.brush instanceof Highlighter) return known; // marks put other nodes in the place of those
    const range = this.parts.places.rangeOf(this.unit(span.start), this.unit(span.end));
    this.ranges.set(key, range);
    return range;
  };

  private readonly press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const { interaction, digit, leave } = this.parts;
    const isDone = pressKey(
      {
        interaction,
        digit,
        leave,
        moveByLine: (isForward, isExtending) =>
          this.goTo(this.caret.lineFrom(this.unit(interaction.selection.caret), isForward), isForward, isExtending),
        moveInLine: (isForward, isExtending) =>
          this.goTo(this.caret.edgeOf(this.unit(interaction.selection.caret), isForward), isForward, isExtending),
        isRightToLeft: () => this.caret.isRightToLeft(this.unit(interaction.selection.caret)),
      },
      event,
    );
    if (isDone) event.preventDefault();
  };

  /** What is selected is the page's selection too, so that it can be copied. */
  private select(from: number, to: number) {
    const { places } = this.parts;
    if (from === to) return getSelection()?.removeAllRanges();
    const [anchor, focus] = [places.pointOf(from, from > to), places.pointOf(to, to > from)];
    return getSelection()?.setBaseAndExtent(anchor.node, anchor.offset, focus.node, focus.offset);
  }

  private goTo(unit: number | undefined, isForward: boolean, isExtending: boolean) {
    const { interaction } = this.parts;
    if (unit === undefined) interaction.move('line', isForward, isExtending);
    else interaction.goTo(toCodePoint(interaction.editor.text.points, unit), isExtending, 'line');
  }

  private readonly openTag = (event: MouseEvent) => {
    const key = this.tags.keyOf(event.target);
    if (key !== undefined) this.parts.interaction.open({ kind: 'mark', key });
  };

  private unit(codePoint: number): number {
    return toUnit(this.parts.interaction.editor.text.points, codePoint);
  }
}
