import { type Draft, prefilled } from '#domain/annotation/draft.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { MarkingForm } from '../model/answering/answer-form.ts';
import { ConfirmedQuestions } from '../model/answering/confirmed-questions.ts';
import { SpanTools } from '../model/spans/span-tools.ts';
import type { BulkForm } from './bulk-form.ts';

export class RecordMarkingForm implements MarkingForm {
  readonly spans: SpanTools;
  readonly confirmed = new ConfirmedQuestions();

  constructor(
    private readonly form: BulkForm,
    readonly record: DatasetRecord,
    private readonly onMark: (record: DatasetRecord) => void,
  ) {
    this.spans = new SpanTools(form.spans.choice);
    makeStateObservable(this);
  }

  get questions() {
    return this.form.questions;
  }

  get draft(): Draft {
    return this.form.ownDrafts.get(this.record.id) ?? prefilled(this.record, this.questions);
  }

  change(draft: Draft) {
    this.form.ownDrafts.set(this.record.id, draft);
    this.onMark(this.record);
  }
}
