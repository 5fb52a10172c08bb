import { autorun } from 'mobx';
import { toCodePoint, toUnit } from '#domain/annotation/spans/code-points.ts';
import type { TextRange as Stretch } from '#domain/annotation/spans/snapping.ts';
import { canHighlight } from '../../../shared/highlight-support.ts';
import type { Mark } from '../../model/spans/marks.ts';
import type { SpanInteraction } from '../../model/spans/span-interaction.ts';
import { runTextKey } from '../text-keys.ts';
import { CaretView } from './caret-view.ts';
import { HighlightPainter } from './highlight-painter.ts';
import { LabelTags } from './label-tags.ts';
import { MarkElementPainter } from './mark-element-painter.ts';
import type { Paragraph } from './paragraphs.ts';
import { PointerSelection } from './pointer-selection.ts';
import type { TextOffsets } from './text-offsets.ts';

interface TextViewOptions {
  readonly interaction: SpanInteraction;
  readonly offsets: TextOffsets;
  readonly paragraphs: readonly Paragraph[];
  readonly layer: HTMLElement;
  readonly caret: HTMLElement;
  readonly digit: (digit: string) => void;
  readonly leave: () => void;
}

export class TextView {
  private readonly ranges = new Map<string, Range>();
  private readonly painter: HighlightPainter | MarkElementPainter;
  private readonly tags: LabelTags;
  private readonly caret: CaretView;
  private readonly listening = new AbortController();
  private readonly disposers: readonly (() => void)[];

  constructor(private readonly options: TextViewOptions) {
    const { interaction, offsets, paragraphs, layer } = options;
    const { signal } = this.listening;
    this.painter = canHighlight()
      ? new HighlightPainter()
      : new MarkElementPainter(offsets, paragraphs, interaction.editor.text.points);
    this.painter.prepare(interaction.editor.labels);
    this.tags = new LabelTags(layer);
    this.caret = new CaretView(offsets, options.caret);
    new PointerSelection(interaction, offsets).listen(signal);
    offsets.root.addEventListener('keydown', this.handleKeyDown, { signal });
    offsets.root.addEventListener('focus', this.showSelection, { signal });
    layer.addEventListener('click', this.openTag, { signal });
    document.fonts?.addEventListener('loadingdone', this.repaint, { signal });
    const resizing = new ResizeObserver(this.repaint);
    resizing.observe(offsets.root);
    this.disposers = [
      () => resizing.disconnect(),
      autorun(() => this.paint(interaction.editor.marks)),
      autorun(this.showSelection),
      autorun(() => interaction.focusRequests > 0 && offsets.root.focus({ preventScroll: true })),
    ];
  }

  dispose() {
    this.listening.abort();
    for (const stop of this.disposers) stop();
    this.painter.dispose();
    this.options.layer.replaceChildren();
  }

  readonly repaint = () => {
    this.tags.update(this.options.interaction.editor.marks, this.rangeOf, true);
    this.showSelection();
  };

  positionBelow({ start, end }: Stretch): { readonly left: number; readonly top: number } | undefined {
    const { offsets, layer } = this.options;
    const rect = [...offsets.rangeOf(this.unitOf(start), this.unitOf(end)).getClientRects()].at(-1);
    const origin = layer.getBoundingClientRect();
    return rect && { left: rect.left - origin.left, top: rect.bottom - origin.top };
  }

  private paint(marks: readonly Mark[]) {
    const markKeys = new Set(marks.map(({ key }) => key));
    for (const key of this.ranges.keys()) if (!markKeys.has(key)) this.ranges.delete(key);
    this.painter.paint(marks, this.rangeOf);
    this.tags.update(marks, this.rangeOf, false);
  }

  private readonly showSelection = () => {
    const { interaction, offsets } = this.options;
    const { anchor, caret, marked } = interaction.selection;
    const range = marked && offsets.rangeOf(this.unitOf(marked.start), this.unitOf(marked.end));
    this.painter.paintSelection(range);
    if (document.activeElement !== offsets.root) return;
    this.caret.show(this.unitOf(caret));
    this.select(this.unitOf(anchor), this.unitOf(caret));
  };

  private readonly rangeOf = ({ key, span }: Mark): Range => {
    const known = this.ranges.get(key);
    // `<mark>` elements replace text nodes, so ranges cannot be cached
    if (known && this.painter instanceof HighlightPainter) return known;
    const range = this.options.offsets.rangeOf(this.unitOf(span.start), this.unitOf(span.end));
    this.ranges.set(key, range);
    return range;
  };

  private readonly handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const { interaction, digit, leave } = this.options;
    const isDone = runTextKey(
      {
        interaction,
        digit,
        leave,
        moveByLine: (isForward, isExtending) =>
          this.moveCaretTo(
            this.caret.lineFrom(this.unitOf(interaction.selection.caret), isForward),
            isForward,
            isExtending,
          ),
        moveInLine: (isForward, isExtending) =>
          this.moveCaretTo(
            this.caret.edgeOf(this.unitOf(interaction.selection.caret), isForward),
            isForward,
            isExtending,
          ),
        isRightToLeft: () => this.caret.isRightToLeft(this.unitOf(interaction.selection.caret)),
      },
      event,
    );
    if (isDone) event.preventDefault();
  };

  /** Sets the selection of the page too, so that it can be copied. */
  private select(from: number, to: number) {
    const { offsets } = this.options;
    if (from === to) return getSelection()?.removeAllRanges();
    const [anchor, focus] = [offsets.pointOf(from, from > to), offsets.pointOf(to, to > from)];
    return getSelection()?.setBaseAndExtent(anchor.node, anchor.offset, focus.node, focus.offset);
  }

  private moveCaretTo(unit: number | undefined, isForward: boolean, isExtending: boolean) {
    const { interaction } = this.options;
    if (unit === undefined) interaction.move('line', isForward, isExtending);
    else interaction.goTo(toCodePoint(interaction.editor.text.points, unit), isExtending, 'line');
  }

  private readonly openTag = (event: MouseEvent) => {
    const key = this.tags.keyOf(event.target);
    if (key !== undefined) this.options.interaction.open({ kind: 'mark', key });
  };

  private unitOf(codePoint: number): number {
    return toUnit(this.options.interaction.editor.text.points, codePoint);
  }
}
