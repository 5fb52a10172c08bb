import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';
import type { RecordsViewModel } from '../queue/records-view-model.ts';
import type { FormViewModel } from './form-view-model.ts';
import type { UnsyncedAnswers } from './unsynced-answers.ts';

/** Answers that come back to whoever gave them, because the server will not have them. */
export class RefusedAnswers {
  private readonly reaching = new Task();
  private offered = false;

  constructor(
    private readonly records: RecordsViewModel,
    private readonly form: FormViewModel,
    private readonly unsynced: UnsyncedAnswers,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  hear(event: OutboxEvent) {
    if (this.records.isBulk) return; // whoever answered them together is told of all together
    if (event.kind === 'refused') this.records.supply.checkDatasetExists(event.failure, this.records.datasetId);
    if (event.kind === 'refused' && this.records.find(event.unsent.change.recordId)) this.notices.clear(); // the form says why
    if (event.kind === 'refused' || event.kind === 'restore-requested') this.bringBack(event.unsent.change.recordId);
    else if (event.kind === 'cancelled') this.restore(event.unsent.change.recordId);
    if (event.kind === 'refused' || event.kind === 'cancelled') this.records.refill(); // the end may have waited for it
  }

  /** What was refused in an earlier visit is offered again. */
  offer() {
    const { refused } = this.unsynced;
    const last = refused.at(-1);
    if (!last || this.offered || this.records.isBulk) return;
    this.offered = true;
    const found = refused.find(({ change }) => this.records.find(change.recordId)) ?? last;
    this.bringBack(found.change.recordId);
    this.notices.show({
      message: { key: 'annotation.refusedEarlier', values: { count: refused.length } },
      type: 'warning',
    });
  }

  /** Lets go of the refused answer to the record in view. */
  forget() {
    const { record } = this.form;
    if (!record) return;
    this.unsynced.discard(record.id);
    this.form.begin(record, this.form.questions);
  }

  private bringBack(recordId: string) {
    const record = this.records.find(recordId);
    if (record) return this.present(record);
    void this.reaching.run(
      () => this.records.supply.loadOne(recordId),
      (found) => found && this.present(found, true),
    );
  }

  private present(record: DatasetRecord, isAside = record === this.records.detached) {
    const restored = this.unsynced.restore(record);
    if (isAside) this.records.showDetached(restored);
    else {
      this.records.put(restored);
      this.records.goTo(record.page);
    }
    if (this.form.record?.id === record.id) this.form.begin(this.records.record, this.form.questions);
  }

  private restore(recordId: string) {
    const record = this.records.find(recordId);
    if (!record) return;
    this.records.put(this.unsynced.restore(record));
    if (this.form.record?.id === recordId) this.form.begin(this.records.record, this.form.questions);
  }
}
