import type { Span } from '#domain/annotation/answer.ts';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';
import { type DatasetRecord, statusOf } from '#domain/annotation/record.ts';
import { type CaretStep, moveCaret } from '#domain/annotation/spans/caret.ts';
import { slice } from '#domain/annotation/spans/code-points.ts';
import { mark, relabel, resize, unmark } from '#domain/annotation/spans/marking.ts';
import { type MarkedText, snapToCharacters, snapToTokens, type TextRange } from '#domain/annotation/spans/snapping.ts';
import type { Message } from '#domain/shared/notice.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { ConfirmedQuestions } from '../answering/confirmed-questions.ts';
import type { LabelChoice } from './label-choice.ts';
import {
  labelsOf,
  type Mark,
  markKey,
  marksOf,
  reusingEqual,
  type SpanLabel,
  type SpanQuestion,
  spanQuestions,
} from './marks.ts';

interface MarkedForm {
  readonly draft: Draft;
  readonly questions: readonly Question[];
  readonly record: DatasetRecord | undefined;
  readonly spans: { readonly choice: LabelChoice };
  readonly confirmed: ConfirmedQuestions;
  change(draft: Draft): void;
}

/** Edits the spans in one field of one record; each edit is one change of the form. */
export class SpanEditor {
  announcement: Message | undefined = undefined;
  /** Counts announcements, because the same one may come twice. */
  announcementCount = 0;
  private accepted: ReadonlySet<string> = new Set();
  /** A cache that `marks` fills, so its content is not observed. */
  private readonly computed = { marks: new Map<string, Mark>() };

  constructor(
    readonly form: MarkedForm,
    readonly field: string,
    readonly text: MarkedText,
  ) {
    makeStateObservable(this);
  }

  get questions(): readonly SpanQuestion[] {
    return spanQuestions(this.form.questions, this.field);
  }

  get labels(): readonly SpanLabel[] {
    return labelsOf(this.questions);
  }

  get active(): SpanLabel | undefined {
    const { choice } = this.form.spans;
    return this.labels.find(({ question, option }) =>
      choice.isActive({ question: question.name, label: option.value }),
    );
  }

  get marks(): readonly Mark[] {
    const { draft, record } = this.form;
    const isPending = record !== undefined && statusOf(record) === 'pending';
    const marks = marksOf(this.questions, {
      draft,
      labels: this.labels,
      suggestions: record?.suggestions ?? [],
      isOpen: (key, question) => isPending && !this.accepted.has(key) && !this.form.confirmed.isAccepted(question),
    });
    const found = reusingEqual(marks, this.computed.marks);
    this.computed.marks = new Map(found.map((mark) => [mark.key, mark]));
    return found;
  }

  textOf({ start, end }: TextRange): string {
    return slice(this.text.points, start, end);
  }

  nameOf(question: SpanQuestion, value: string): string {
    return question.settings.options.find((option) => option.value === value)?.text ?? value;
  }

  mark({ start, end }: TextRange, label: SpanLabel) {
    const { question, option } = label;
    const before = this.spansOf(question).length;
    this.change(mark(this.form.draft, question, { start, end, label: option.value }));
    const count = before + 1 - this.spansOf(question).length;
    const values = { text: this.textOf({ start, end }), name: option.text };
    this.announce(
      count > 0 ? { key: 'spans.replaced', values: { ...values, count } } : { key: 'spans.marked', values },
    );
  }

  relabel({ label: { question }, span }: Mark, to: SpanLabel) {
    this.change(relabel(this.form.draft, question, span, to.option.value));
    this.announce({ key: 'spans.marked', values: { text: this.textOf(span), name: to.option.text } });
  }

  remove({ label: { question, option }, span }: Mark) {
    this.change(unmark(this.form.draft, question, span));
    this.announce({ key: 'spans.removed', values: { text: this.textOf(span), name: option.text } });
  }

  moveEdge(
    { key, label: { question }, span }: Mark,
    edge: 'start' | 'end',
    isForward: boolean,
    step: CaretStep,
  ): string {
    const allowed = question.settings.allowCharacterAnnotation ? step : 'word';
    const place = moveCaret(this.text, span[edge], allowed, isForward);
    const [start, end] = edge === 'start' ? [place, span.end] : [span.start, place];
    const snap = allowed === 'word' ? snapToTokens : snapToCharacters;
    const range = { ...span, ...(start < end && snap(this.text, start, end)) };
    const draft = resize(this.form.draft, question, span, range);
    if (draft === this.form.draft) return key;
    this.change(draft);
    this.announce({ key: 'spans.selected', values: { text: this.textOf(range) } });
    return markKey(question, range);
  }

  accept({ key, span, label }: Mark) {
    this.accepted = new Set([...this.accepted, key]);
    const isOneOpen = this.marks.some((mark) => mark.isOpen && mark.label.question === label.question);
    if (!isOneOpen) this.form.confirmed.add(label.question);
    this.announce({ key: 'spans.marked', values: { text: this.textOf(span), name: label.option.text } });
  }

  addSuggestion(question: SpanQuestion, span: Span) {
    const label = this.labels.find((each) => each.question === question && each.option.value === span.label);
    if (!label) return;
    this.accepted = new Set([...this.accepted, markKey(question, span)]);
    this.mark(span, label);
  }

  announce(message: Message) {
    this.announcement = message;
    this.announcementCount += 1;
  }

  private spansOf(question: SpanQuestion) {
    return answerTo(this.form.draft, question).spans;
  }

  private change(draft: Draft) {
    if (draft !== this.form.draft) this.form.change(draft);
  }
}
