import { makeAutoObservable, reaction, when } from 'mobx';
import type { LoadMetrics } from '#application/annotation/load-metrics.ts';
import type { LoadRecords } from '#application/annotation/load-records.ts';
import type { OpenDataset } from '#application/annotation/open-dataset.ts';
import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { Action } from '#domain/annotation/actions.ts';
import { ways } from '#domain/annotation/queue.ts';
import type { LeaveGuard } from '../../shared/leave-guard.ts';
import type { Session } from '../../shared/session.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import { AnsweringViewModel } from './answering/actions-view-model.ts';
import { LeftDrafts } from './answering/draft-keeper.ts';
import { FormViewModel } from './answering/form-view-model.ts';
import type { HistoryViewModel } from './answering/history-view-model.ts';
import { ReturnedAnswers } from './answering/refused-answers.ts';
import type { Unsaved } from './answering/unsynced-answers.ts';
import type { Pace } from './queue/adaptive-throttle.ts';
import { ChangesViewModel } from './queue/changes-view-model.ts';
import { EmptyViewModel } from './queue/empty-view-model.ts';
import type { ImagesAhead } from './queue/image-prefetch.ts';
import type { Completions } from './queue/live-updates.ts';
import { MetricsViewModel } from './queue/metrics-view-model.ts';
import type { Leases } from './queue/record-leases.ts';
import { Supply } from './queue/record-loader.ts';
import { RecordsViewModel } from './queue/records-view-model.ts';

type Private = 'drafts' | 'returned' | 'notices' | 'leaving' | 'leases' | 'completions' | 'images';

/** Answering one record after the other. */
export class AnnotationViewModel implements ViewModel {
  readonly records: RecordsViewModel;
  readonly form: FormViewModel;
  readonly metrics: MetricsViewModel;
  readonly empty: EmptyViewModel;
  readonly changes: ChangesViewModel;
  readonly answering: AnsweringViewModel;
  private readonly drafts: LeftDrafts;
  private readonly returned: ReturnedAnswers;

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
    readonly unsaved: Unsaved,
    private readonly leases: Leases,
    private readonly completions: Completions,
    private readonly images: ImagesAhead,
    pace: Pace,
  ) {
    this.records = new RecordsViewModel(new Supply(openDataset, loadRecords, unsaved, session, notices), unsaved);
    this.form = new FormViewModel(this.unsaved, this.history);
    this.metrics = new MetricsViewModel(loadMetrics);
    this.empty = new EmptyViewModel(this.records, this.metrics, session, datasets);
    const { records, form, metrics } = this;
    this.changes = new ChangesViewModel(records, form, unsaved, notices, pace);
    this.drafts = new LeftDrafts(form, unsaved, notices);
    this.returned = new ReturnedAnswers(records, form, unsaved, notices);
    this.answering = new AnsweringViewModel(records, form, metrics, unsaved, history, outbox, notices);
    makeAutoObservable<AnnotationViewModel, Private>(
      this,
      {
        records: false,
        form: false,
        metrics: false,
        empty: false,
        changes: false,
        unsaved: false,
        history: false,
        answering: false,
        drafts: false,
        returned: false,
        notices: false,
        leaving: false,
        leases: false,
        completions: false,
        images: false,
      },
      { autoBind: true },
    );
  }

  get offers() {
    return this.answering.offers;
  }

  get canGo() {
    return ways(this.records.queue);
  }

  /** Why nothing can be answered here any more. */
  get loss() {
    return this.records.supply.loss.kind;
  }

  activate(datasetId: string) {
    this.history.activate(datasetId);
    const stopWork = this.work(datasetId);
    const stops = [this.unsaved.activate(datasetId, this.hear), stopWork];
    const isLost = () => this.loss !== undefined && this.records.opened !== undefined; // before that it may be tried again
    stops.push(when(isLost, () => this.lose(stopWork)));
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
    else if (this.records.queue.page > 1) this.records.seek(this.records.queue.page - 1);
  }

  next() {
    const { aside, queue } = this.records;
    const { page, total } = queue;
    if (aside) this.records.moveOn();
    else if (page < total) this.records.goTo(page + 1);
  }

  /** Lets go of an answer that the server will not take. */
  forgetRefused() {
    this.returned.forget();
  }

  /** Says that what was written has not been sent, and leads back to it. */
  remindOfLeaving(goBack: () => void) {
    if (!this.loss && this.drafts.keep()) this.drafts.remind(goBack);
  }

  private work(datasetId: string) {
    const stops = [
      this.leaving.askWhile(() => this.form.isModified || this.unsaved.holdsDrafts() || this.unsaved.all.length > 0),
      this.records.activate(datasetId),
      this.metrics.activate(datasetId),
      this.empty.activate(datasetId),
      this.leases.activate(this),
      this.completions.activate(datasetId, this),
      this.images.activate(this.records),
      reaction(() => this.records.record, this.show),
      this.changes.activate(),
      reaction(() => this.records.opened, this.returned.offer),
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
    if (left && left.id !== record?.id) this.drafts.remind(() => this.answering.visit(left.id));
  }

  /** What was written stays; what could be done with it is over. */
  private lose(stopWork: () => void) {
    this.drafts.keep();
    stopWork();
    this.notices.clear(); // they were about what is shown no more
  }

  private hear(event: OutboxEvent) {
    if (this.loss) return event.kind === 'refused' ? this.notices.clear() : undefined;
    if (event.kind === 'not-stored') this.answering.heedUnkept();
    if (event.kind === 'confirmed') this.confirm(event);
    else this.returned.hear(event);
    if ((event.kind === 'refused' || event.kind === 'cancelled') && !this.records.areMany) this.metrics.refresh();
  }

  private confirm({ unsent, response }: Extract<OutboxEvent, { kind: 'confirmed' }>) {
    this.unsaved.noteConfirmed(unsent.change, response);
    const record = this.records.find(unsent.change.recordId);
    if (record) this.records.put(this.unsaved.confirm(record, response));
    this.answering.heedConfirmed(unsent.change.recordId, response);
    this.records.refill();
    if (this.unsaved.all.length > 0) return; // it would count less than is shown
    this.metrics.refreshAfterAnswer();
    this.empty.refresh();
  }
}
