import { snapToCharacters, snapToTokens, type TextRange, tokenAt } from '#domain/annotation/spans/snapping.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { SpanEditor } from './span-editor.ts';

/** What is selected in a text, in code points. */
export class SpanSelection {
  /** Where it began, and where the caret is now. */
  anchor = 0;
  caret = 0;
  /** The first of two taps. */
  tapped: TextRange | undefined = undefined;
  /** Its ends stand where they were put, not at words. */
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

  /** What would be marked if a label came now. */
  get marked(): TextRange | undefined {
    return this.rangeFor(this.allowsCharacters);
  }

  /** An exact selection keeps to its characters where that is allowed; any other is of whole words. */
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

  /** What a tap means: a word, or a single character where those are marked. */
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
