import { reaction } from 'mobx';
import type { LoadRecords } from '#application/annotation/load-records.ts';
import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { Action } from '#domain/annotation/actions.ts';
import { bulkOffers, bulkStep } from '#domain/annotation/bulk/bulk-actions.ts';
import { bulkNotice, needsConfirmation, suggestedAnswers } from '#domain/annotation/bulk/bulk-answers.ts';
import { possibleMoves } from '#domain/annotation/queue.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { sameRecords } from '#domain/criteria/changes.ts';
import { onPage } from '#domain/criteria/criteria.ts';
import { hasNext, hasPrevious, nextPage, type Page, previousPage, resized } from '#domain/criteria/page.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import type { ShortcutTarget } from '../model/shortcut-target.ts';
import { BulkDeed } from './bulk-deed.ts';
import { BulkForm } from './bulk-form.ts';
import { BulkSelection } from './bulk-selection.ts';

/** Where many records are answered at once. */
export class BulkDesk {
  constructor(
    readonly loadRecords: LoadRecords,
    readonly outbox: Outbox,
    readonly notices: Notices,
  ) {}

  for(work: AnnotationViewModel): BulkViewModel {
    return new BulkViewModel(work, this);
  }
}

/** Answering many records at once. */
export class BulkViewModel implements ShortcutTarget {
  readonly isForMany = true;
  readonly selection: BulkSelection;
  readonly form: BulkForm;
  readonly deed: BulkDeed;
  /** Shows records only as far as they are needed to tell them apart. */
  isCollapsed = false;
  /** What has to be confirmed first. */
  asked: Action | undefined = undefined;

  constructor(
    private readonly work: AnnotationViewModel,
    private readonly desk: BulkDesk,
  ) {
    this.selection = new BulkSelection(work.records, desk.loadRecords);
    this.form = new BulkForm(work.records.opened?.questions ?? []);
    this.deed = new BulkDeed(desk.outbox, desk.notices, () => this.conclude());
    makeStateObservable(this);
  }

  get history() {
    return this.work.history;
  }

  get offers() {
    const { answers, questions, isTouched } = this.form;
    return bulkOffers({ answers: this.deed.isRunning ? [] : answers, questions, isTouched });
  }

  get canGo() {
    const { criteria, queue } = this.work.records;
    const { anywhere } = possibleMoves(queue);
    if (!criteria) return { next: false, previous: false, anywhere };
    return { next: hasNext(criteria.page, queue.total), previous: hasPrevious(criteria.page), anywhere };
  }

  activate() {
    const { records, unsynced } = this.work;
    const stops = [
      this.desk.outbox.subscribe((events) => this.deed.hear(events)),
      reaction(
        () => (this.deed.isRunning ? undefined : this.selection.all),
        (selected) => selected && this.form.take(selected),
        { fireImmediately: true },
      ),
      reaction(() => records.opened?.questions ?? [], this.form.reword),
      reaction(
        () => records.criteria,
        (now, before) => now && before && !sameRecords(now, before) && this.selection.clear(),
      ),
      reaction(
        () => unsynced.all.every(({ refusal }) => refusal !== undefined),
        (isSettled) => isSettled && this.lookAgain(),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  fold(isCollapsed: boolean) {
    this.isCollapsed = isCollapsed;
  }

  perform(action: Action) {
    if (action === 'reset') return this.form.forget();
    const offer = this.offers.find(
      (each) => each.action === action || (action === 'submit' && each.action === 'validate'),
    );
    if (!offer || offer.disabled) return;
    if (needsConfirmation(this.selection.count)) this.asked = offer.action;
    else this.carryOut(offer.action);
  }

  /** What was asked for is done, or not. */
  answer(isYes: boolean) {
    const { asked } = this;
    this.asked = undefined;
    if (isYes && asked) this.carryOut(asked);
  }

  undo() {
    this.work.undo();
  }

  redo() {
    this.work.redo();
  }

  next() {
    if (this.canGo.next) this.turn(nextPage);
  }

  previous() {
    if (this.canGo.previous) this.turn(previousPage);
  }

  resize(size: number) {
    this.turn((page) => resized(page, size));
  }

  /** Somebody has marked something in its text. */
  mark({ id }: DatasetRecord) {
    if (!this.selection.has(id)) this.selection.toggle(id);
  }

  private turn(to: (page: Page) => Page) {
    const { records } = this.work;
    if (records.criteria) records.apply(onPage(records.criteria, to(records.criteria.page)));
  }

  private carryOut(action: Action) {
    const { questions, answers } = this.form;
    const all = action === 'clear' ? this.selection.all.filter(({ response }) => response) : this.selection.all;
    const given = new Set(all);
    const wanted =
      action === 'validate' ? suggestedAnswers(all, questions) : answers.filter(({ record }) => given.has(record));
    const step = bulkStep(action, { questions, answers: wanted });
    this.deed.begin(all.map(({ id }) => id));
    this.work.actions.performInBulk(step, all);
  }

  /** Those that could not be answered stay selected, with what was to be their answer. */
  private conclude() {
    const { left, refused } = this.deed;
    const notice = bulkNotice([...refused.keys()].map((recordId) => ({ recordId, isSaved: false })));
    if (notice) this.desk.notices.show(notice);
    if (left.length === 0) this.form.forget();
    for (const id of left) this.restore(id);
    this.selection.keep(left);
  }

  private restore(id: string) {
    const { records, unsynced } = this.work;
    const record = records.find(id);
    if (record) records.put(unsynced.restore(record));
  }

  /** How the records stand now that the server has everything. */
  private lookAgain() {
    this.work.metrics.refresh();
    this.work.records.reload();
  }
}
