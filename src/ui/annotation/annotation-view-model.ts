import { makeAutoObservable, reaction } from 'mobx';
import type { LoadMetrics } from '#application/annotation/load-metrics.ts';
import type { LoadRecords } from '#application/annotation/load-records.ts';
import type { OpenDataset } from '#application/annotation/open-dataset.ts';
import type { Outbox } from '#application/annotation/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox-event.ts';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { sendable } from '#domain/annotation/draft.ts';
import { type ResponseStatus, statusOf } from '#domain/annotation/record.ts';
import type { LeaveGuard } from '../shared/leave-guard.ts';
import type { Session } from '../shared/session.ts';
import type { ViewModel } from '../shared/use-view-model.ts';
import { EmptyViewModel } from './empty-view-model.ts';
import { FormViewModel } from './form-view-model.ts';
import { MetricsViewModel } from './metrics-view-model.ts';
import { RecordsViewModel } from './records-view-model.ts';
import { type Save, Unsaved } from './unsaved.ts';

type Private = 'outbox' | 'notices' | 'leaving';

/** Answering one record after the other. */
export class AnnotationViewModel implements ViewModel {
  readonly unsaved: Unsaved;
  readonly records: RecordsViewModel;
  readonly form: FormViewModel;
  readonly metrics: MetricsViewModel;
  readonly empty: EmptyViewModel;

  constructor(
    openDataset: OpenDataset,
    loadRecords: LoadRecords,
    loadMetrics: LoadMetrics,
    private readonly outbox: Outbox,
    datasets: DatasetRepository,
    session: Session,
    private readonly notices: Notices,
    private readonly leaving: LeaveGuard,
  ) {
    this.unsaved = new Unsaved(outbox);
    this.records = new RecordsViewModel(openDataset, loadRecords, this.unsaved);
    this.form = new FormViewModel(this.unsaved);
    this.metrics = new MetricsViewModel(loadMetrics);
    this.empty = new EmptyViewModel(this.records, this.metrics, session, datasets);
    makeAutoObservable<AnnotationViewModel, Private>(
      this,
      {
        records: false,
        form: false,
        metrics: false,
        empty: false,
        unsaved: false,
        outbox: false,
        notices: false,
        leaving: false,
      },
      { autoBind: true },
    );
  }

  get canDiscard() {
    const { record } = this.records;
    return record !== undefined && statusOf(record) !== 'discarded';
  }

  activate(datasetId: string) {
    const stops = [
      this.leaving.hold(() => this.form.isModified || this.unsaved.holdsDrafts() || this.unsaved.all.length > 0),
      this.unsaved.activate(datasetId, this.hear),
      this.records.activate(datasetId),
      this.metrics.activate(datasetId),
      this.empty.activate(datasetId),
      reaction(() => this.records.record, this.show),
      reaction(() => this.records.opened, this.offerRefused),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  submit() {
    if (this.form.isComplete) this.save('submitted');
  }

  discard() {
    if (this.canDiscard) this.save('discarded');
  }

  saveDraft() {
    this.save('draft');
  }

  previous() {
    if (this.records.queue.page > 1) this.records.goTo(this.records.queue.page - 1);
  }

  next() {
    const { page, total } = this.records.queue;
    if (page < total) this.records.goTo(page + 1);
  }

  /** Lets go of an answer that the server will not take. */
  forgetRefused() {
    const { record } = this.records;
    if (!record) return;
    this.unsaved.forget(record.id);
    this.form.begin(record, this.form.questions);
  }

  /** The next record is there before the answer has left: the outbox sees to it from here. */
  private save(status: ResponseStatus) {
    const { record } = this.records;
    if (!record) return;
    const answers = sendable(this.form.draft);
    const responseId = record.response?.id || undefined;
    const change: Save = { kind: 'save', recordId: record.id, responseId, status, answers };
    const saved = this.unsaved.answered(record, change);
    void this.outbox.post(record.datasetId, change);
    this.records.put(saved);
    this.form.update(saved);
    this.metrics.count(statusOf(record), status);
    if (status !== 'draft') this.records.moveOn();
  }

  private show() {
    const { record, opened } = this.records;
    if (record?.id !== this.form.record?.id) this.form.show(record, opened?.questions ?? []);
    else if (record) this.form.update(record);
  }

  private hear(event: OutboxEvent) {
    if (event.kind !== 'confirmed' && event.kind !== 'refused') return;
    const record = this.records.find(event.unsent.change.recordId);
    if (event.kind === 'confirmed') {
      if (record) this.records.put(this.unsaved.confirm(record, event.response));
      this.records.refill();
      if (this.unsaved.all.length === 0) this.recount(); // before, it would count less than is shown
    } else if (record) {
      this.bringBack(record.id);
    }
  }

  private recount() {
    this.metrics.refresh();
    this.empty.refresh();
  }

  /** A refused answer comes back with its record. */
  private bringBack(recordId: string) {
    const record = this.records.find(recordId);
    if (!record) return;
    this.records.put(this.unsaved.restore(record));
    this.records.goTo(record.page);
    if (this.form.record?.id === recordId) this.form.begin(this.records.record, this.form.questions);
    this.metrics.refresh();
  }

  /** What was refused in an earlier visit is offered again. */
  private offerRefused() {
    const { refused } = this.unsaved;
    if (refused.length === 0) return;
    const found = refused.find(({ change }) => this.records.find(change.recordId));
    if (found) this.bringBack(found.change.recordId);
    this.notices.show({
      message: { key: 'annotation.refusedEarlier', values: { count: refused.length } },
      type: 'warning',
    });
  }
}
