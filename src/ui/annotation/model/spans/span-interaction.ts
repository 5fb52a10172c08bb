import { type CaretStep, moveCaret } from '#domain/annotation/spans/caret.ts';
import type { TextRange } from '#domain/annotation/spans/snapping.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { type Mark, markAt, type SpanLabel } from './marks.ts';
import type { SpanEditor } from './span-editor.ts';
import { SpanSelection } from './span-selection.ts';

type Menu = { readonly kind: 'mark'; readonly key: string } | { readonly kind: 'selection' };

export class SpanInteraction {
  readonly selection: SpanSelection;
  menu: Menu | undefined = undefined;
  /** Key of the mark whose row gets the focus, because a change gave the mark another key. */
  focusedKey: string | undefined = undefined;
  focusRequests = 0;

  constructor(readonly editor: SpanEditor) {
    this.selection = new SpanSelection(editor);
    makeStateObservable(this);
  }

  get openedMark(): Mark | undefined {
    const { menu } = this;
    return menu?.kind === 'mark' ? this.editor.marks.find(({ key }) => key === menu.key) : undefined;
  }

  select(anchor: number, caret: number, isExact: boolean) {
    this.selection.set(anchor, caret, isExact);
    this.menu = undefined;
  }

  open(menu: Menu | undefined) {
    this.menu = menu;
  }

  requestFocus() {
    this.focusRequests += 1;
  }

  /** Marks the dragged selection or offers labels for it; a click without a drag opens the mark under it. */
  endDrag(place: number | undefined) {
    if (this.selection.marked) this.finish();
    else if (place !== undefined) this.openAt(place);
  }

  /** The first tap starts a selection, the second ends it; a tap on a mark opens its menu. */
  tap(place: number) {
    const token = this.selection.tokenAt(place);
    const { tapped } = this.selection;
    if (tapped && token) {
      this.selection.tap({ start: Math.min(tapped.start, token.start), end: Math.max(tapped.end, token.end) });
      this.finish();
    } else if (!tapped && !this.openAt(place)) {
      this.beginAt(place);
    }
  }

  /** Starts a selection even inside a mark. */
  beginAt(place: number) {
    const token = this.selection.tokenAt(place);
    if (!token) return;
    this.menu = undefined;
    this.selection.tap(token);
    this.editor.announce({ key: 'spans.begun', values: { text: this.editor.textOf(token) } });
  }

  move(step: CaretStep, isForward: boolean, isExtending: boolean) {
    this.goTo(moveCaret(this.editor.text, this.selection.caret, step, isForward), isExtending, step);
  }

  /** Moves the caret, and announces the text there or the text that it passed. A selection by words excludes blanks at its ends. */
  goTo(place: number, isExtending: boolean, step: CaretStep) {
    const { caret, anchor, isExact } = this.selection;
    const { editor } = this;
    this.select(isExtending ? anchor : place, place, step === 'character' || (isExtending && isExact));
    const { marked } = this.selection;
    if (isExtending && marked)
      return editor.announce({ key: 'spans.selected', values: { text: editor.textOf(marked) } });
    const other = step === 'character' ? moveCaret(editor.text, place, step, true) : caret;
    const text = editor.textOf({ start: Math.min(other, place), end: Math.max(other, place) });
    const there = editor.marks.filter(({ span }) => span.start <= place && place < span.end);
    this.announceAt(text, there);
  }

  goToMark(isForward: boolean) {
    const { marks } = this.editor;
    const { start, end } = this.selection;
    const at = marks.findIndex(({ span }) => span.start === start && span.end === end);
    const after = marks.findIndex(({ span }) => span.start >= start);
    const near = isForward ? after : (after < 0 ? marks.length : after) - 1;
    const next = marks[at < 0 ? near : at + (isForward ? 1 : -1)];
    if (next) this.show(next);
    else this.editor.announce({ key: 'spans.noneThere' });
  }

  show(mark: Mark) {
    this.select(mark.span.start, mark.span.end, true);
    this.requestFocus();
    this.announceAt(this.editor.textOf(mark.span), [mark]);
  }

  /** Relabels the open mark, marks the selection, or activates the label for the next selection. */
  choose(label: SpanLabel) {
    const { choice } = this.editor.form.spans;
    const { marked } = this.selection;
    if (this.openedMark) return this.relabel(this.openedMark, label);
    if (marked) return this.markAs(marked, label);
    const chosen = { question: label.question.name, label: label.option.value };
    const values = { name: label.option.text };
    const isActive = choice.isActive(chosen);
    choice.activate(isActive ? undefined : chosen);
    this.editor.announce(isActive ? { key: 'spans.inactive', values } : { key: 'spans.active', values });
  }

  /** A label of another question adds a mark instead. */
  relabel(mark: Mark, label: SpanLabel) {
    if (label.question === mark.label.question) this.editor.relabel(mark, label);
    else this.editor.mark(mark.span, label);
    this.menu = undefined;
  }

  accept(mark: Mark) {
    this.editor.accept(mark);
    this.menu = undefined;
  }

  moveEdge(mark: Mark, edge: 'start' | 'end', isForward: boolean, step: CaretStep): string {
    const key = this.editor.moveEdge(mark, edge, isForward, step);
    if (this.menu?.kind === 'mark') this.menu = { kind: 'mark', key };
    return key;
  }

  focusRow(key: string | undefined) {
    this.focusedKey = key;
  }

  removeAtCaret() {
    const { start, end, caret } = this.selection;
    const { marks } = this.editor;
    const same = marks.find(({ span }) => span.start === start && span.end === end);
    const there = same ?? markAt(marks, caret);
    if (there) this.editor.remove(there);
    else this.editor.announce({ key: 'spans.noneHere' });
    this.select(caret, caret, false);
  }

  /** Closes the menu or drops the selection, or else deactivates the label; returns false if there was nothing to do. */
  escape(): boolean {
    const { choice } = this.editor.form.spans;
    const { caret, marked } = this.selection;
    const isHeld = this.menu !== undefined || marked !== undefined;
    if (!isHeld && !choice.isMade) return false;
    if (!isHeld) choice.activate(undefined);
    this.select(caret, caret, false);
    this.editor.announce({ key: 'spans.deselected' });
    return true;
  }

  private finish() {
    const { active } = this.editor;
    const { marked } = this.selection;
    if (active && marked) this.markAs(marked, active);
    else this.menu = { kind: 'selection' };
  }

  /** The question of the label decides whether characters may be marked. */
  private markAs(range: TextRange, label: SpanLabel) {
    const { start, end } = this.selection.rangeFor(label.question.settings.allowCharacterAnnotation) ?? range;
    this.editor.mark({ start, end }, label);
    this.select(end, end, false);
  }

  private openAt(place: number): boolean {
    const mark = markAt(this.editor.marks, place);
    const isOn = mark !== undefined && place < mark.span.end;
    this.menu = isOn ? { kind: 'mark', key: mark.key } : undefined;
    return isOn;
  }

  private announceAt(text: string, marks: readonly Mark[]) {
    const names = marks.map(({ label }) => label.option.text).join(', ');
    this.editor.announce(
      names === '' ? { key: 'spans.at', values: { text } } : { key: 'spans.atIn', values: { text, names } },
    );
  }
}
