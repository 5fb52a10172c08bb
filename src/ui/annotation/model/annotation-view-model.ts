import { reaction, when } from 'mobx';
import type { LoadMetrics } from '#application/annotation/load-metrics.ts';
import type { LoadRecords } from '#application/annotation/load-records.ts';
import type { OpenDataset } from '#application/annotation/open-dataset.ts';
import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { Action } from '#domain/annotation/actions.ts';
import { possibleMoves } from '#domain/annotation/queue.ts';
import type { LeaveGuard } from '../../shared/leave-guard.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import { ActionsViewModel } from './answering/actions-view-model.ts';
import { DraftKeeper } from './answering/draft-keeper.ts';
import { FormViewModel } from './answering/form-view-model.ts';
import type { HistoryViewModel } from './answering/history-view-model.ts';
import { RefusedAnswers } from './answering/refused-answers.ts';
import type { UnsyncedAnswers } from './answering/unsynced-answers.ts';
import type { AdaptiveThrottle } from './queue/adaptive-throttle.ts';
import { ChangesViewModel } from './queue/changes-view-model.ts';
import { EmptyViewModel } from './queue/empty-view-model.ts';
import type { ImagePrefetch } from './queue/image-prefetch.ts';
import type { LiveUpdates } from './queue/live-updates.ts';
import { MetricsViewModel } from './queue/metrics-view-model.ts';
import type { RecordLeases } from './queue/record-leases.ts';
import { RecordLoader } from './queue/record-loader.ts';
import { RecordsViewModel } from './queue/records-view-model.ts';

/** Answering one record after the other. */
export class AnnotationViewModel implements ViewModel {
  readonly records: RecordsViewModel;
  readonly form: FormViewModel;
  readonly metrics: MetricsViewModel;
  readonly empty: EmptyViewModel;
  readonly changes: ChangesViewModel;
  readonly actions: ActionsViewModel;
  private readonly drafts: DraftKeeper;
  private readonly refusedAnswers: RefusedAnswers;

  constructor(
    openDataset: OpenDataset,
    loadRecords: LoadRecords,
    loadMetrics: LoadMetrics,
    outbox: Outbox,
    datasets: DatasetRepository,
    session: Session,
    private readonly notices: Notices,
    private readonly leaveGuard: LeaveGuard,
    readonly history: HistoryViewModel,
    readonly unsynced: UnsyncedAnswers,
    private readonly leases: RecordLeases,
    private readonly liveUpdates: LiveUpdates,
    private readonly imagePrefetch: ImagePrefetch,
    throttle: AdaptiveThrottle,
  ) {
    this.records = new RecordsViewModel(
      new RecordLoader(openDataset, loadRecords, unsynced, session, notices),
      unsynced,
    );
    this.form = new FormViewModel(this.unsynced, this.history);
    this.metrics = new MetricsViewModel(loadMetrics);
    this.empty = new EmptyViewModel(this.records, this.metrics, session, datasets);
    const { records, form, metrics } = this;
    this.changes = new ChangesViewModel(records, form, unsynced, notices, throttle);
    this.drafts = new DraftKeeper(form, unsynced, notices);
    this.refusedAnswers = new RefusedAnswers(records, form, unsynced, notices);
    this.actions = new ActionsViewModel(records, form, metrics, unsynced, history, outbox, notices);
    makeStateObservable(this);
  }

  get offers() {
    return this.actions.offers;
  }

  get canGo() {
    return possibleMoves(this.records.queue);
  }

  /** Why nothing can be answered here any more. */
  get loss() {
    return this.records.supply.loss.kind;
  }

  activate(datasetId: string) {
    this.history.activate(datasetId);
    const stopWork = this.work(datasetId);
    const stops = [this.unsynced.activate(datasetId, this.hear), stopWork];
    const isLost = () => this.loss !== undefined && this.records.opened !== undefined; // before that it may be tried again
    stops.push(when(isLost, () => this.lose(stopWork)));
    return () => {
      for (const stop of stops) stop();
    };
  }

  perform(action: Action) {
    this.actions.perform(action);
  }

  undo() {
    this.actions.undo();
  }

  redo() {
    this.actions.redo();
  }

  previous() {
    if (this.records.detached) this.records.moveOn();
    else if (this.records.queue.page > 1) this.records.seek(this.records.queue.page - 1);
  }

  next() {
    const { detached, queue } = this.records;
    const { page, total } = queue;
    if (detached) this.records.moveOn();
    else if (page < total) this.records.goTo(page + 1);
  }

  /** Lets go of an answer that the server will not take. */
  forgetRefused() {
    this.refusedAnswers.forget();
  }

  /** Says that what was written has not been sent, and leads back to it. */
  remindOfLeaving(goBack: () => void) {
    if (!this.loss && this.drafts.keep()) this.drafts.remind(goBack);
  }

  private work(datasetId: string) {
    const stops = [
      this.leaveGuard.hold(() => this.form.isModified || this.unsynced.holdsDrafts() || this.unsynced.all.length > 0),
      this.records.activate(datasetId),
      this.metrics.activate(datasetId),
      this.empty.activate(datasetId),
      this.leases.activate(this),
      this.liveUpdates.activate(datasetId, this),
      this.imagePrefetch.activate(this.records),
      reaction(() => this.records.record, this.show),
      this.changes.activate(),
      reaction(() => this.records.opened, this.refusedAnswers.offer),
      this.drafts.activate(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private show() {
    const { record, opened } = this.records;
    const left = this.form.isModified ? this.form.record : undefined;
    if (record?.id !== this.form.record?.id) this.form.show(record, opened?.questions ?? []);
    else if (record) this.form.update(record);
    if (left && left.id !== record?.id) this.drafts.remind(() => this.actions.visit(left.id));
  }

  /** What was written stays; what could be done with it is over. */
  private lose(stopWork: () => void) {
    this.drafts.keep();
    stopWork();
    this.notices.clear(); // they were about what is shown no more
  }

  private hear(event: OutboxEvent) {
    if (this.loss) return event.kind === 'refused' ? this.notices.clear() : undefined;
    if (event.kind === 'not-stored') this.actions.handleStorageDenied();
    if (event.kind === 'confirmed') this.confirm(event);
    else this.refusedAnswers.hear(event);
    if ((event.kind === 'refused' || event.kind === 'cancelled') && !this.records.isBulk) this.metrics.refresh();
  }

  private confirm({ unsent, response }: Extract<OutboxEvent, { kind: 'confirmed' }>) {
    this.unsynced.noteConfirmed(unsent.change, response);
    const record = this.records.find(unsent.change.recordId);
    if (record) this.records.put(this.unsynced.confirm(record, response));
    this.actions.handleConfirmed(unsent.change.recordId, response);
    this.records.refill();
    if (this.unsynced.all.length > 0) return; // it would count less than is shown
    this.metrics.refreshAfterAnswer();
    this.empty.refresh();
  }
}
