import { toCodePoint } from '#domain/annotation/spans/code-points.ts';
import type { SpanHands } from '../marking/span-hands.ts';
import type { Places } from './places.ts';

/** Selecting by mouse and by touch: the browser's own selection says what a mouse has dragged over. */
export class Pointing {
  private isDragging = false;
  private isTouch = false;
  private isExact = false;

  constructor(
    private readonly hands: SpanHands,
    private readonly places: Places,
  ) {}

  listen(signal: AbortSignal) {
    const { root } = this.places;
    root.addEventListener('pointerdown', this.press, { signal });
    root.addEventListener('click', this.click, { signal });
    addEventListener('pointerup', this.release, { signal });
    addEventListener('pointercancel', this.cancel, { signal });
    document.addEventListener('selectionchange', this.drag, { signal });
    addEventListener('keydown', this.shift, { signal });
    addEventListener('keyup', this.shift, { signal });
  }

  private readonly press = (event: PointerEvent) => {
    this.isTouch = event.pointerType === 'touch';
    if (this.isTouch || event.button !== 0) return;
    this.isDragging = true;
    this.isExact = event.shiftKey;
    // With Shift the browser would go on from where the caret was before.
    getSelection()?.removeAllRanges();
    this.hands.select(this.hands.selection.caret, this.hands.selection.caret, false);
  };

  private readonly drag = () => {
    if (this.isDragging) this.take();
  };

  /** At any moment of the drag. */
  private readonly shift = (event: KeyboardEvent) => {
    if (!this.isDragging || event.key !== 'Shift') return;
    this.isExact = event.type === 'keydown';
    this.take();
  };

  private readonly release = (event: PointerEvent) => {
    if (!this.isDragging) return;
    this.isExact = event.shiftKey || this.isExact;
    this.take();
    this.isDragging = false;
    this.hands.release(this.pointAt(event));
  };

  private readonly cancel = () => {
    this.isDragging = false;
  };

  private readonly click = (event: MouseEvent) => {
    if (!this.isTouch) return;
    const place = this.pointAt(event);
    if (place !== undefined) this.hands.tap(place);
  };

  private take() {
    const selection = getSelection();
    if (!selection?.anchorNode || !selection.focusNode) return;
    const anchor = this.places.unitOf(selection.anchorNode, selection.anchorOffset);
    const focus = this.places.unitOf(selection.focusNode, selection.focusOffset);
    this.hands.select(this.codePoint(anchor), this.codePoint(focus), this.isExact);
  }

  private pointAt({ clientX, clientY }: MouseEvent): number | undefined {
    const unit = this.places.characterAt(clientX, clientY);
    return unit === undefined ? undefined : this.codePoint(unit);
  }

  private codePoint(unit: number): number {
    return toCodePoint(this.hands.marker.text.points, unit);
  }
}
