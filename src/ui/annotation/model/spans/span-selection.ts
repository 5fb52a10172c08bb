import { snapToCharacters, snapToTokens, type TextRange, tokenAt } from '#domain/annotation/spans/snapping.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { SpanEditor } from './span-editor.ts';

/** Selection in a text, in code points. */
export class SpanSelection {
  anchor = 0;
  caret = 0;
  /** The word under the first of two taps. */
  tapped: TextRange | undefined = undefined;
  /** The ends do not snap to words. */
  isExact = false;

  constructor(private readonly editor: SpanEditor) {
    makeStateObservable(this);
  }

  get start() {
    return Math.min(this.anchor, this.caret);
  }

  get end() {
    return Math.max(this.anchor, this.caret);
  }

  get marked(): TextRange | undefined {
    return this.rangeFor(this.allowsCharacters);
  }

  /** Snaps the selection to words, unless it is exact and the question allows characters. */
  set(anchor: number, caret: number, isExact: boolean) {
    this.anchor = anchor;
    this.caret = caret;
    this.isExact = isExact;
    this.tapped = undefined;
  }

  tap(token: TextRange) {
    this.set(token.start, token.start, false);
    this.tapped = token;
  }

  rangeFor(isAllowed: boolean): TextRange | undefined {
    if (this.tapped) return this.tapped;
    const isExact = isAllowed && (this.isExact || this.editor.form.spans.choice.byCharacters);
    return (isExact ? snapToCharacters : snapToTokens)(this.editor.text, this.anchor, this.caret);
  }

  /** The word at a position, or its character while characters are marked. */
  tokenAt(place: number): TextRange | undefined {
    const { text } = this.editor;
    return this.usesCharacters ? snapToCharacters(text, place, place + 1) : tokenAt(text, place);
  }

  private get usesCharacters() {
    return this.allowsCharacters && this.editor.form.spans.choice.byCharacters;
  }

  private get allowsCharacters() {
    const { active, questions } = this.editor;
    return (active ? [active.question] : questions).some(({ settings }) => settings.allowCharacterAnnotation);
  }
}
