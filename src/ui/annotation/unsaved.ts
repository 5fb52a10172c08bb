import { makeAutoObservable } from 'mobx';
import type { Outbox } from '#application/annotation/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox-event.ts';
import type { Change, Unsent } from '#application/ports/annotation/unsent-answers.ts';
import type { Draft } from '#domain/annotation/draft.ts';
import { type DatasetRecord, returned } from '#domain/annotation/record.ts';

/** What of one dataset has not reached the server: sent and not confirmed, refused, or not even sent. */
export class Unsaved {
  all: readonly Unsent[] = [];
  /** Drafts that were left without saving them, by record. */
  private readonly drafts = new Map<string, Draft>();
  /** The records as the server knows them, while an answer to them is on its way. */
  private readonly before = new Map<string, DatasetRecord>();
  private datasetId = '';

  constructor(private readonly outbox: Outbox) {
    makeAutoObservable<Unsaved, 'outbox' | 'drafts' | 'before' | 'datasetId'>(
      this,
      { outbox: false, drafts: false, before: false, datasetId: false },
      { autoBind: true, deep: false },
    );
  }

  get refused() {
    return this.all.filter(({ refusal }) => refusal !== undefined);
  }

  /** Whether something was written and left without saving it. */
  holdsDrafts() {
    return this.drafts.size > 0;
  }

  activate(datasetId: string, hear: (event: OutboxEvent) => void) {
    this.datasetId = datasetId;
    this.recount();
    return this.outbox.subscribe((event) => {
      this.recount();
      hear(event);
    });
  }

  /** The record as the change leaves it that now goes to the outbox. */
  changed(record: DatasetRecord, change: Change): DatasetRecord {
    if (!this.before.has(record.id)) this.before.set(record.id, record);
    this.drafts.delete(record.id);
    return changed(record, change);
  }

  /** Shows a record with the last change to it that is on its way to the server. */
  overlay(record: DatasetRecord): DatasetRecord {
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

  confirm(record: DatasetRecord, response: DatasetRecord['response']): DatasetRecord {
    if (this.all.some(({ change }) => change.recordId === record.id)) return record; // a newer one is on its way
    this.before.delete(record.id);
    return response ? { ...record, response } : record;
  }

  keep(recordId: string, draft: Draft | undefined) {
    if (draft) this.drafts.set(recordId, draft);
    else this.drafts.delete(recordId);
  }

  /** What to begin with besides what the record itself holds. */
  draftOf(recordId: string): Draft | undefined {
    const change = this.refusalOf(recordId)?.change;
    return this.drafts.get(recordId) ?? (change?.kind === 'save' ? change.answers : undefined);
  }

  refusalOf(recordId: string): Unsent | undefined {
    return this.refused.find(({ change }) => change.recordId === recordId);
  }

  forget(recordId: string) {
    const refused = this.refusalOf(recordId);
    if (refused) this.outbox.take(refused.id);
    this.drafts.delete(recordId);
    this.recount();
  }

  private recount() {
    this.all = this.outbox.unsent.filter(({ datasetId }) => datasetId === this.datasetId);
  }
}

function changed(record: DatasetRecord, change: Change): DatasetRecord {
  if (change.kind === 'remove') return returned(record);
  const { status, answers, responseId: id = '' } = change;
  return { ...record, response: { id, status, answers, updatedAt: record.response?.updatedAt ?? record.updatedAt } };
}
