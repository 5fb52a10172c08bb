import { toCodePoint } from '#domain/annotation/spans/code-points.ts';
import type { SpanInteraction } from '../../model/spans/span-interaction.ts';
import type { TextOffsets } from './text-offsets.ts';

export class PointerSelection {
  /** Offset at which the mouse was pressed; undefined while it is up. */
  private anchor: number | undefined;
  private isTouch = false;

  constructor(
    private readonly interaction: SpanInteraction,
    private readonly offsets: TextOffsets,
  ) {}

  listen(signal: AbortSignal) {
    const { root } = this.offsets;
    root.addEventListener('pointerdown', this.touch, { signal });
    root.addEventListener('mousedown', this.press, { signal });
    root.addEventListener('click', this.tap, { signal });
    addEventListener('mousemove', this.drag, { signal });
    addEventListener('mouseup', this.release, { signal });
    addEventListener('keydown', this.shift, { signal });
    addEventListener('keyup', this.shift, { signal });
  }

  private readonly touch = ({ pointerType }: PointerEvent) => {
    this.isTouch = pointerType === 'touch';
  };

  /**
   * Replaces the selection of the browser, which would extend an earlier one with Shift and reach into other texts.
   */
  private readonly press = (event: MouseEvent) => {
    if (this.isTouch || event.button !== 0) return;
    event.preventDefault();
    this.offsets.root.focus({ preventScroll: true });
    const offset = this.edgeAt(event) ?? this.interaction.selection.caret;
    const word = event.detail === 2 ? this.interaction.selection.tokenAt(this.characterAt(event) ?? offset) : undefined;
    this.anchor = word?.start ?? offset;
    this.interaction.select(this.anchor, word?.end ?? offset, event.shiftKey);
  };

  private readonly drag = (event: MouseEvent) => {
    if (this.anchor === undefined) return;
    const offset = this.edgeAt(event);
    if (offset !== undefined && offset !== this.interaction.selection.caret)
      this.interaction.select(this.anchor, offset, event.shiftKey);
  };

  /** Shift switches between words and characters at any moment of a drag. */
  private readonly shift = ({ key, type }: KeyboardEvent) => {
    if (this.anchor !== undefined && key === 'Shift')
      this.interaction.select(this.anchor, this.interaction.selection.caret, type === 'keydown');
  };

  private readonly release = (event: MouseEvent) => {
    if (this.anchor === undefined) return;
    this.interaction.select(this.anchor, this.interaction.selection.caret, event.shiftKey);
    this.anchor = undefined;
    this.interaction.endDrag(this.characterAt(event));
  };

  private readonly tap = (event: MouseEvent) => {
    const offset = this.isTouch ? this.characterAt(event) : undefined;
    if (offset !== undefined) this.interaction.tap(offset);
  };

  /** Offset between two characters; points above and below the text count as its ends. */
  private edgeAt({ clientX, clientY }: MouseEvent): number | undefined {
    const unit = this.offsets.unitAt(clientX, clientY);
    const { top, bottom } = this.offsets.root.getBoundingClientRect();
    if (unit === undefined && clientY < top) return 0;
    if (unit === undefined && clientY > bottom) return this.interaction.editor.text.points.length;
    return this.codePoint(unit);
  }

  private characterAt({ clientX, clientY }: MouseEvent): number | undefined {
    return this.codePoint(this.offsets.characterAt(clientX, clientY));
  }

  private codePoint(unit: number | undefined): number | undefined {
    return unit === undefined ? undefined : toCodePoint(this.interaction.editor.text.points, unit);
  }
}
