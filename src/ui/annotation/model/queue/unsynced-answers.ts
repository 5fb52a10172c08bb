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

/** A confirmed change, and the number of confirmations up to it. */
interface Confirmed {
  readonly change: Change;
  readonly count: number;
}

/** Answers of one dataset that the server does not have: in transit, refused, or unsent drafts. */
export class UnsyncedAnswers {
  all: readonly Unsent[] = [];
  /** The outbox waits for a retry or for a sign-in. */
  isHeld = false;
  private readonly draftsByRecord = new Map<string, Draft>();
  /** Ids of records with a draft in the browser's storage; undefined until they are read. */
  private storedDraftIds: Set<string> | undefined = undefined;
  /** The last version from the server of each record with a change in transit. */
  private readonly serverVersions = new Map<string, DatasetRecord>();
  /** The last confirmed change of each record; pages requested before it lack it. */
  private readonly lastConfirmed = new Map<string, Confirmed>();
  confirmations = 0;
  /** Times at which drafts of an earlier visit were written, by record. */
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

  isUnsent(recordId: string) {
    return this.all.some(({ change }) => change.recordId === recordId);
  }

  /** The user has changed the response during this visit. */
  hasChanged(recordId: string) {
    return this.isUnsent(recordId) || this.lastConfirmed.has(recordId);
  }

  holdsDrafts() {
    return this.draftsByRecord.size > 0;
  }

  drafts(): readonly (readonly [recordId: string, draft: Draft])[] {
    return [...this.draftsByRecord];
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.recount();
    void this.restoreDrafts();
  }

  handle(events: readonly OutboxEvent[]) {
    this.recount();
    if (events.some(({ kind }) => kind === 'waiting')) this.isHeld = true;
    if (events.some(({ kind }) => kind === 'confirmed' || kind === 'refused')) this.isHeld = false;
  }

  applyChange(record: DatasetRecord, change: Change): DatasetRecord {
    if (!this.serverVersions.has(record.id)) this.serverVersions.set(record.id, record);
    this.draftsByRecord.delete(record.id);
    return changed(record, change);
  }

  /** Applies changes that the server did not have when the record was requested. */
  overlay(asked: DatasetRecord, confirmations: number): DatasetRecord {
    const late = this.lastConfirmed.get(asked.id);
    const record = late && late.count > confirmations ? changed(asked, late.change) : asked;
    const unsent = this.all.findLast(({ change, refusal }) => change.recordId === record.id && refusal === undefined);
    if (!unsent) return record;
    this.serverVersions.set(record.id, record);
    return changed(record, unsent.change);
  }

  rollBack(record: DatasetRecord): DatasetRecord {
    const before = this.serverVersions.get(record.id);
    this.serverVersions.delete(record.id);
    return before ? { ...before, page: record.page } : record;
  }

  rememberConfirmed(change: Change, response: DatasetRecord['response']) {
    this.confirmations += 1;
    const responseId = response?.id ?? change.responseId;
    this.lastConfirmed.set(change.recordId, { change: { ...change, responseId }, count: this.confirmations });
  }

  applyConfirmed(record: DatasetRecord, response: DatasetRecord['response']): DatasetRecord {
    if (this.isUnsent(record.id)) return record; // a newer change is in transit
    this.serverVersions.delete(record.id);
    return response ? { ...record, response } : record;
  }

  /** Keeps a draft in memory and in the browser's storage; undefined removes it. */
  keepDraft(recordId: string, draft: Draft | undefined) {
    if (this.draftsByRecord.get(recordId) === draft) return;
    const userId = this.session.user?.id ?? '';
    if (draft) {
      const { datasetId } = this;
      this.draftsByRecord.set(recordId, draft);
      this.storedDraftIds?.add(recordId);
      void this.storedDrafts.put({ userId, datasetId, recordId, draft, writtenAt: this.clock.now() });
    } else {
      this.draftsByRecord.delete(recordId);
      void this.storedDrafts.remove(userId, recordId);
    }
  }

  clearStoredDraft(recordId: string) {
    if (this.draftsByRecord.has(recordId)) return;
    const mayBeThere = this.storedDraftIds?.delete(recordId) ?? true;
    if (mayBeThere) void this.storedDrafts.remove(this.session.user?.id ?? '', recordId);
  }

  recoveredAt(recordId: string): number | undefined {
    return this.recovered.get(recordId);
  }

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

  /** Forgets the refused answer; the draft in the form stays. */
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
    this.storedDraftIds = new Set([...all.map(({ recordId }) => recordId), ...this.draftsByRecord.keys()]);
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
  const { status, answers, suggestionsSeen, responseId: id = '' } = change;
  const updatedAt = record.response?.updatedAt ?? record.updatedAt;
  return { ...record, response: { id, status, answers, updatedAt, suggestionsSeen } };
}
