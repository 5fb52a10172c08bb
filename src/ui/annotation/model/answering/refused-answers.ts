import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';
import type { RecordsViewModel } from '../queue/records-view-model.ts';
import type { UnsyncedAnswers } from '../queue/unsynced-answers.ts';
import type { FormViewModel } from './form-view-model.ts';

export class RefusedAnswers {
  private readonly loading = new Task();
  private hasShownEarlier = false;

  constructor(
    private readonly records: RecordsViewModel,
    private readonly form: FormViewModel,
    private readonly unsynced: UnsyncedAnswers,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  handle(event: OutboxEvent) {
    if (this.records.isBulk) return; // the bulk view reports all of its answers at once
    if (event.kind === 'refused') this.records.access.checkAfter(event.failure, this.records.datasetId);
    if (event.kind === 'refused' && this.records.find(event.unsent.change.recordId)) this.notices.clear(); // the form shows the reason
    if (event.kind === 'refused' || event.kind === 'restore-requested') this.show(event.unsent.change.recordId);
    else if (event.kind === 'cancelled') this.rollBack(event.unsent.change.recordId);
    if (event.kind === 'refused' || event.kind === 'cancelled') this.records.refill(); // the end of the queue waits for answers in transit
  }

  showEarlier() {
    const { refused } = this.unsynced;
    const last = refused.at(-1);
    if (!last || this.hasShownEarlier || this.records.isBulk) return;
    this.hasShownEarlier = true;
    const found = refused.find(({ change }) => this.records.find(change.recordId)) ?? last;
    this.show(found.change.recordId);
    this.notices.show({
      message: { key: 'annotation.refusedEarlier', values: { count: refused.length } },
      type: 'warning',
    });
  }

  dismiss() {
    const { record } = this.form;
    if (!record) return;
    this.unsynced.discard(record.id);
    this.form.begin(record, this.form.questions);
  }

  private show(recordId: string) {
    const record = this.records.find(recordId);
    if (record) return this.showRolledBack(record);
    void this.loading.run(
      () => this.records.loader.loadOne(recordId),
      (found) => found && this.showRolledBack(found, true),
    );
  }

  private showRolledBack(record: DatasetRecord, isDetached = record === this.records.detached) {
    const restored = this.unsynced.rollBack(record);
    if (isDetached) this.records.showDetached(restored);
    else {
      this.records.put(restored);
      this.records.goTo(record.page);
    }
    if (this.form.record?.id === record.id) this.form.begin(this.records.record, this.form.questions);
  }

  private rollBack(recordId: string) {
    const record = this.records.find(recordId);
    if (!record) return;
    this.records.put(this.unsynced.rollBack(record));
    if (this.form.record?.id === recordId) this.form.begin(this.records.record, this.form.questions);
  }
}
