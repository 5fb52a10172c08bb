import { action } from 'mobx';
import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import type { StoredDraft, StoredDrafts } from '#application/ports/annotation/stored-drafts.ts';
import type { Change, Unsent } from '#application/ports/annotation/unsent-answers.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { Draft } from '#domain/annotation/draft.ts';
import { type DatasetRecord, withoutResponse } from '#domain/annotation/record.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Session } from '../../../shared/session.ts';

/** A change that the server has confirmed; how many it had confirmed by then. */
interface Confirmed {
  readonly change: Change;
  readonly count: number;
}

/** What of one dataset has not reached the server: sent and not confirmed, refused, or not even sent. */
export class UnsyncedAnswers {
  all: readonly Unsent[] = [];
  /** The server takes nothing for now: it cannot be reached, is in trouble, or wants the user to sign in. */
  isHeld = false;
  /** Drafts that were left without saving them, by record. */
  private readonly draftsByRecord = new Map<string, Draft>();
  /** The records of which the browser's storage holds a draft; any may, until that was looked at. */
  private stored: Set<string> | undefined = undefined;
  /** The records as the server knows them, while an answer to them is on its way. */
  private readonly before = new Map<string, DatasetRecord>();
  /** The last confirmed change of each record: what the server gave before that does not hold it. */
  private readonly confirmed = new Map<string, Confirmed>();
  /** How many changes were confirmed on this visit. */
  confirmations = 0;
  /** When the drafts were written that an earlier visit has left, by record. */
  recovered: ReadonlyMap<string, number> = new Map();
  private datasetId = '';

  constructor(
    private readonly outbox: Outbox,
    private readonly storedDrafts: StoredDrafts,
    private readonly session: Session,
    private readonly clock: Clock,
  ) {
    makeStateObservable(this);
  }

  get refused() {
    return this.all.filter(({ refusal }) => refusal !== undefined);
  }

  get inTransit() {
    return this.all.filter(({ refusal }) => refusal === undefined);
  }

  /** Whether an answer to it is on its way, or was refused. */
  isUnsent(recordId: string) {
    return this.all.some(({ change }) => change.recordId === recordId);
  }

  /** Whether something was written and left without saving it. */
  holdsDrafts() {
    return this.draftsByRecord.size > 0;
  }

  /** Those drafts, by record. */
  drafts(): readonly (readonly [recordId: string, draft: Draft])[] {
    return [...this.draftsByRecord];
  }

  activate(datasetId: string, hear: (event: OutboxEvent) => void) {
    this.datasetId = datasetId;
    this.recount();
    void this.restoreDrafts();
    return this.outbox.subscribe(
      action((events) => {
        this.recount();
        if (events.some(({ kind }) => kind === 'waiting')) this.isHeld = true;
        if (events.some(({ kind }) => kind === 'confirmed' || kind === 'refused')) this.isHeld = false;
        for (const event of events) hear(event);
      }),
    );
  }

  /** The record as the change leaves it that now goes to the outbox. */
  changed(record: DatasetRecord, change: Change): DatasetRecord {
    if (!this.before.has(record.id)) this.before.set(record.id, record);
    this.draftsByRecord.delete(record.id);
    return changed(record, change);
  }

  /** Shows a record with the last change to it that is on its way, or was confirmed after it had been asked for. */
  overlay(asked: DatasetRecord, confirmations: number): DatasetRecord {
    const late = this.confirmed.get(asked.id);
    const record = late && late.count > confirmations ? changed(asked, late.change) : asked;
    const unsent = this.all.findLast(({ change, refusal }) => change.recordId === record.id && refusal === undefined);
    if (!unsent) return record;
    this.before.set(record.id, record);
    return changed(record, unsent.change);
  }

  /** The record as it was before the answer that was refused. */
  restore(record: DatasetRecord): DatasetRecord {
    const before = this.before.get(record.id);
    this.before.delete(record.id);
    return before ? { ...before, page: record.page } : record;
  }

  /** Keeps a confirmed change, for searches that were sent before it was confirmed. */
  noteConfirmed(change: Change, response: DatasetRecord['response']) {
    this.confirmations += 1;
    const responseId = response?.id ?? change.responseId;
    this.confirmed.set(change.recordId, { change: { ...change, responseId }, count: this.confirmations });
  }

  confirm(record: DatasetRecord, response: DatasetRecord['response']): DatasetRecord {
    if (this.isUnsent(record.id)) return record; // a newer one is on its way
    this.before.delete(record.id);
    return response ? { ...record, response } : record;
  }

  /** Keeps what was written, here and in the browser's storage; without a draft there is nothing left to keep. */
  keepDraft(recordId: string, draft: Draft | undefined) {
    if (this.draftsByRecord.get(recordId) === draft) return;
    const userId = this.session.user?.id ?? '';
    if (draft) {
      const { datasetId } = this;
      this.draftsByRecord.set(recordId, draft);
      this.stored?.add(recordId);
      void this.storedDrafts.put({ userId, datasetId, recordId, draft, writtenAt: this.clock.now() });
    } else {
      this.draftsByRecord.delete(recordId);
      void this.storedDrafts.remove(userId, recordId);
    }
  }

  /** The outbox keeps the answer now. */
  clearStoredDraft(recordId: string) {
    if (this.draftsByRecord.has(recordId)) return;
    const mayBeThere = this.stored?.delete(recordId) ?? true;
    if (mayBeThere) void this.storedDrafts.remove(this.session.user?.id ?? '', recordId);
  }

  /** When the draft in the form was written, if it comes from an earlier visit. */
  recoveredAt(recordId: string): number | undefined {
    return this.recovered.get(recordId);
  }

  /** What to begin with besides what the record itself holds. */
  draftOf(recordId: string): Draft | undefined {
    const change = this.refusalOf(recordId)?.change;
    return this.draftsByRecord.get(recordId) ?? (change?.kind === 'save' ? change.answers : undefined);
  }

  refusalOf(recordId: string): Unsent | undefined {
    return this.refused.find(({ change }) => change.recordId === recordId);
  }

  discard(recordId: string) {
    this.dismissRefusal(recordId);
    this.keepDraft(recordId, undefined);
  }

  /** Lets go of what was refused, not of what the form holds. */
  dismissRefusal(recordId: string) {
    const refused = this.refusalOf(recordId);
    if (refused) this.outbox.restore(refused.id);
    this.recount();
  }

  private async restoreDrafts() {
    const { user } = this.session;
    if (user) this.addStoredDrafts(await this.storedDrafts.of(user.id, this.datasetId));
  }

  private addStoredDrafts(all: readonly StoredDraft[]) {
    this.stored = new Set([...all.map(({ recordId }) => recordId), ...this.draftsByRecord.keys()]);
    for (const { userId, recordId } of all.slice(0, -limits.maxStoredDrafts))
      void this.storedDrafts.remove(userId, recordId);
    const found = all.slice(-limits.maxStoredDrafts).filter(({ recordId }) => !this.draftsByRecord.has(recordId));
    for (const { recordId, draft } of found) this.draftsByRecord.set(recordId, draft);
    this.recovered = new Map([...this.recovered, ...found.map((each) => [each.recordId, each.writtenAt] as const)]);
  }

  private recount() {
    this.all = this.outbox.unsent.filter(({ datasetId }) => datasetId === this.datasetId);
    if (this.inTransit.length === 0) this.isHeld = false;
  }
}

function changed(record: DatasetRecord, change: Change): DatasetRecord {
  if (change.kind === 'remove') return withoutResponse(record);
  const { status, answers, responseId: id = '' } = change;
  return { ...record, response: { id, status, answers, updatedAt: record.response?.updatedAt ?? record.updatedAt } };
}
