import { makeAutoObservable, reaction } from 'mobx';
import type { LoadMetrics } from '#application/annotation/load-metrics.ts';
import type { LoadRecords } from '#application/annotation/load-records.ts';
import type { OpenDataset } from '#application/annotation/open-dataset.ts';
import type { Outbox } from '#application/annotation/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox-event.ts';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { Action } from '#domain/annotation/actions.ts';
import type { LeaveGuard } from '../shared/leave-guard.ts';
import type { Session } from '../shared/session.ts';
import type { ViewModel } from '../shared/use-view-model.ts';
import { AnsweringViewModel } from './answering/answering-view-model.ts';
import type { HistoryViewModel } from './answering/history-view-model.ts';
import { EmptyViewModel } from './empty-view-model.ts';
import { FormViewModel } from './form-view-model.ts';
import { MetricsViewModel } from './metrics-view-model.ts';
import { RecordsViewModel } from './records-view-model.ts';
import { Unsaved } from './unsaved.ts';

type Private = 'answering' | 'notices' | 'leaving';

/** Answering one record after the other. */
export class AnnotationViewModel implements ViewModel {
  readonly unsaved: Unsaved;
  readonly records: RecordsViewModel;
  readonly form: FormViewModel;
  readonly metrics: MetricsViewModel;
  readonly empty: EmptyViewModel;
  private readonly answering: AnsweringViewModel;

  constructor(
    openDataset: OpenDataset,
    loadRecords: LoadRecords,
    loadMetrics: LoadMetrics,
    outbox: Outbox,
    datasets: DatasetRepository,
    session: Session,
    private readonly notices: Notices,
    private readonly leaving: LeaveGuard,
    readonly history: HistoryViewModel,
  ) {
    this.unsaved = new Unsaved(outbox);
    this.records = new RecordsViewModel(openDataset, loadRecords, this.unsaved, session);
    this.form = new FormViewModel(this.unsaved, this.history);
    this.metrics = new MetricsViewModel(loadMetrics);
    this.empty = new EmptyViewModel(this.records, this.metrics, session, datasets);
    const { records, form, metrics, unsaved } = this;
    this.answering = new AnsweringViewModel(records, form, metrics, unsaved, history, outbox, notices);
    makeAutoObservable<AnnotationViewModel, Private>(
      this,
      {
        records: false,
        form: false,
        metrics: false,
        empty: false,
        unsaved: false,
        history: false,
        answering: false,
        notices: false,
        leaving: false,
      },
      { autoBind: true },
    );
  }

  get offers() {
    return this.answering.offers;
  }

  activate(datasetId: string) {
    this.history.activate(datasetId);
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

  perform(action: Action) {
    this.answering.perform(action);
  }

  undo() {
    this.answering.undo();
  }

  redo() {
    this.answering.redo();
  }

  previous() {
    if (this.records.aside) this.records.moveOn();
    else if (this.records.queue.page > 1) this.records.goTo(this.records.queue.page - 1);
  }

  next() {
    const { aside, queue } = this.records;
    const { page, total } = queue;
    if (aside) this.records.moveOn();
    else if (page < total) this.records.goTo(page + 1);
  }

  /** Lets go of an answer that the server will not take. */
  forgetRefused() {
    const { record } = this.records;
    if (!record) return;
    this.unsaved.forget(record.id);
    this.form.begin(record, this.form.questions);
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
