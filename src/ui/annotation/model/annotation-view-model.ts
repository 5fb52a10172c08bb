import { reaction, when } from 'mobx';
import type { LoadMetrics } from '#application/annotation/load-metrics.ts';
import type { LoadRecords } from '#application/annotation/load-records.ts';
import type { OpenDataset } from '#application/annotation/open-dataset.ts';
import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { possibleMoves } from '#domain/annotation/queue.ts';
import type { LeaveGuard } from '../../shared/leave-guard.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Platform } from '../../shared/platform.ts';
import type { Session } from '../../shared/session.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import { ActionsViewModel } from './answering/actions-view-model.ts';
import { DraftKeeper } from './answering/draft-keeper.ts';
import { FormViewModel } from './answering/form-view-model.ts';
import type { HistoryViewModel } from './answering/history-view-model.ts';
import { RefusedAnswers } from './answering/refused-answers.ts';
import type { AdaptiveThrottle } from './live/adaptive-throttle.ts';
import { ChangesViewModel } from './live/changes-view-model.ts';
import type { LiveUpdates } from './live/live-updates.ts';
import type { RecordLeases } from './live/record-leases.ts';
import { EmptyViewModel } from './queue/empty-view-model.ts';
import type { ImagePrefetch } from './queue/image-prefetch.ts';
import { MetricsViewModel } from './queue/metrics-view-model.ts';
import { RecordLoader } from './queue/record-loader.ts';
import { RecordsViewModel } from './queue/records-view-model.ts';
import type { UnsyncedAnswers } from './queue/unsynced-answers.ts';

export class AnnotationViewModel implements ViewModel {
  readonly records: RecordsViewModel;
  readonly form: FormViewModel;
  readonly metrics: MetricsViewModel;
  readonly empty: EmptyViewModel;
  readonly changes: ChangesViewModel;
  readonly actions: ActionsViewModel;
  private readonly drafts: DraftKeeper;
  readonly refusedAnswers: RefusedAnswers;

  constructor(
    openDataset: OpenDataset,
    loadRecords: LoadRecords,
    loadMetrics: LoadMetrics,
    private readonly outbox: Outbox,
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
    platform: Platform,
  ) {
    this.records = new RecordsViewModel(
      new RecordLoader(openDataset, loadRecords, unsynced, session, notices),
      openDataset,
      unsynced,
    );
    this.form = new FormViewModel(this.unsynced, this.history);
    this.metrics = new MetricsViewModel(loadMetrics);
    this.empty = new EmptyViewModel(this.records, this.metrics, session, datasets);
    const { records, form, metrics } = this;
    this.changes = new ChangesViewModel(records, form, unsynced, notices, throttle);
    this.drafts = new DraftKeeper(form, unsynced, notices);
    this.refusedAnswers = new RefusedAnswers(records, form, unsynced, notices);
    this.actions = new ActionsViewModel(records, form, metrics, unsynced, history, outbox, notices, platform);
    makeStateObservable(this);
  }

  get canGo() {
    return possibleMoves(this.records.queue);
  }

  activate(datasetId: string) {
    this.history.activate(datasetId);
    const stopWork = this.work(datasetId);
    this.unsynced.activate(datasetId);
    const stops = [this.outbox.subscribe(this.handleEvents), stopWork];
    const isLost = () => this.records.access.loss !== undefined && this.records.opened !== undefined; // a failed opening can be retried
    stops.push(when(isLost, () => this.lose(stopWork)));
    return () => {
      for (const stop of stops) stop();
    };
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

  remindOfLeaving(goBack: () => void) {
    if (!this.records.access.loss && this.drafts.keep()) this.drafts.remind(goBack);
  }

  private work(datasetId: string) {
    const stops = [
      this.leaveGuard.askWhile(
        () => this.form.isModified || this.unsynced.holdsDrafts() || this.unsynced.all.length > 0,
      ),
      this.records.activate(datasetId),
      this.metrics.activate(datasetId),
      this.empty.activate(datasetId),
      this.leases.activate(this),
      this.liveUpdates.activate(datasetId, this),
      this.imagePrefetch.activate(this.records),
      reaction(() => this.records.record, this.show),
      this.changes.activate(),
      reaction(() => this.records.opened, this.refusedAnswers.showEarlier),
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
    if (left && left.id !== record?.id) this.drafts.remind(() => this.actions.goToRecord(left.id));
  }

  private lose(stopWork: () => void) {
    this.drafts.keep();
    stopWork();
    this.notices.clear(); // the notices concern records that are no longer shown
  }

  private handleEvents(events: readonly OutboxEvent[]) {
    this.unsynced.handle(events);
    for (const event of events) this.handleEvent(event);
  }

  private handleEvent(event: OutboxEvent) {
    if (this.records.access.loss) return event.kind === 'refused' ? this.notices.clear() : undefined;
    if (event.kind === 'not-stored') this.actions.handleStorageDenied();
    if (event.kind === 'confirmed') this.confirm(event);
    else this.refusedAnswers.handle(event);
    if ((event.kind === 'refused' || event.kind === 'cancelled') && !this.records.isBulk) this.metrics.refresh();
  }

  private confirm({ unsent, response }: Extract<OutboxEvent, { kind: 'confirmed' }>) {
    this.unsynced.rememberConfirmed(unsent.change, response);
    const record = this.records.find(unsent.change.recordId);
    if (record) this.records.put(this.unsynced.applyConfirmed(record, response));
    this.actions.handleConfirmed(unsent.change.recordId, response);
    this.records.refill();
    if (this.unsynced.all.length > 0) return; // the server would count fewer answers than the screen shows
    this.metrics.refreshAfterAnswer();
    this.empty.refresh();
  }
}
