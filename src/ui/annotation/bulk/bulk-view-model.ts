import { reaction } from 'mobx';
import type { LoadRecords } from '#application/annotation/load-records.ts';
import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { Action } from '#domain/annotation/actions.ts';
import { bulkOffers, bulkStep } from '#domain/annotation/bulk/bulk-actions.ts';
import { bulkNotice, needsConfirmation, suggestedAnswers } from '#domain/annotation/bulk/bulk-answers.ts';
import { possibleMoves } from '#domain/annotation/queue.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { AnswerStep } from '#domain/annotation/undo/answer-step.ts';
import { sameRecords } from '#domain/criteria/changes.ts';
import { isNarrowed, withPage } from '#domain/criteria/criteria.ts';
import { hasNext, hasPrevious, nextPage, type Page, previousPage, withPageSize } from '#domain/criteria/page.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import type { ShortcutTarget } from '../model/shortcut-target.ts';
import { BulkForm } from './bulk-form.ts';
import { BulkSelection } from './bulk-selection.ts';
import { BulkSubmission } from './bulk-submission.ts';

export class BulkViewModelFactory {
  constructor(
    readonly loadRecords: LoadRecords,
    readonly outbox: Outbox,
    readonly notices: Notices,
  ) {}

  create(annotation: AnnotationViewModel): BulkViewModel {
    return new BulkViewModel(annotation, this);
  }
}

export class BulkViewModel implements ShortcutTarget {
  readonly isForMany = true;
  readonly selection: BulkSelection;
  readonly form: BulkForm;
  readonly submission: BulkSubmission;
  /** Cuts the records short, to fit more of them on the screen. */
  isCollapsed = false;
  actionToConfirm: Action | undefined = undefined;
  /** The user selects all records, without a search or filter. */
  isConfirmingEverything = false;
  private running: { readonly action: Action; readonly step: AnswerStep } | undefined = undefined;

  constructor(
    private readonly annotation: AnnotationViewModel,
    private readonly services: BulkViewModelFactory,
  ) {
    this.selection = new BulkSelection(annotation.records, services.loadRecords);
    this.form = new BulkForm(annotation.records.opened?.questions ?? []);
    this.submission = new BulkSubmission(services.outbox, services.notices, () => this.handleSubmissionEnd());
    makeStateObservable(this);
  }

  get history() {
    return this.annotation.history;
  }

  get offers() {
    const { answers, questions, isTouched } = this.form;
    return bulkOffers({ answers: this.submission.isRunning ? [] : answers, questions, isTouched });
  }

  get actions() {
    const { undo, redo } = this.annotation.actions;
    return { offers: this.offers, perform: this.perform, undo, redo };
  }

  get canGo() {
    const { criteria, queue } = this.annotation.records;
    const { anywhere } = possibleMoves(queue);
    if (!criteria) return { next: false, previous: false, anywhere };
    return { next: hasNext(criteria.page, queue.total), previous: hasPrevious(criteria.page), anywhere };
  }

  /** True if there is nothing to answer: the list has ended, and no record of another page is selected. */
  get isEmpty() {
    const { selection, submission, annotation } = this;
    const hasRecords = selection.pageRecords.length > 0 || selection.count > 0;
    return !hasRecords && !submission.isRunning && annotation.records.hasEnded;
  }

  activate() {
    const { records, unsynced } = this.annotation;
    const stops = [
      this.services.outbox.subscribe((events) => this.submission.handleEvents(events)),
      reaction(
        () => (this.submission.isRunning ? undefined : this.selection.selected),
        (selected) => selected && this.form.setRecords(selected),
        { fireImmediately: true },
      ),
      reaction(() => records.opened?.questions ?? [], this.form.setQuestions),
      reaction(
        () => records.criteria,
        (now, before) => now && before && !sameRecords(now, before) && this.selection.clear(),
      ),
      reaction(
        () => unsynced.all.every(({ refusal }) => refusal !== undefined),
        (isSettled) => isSettled && this.refresh(),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  setCollapsed(isCollapsed: boolean) {
    this.isCollapsed = isCollapsed;
  }

  perform(action: Action) {
    if (action === 'reset') return this.form.reset();
    const offer = this.offers.find(
      (each) => each.action === action || (action === 'submit' && each.action === 'validate'),
    );
    if (!offer || offer.disabled) return;
    if (needsConfirmation(this.selection.count)) this.actionToConfirm = offer.action;
    else this.carryOut(offer.action);
  }

  selectEverything() {
    const { criteria } = this.annotation.records;
    if (!this.selection.canSelectEverything) return;
    if (criteria && isNarrowed(criteria)) this.selection.selectEverything();
    else this.isConfirmingEverything = true;
  }

  confirmEverything(isConfirmed: boolean) {
    this.isConfirmingEverything = false;
    if (isConfirmed) this.selection.selectEverything();
  }

  answerConfirmation(isConfirmed: boolean) {
    const { actionToConfirm } = this;
    this.actionToConfirm = undefined;
    if (isConfirmed && actionToConfirm) this.carryOut(actionToConfirm);
  }

  next() {
    if (this.canGo.next) this.goToPage(nextPage);
  }

  previous() {
    if (this.canGo.previous) this.goToPage(previousPage);
  }

  setPageSize(size: number) {
    this.goToPage((page) => withPageSize(page, size));
  }

  selectMarked({ id }: DatasetRecord) {
    if (!this.selection.isSelected(id)) this.selection.toggle(id);
  }

  private goToPage(to: (page: Page) => Page) {
    const { records } = this.annotation;
    if (records.criteria) records.apply(withPage(records.criteria, to(records.criteria.page)));
  }

  private carryOut(action: Action) {
    const { questions, answers } = this.form;
    const all =
      action === 'clear' ? this.selection.selected.filter(({ response }) => response) : this.selection.selected;
    const records = new Set(all);
    const given =
      action === 'validate' ? suggestedAnswers(all, questions) : answers.filter(({ record }) => records.has(record));
    const step = bulkStep(action, { questions, answers: given });
    this.running = { action, step };
    this.submission.begin(all.map(({ id }) => id));
    this.annotation.actions.performInBulk(step, all);
  }

  private handleSubmissionEnd() {
    const { unanswered, refused } = this.submission;
    const notice = bulkNotice([...refused.keys()].map((recordId) => ({ recordId, isSaved: false })));
    if (notice) this.services.notices.show(notice);
    if (unanswered.length === 0) {
      this.form.reset();
      this.offerUndo();
    }
    for (const id of unanswered) this.restore(id);
    this.selection.selectOnly(unanswered);
  }

  private offerUndo() {
    const { running } = this;
    const { actions, history } = this.annotation;
    if (!running || history.peek('before') !== running.step) return; // the user has undone it
    this.services.notices.show({
      message: { key: `bulk.done.${running.action}`, values: { count: this.submission.total } },
      buttonText: { key: 'undo.undo' },
      act: () => history.peek('before') === running.step && actions.undo(),
      replaceToast: true,
    });
  }

  private restore(id: string) {
    const { records, unsynced } = this.annotation;
    const record = records.find(id);
    if (record) records.put(unsynced.rollBack(record));
  }

  private refresh() {
    this.annotation.metrics.refresh();
    this.annotation.records.reload();
  }
}
