import { limits } from '#domain/shared/limits.ts';
import type { Change, Unsent, UnsentAnswers } from '../../ports/annotation/unsent-answers.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Ids } from '../../ports/shared/ids.ts';
import { reasonOf } from '../../shared/reason.ts';
import type { Refused, Settled } from './delivery-pass.ts';
import type { OutboxEvent } from './outbox-event.ts';

/** Unconfirmed changes: in memory at once, in the browser's storage a moment later. */
export class UnsentQueue {
  private all: readonly Unsent[] = [];
  /** Number of running writes to the storage, by id. */
  private readonly pendingWrites = new Map<string, number>();
  private readonly notStored = new Set<string>();
  /** Ids removed here: a read of the storage that began earlier may still return them. */
  private readonly removedIds = new Set<string>();

  constructor(
    private readonly storage: UnsentAnswers,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  of = (userId: string): readonly Unsent[] => this.all.filter((each) => each.userId === userId);

  /** The oldest change that can be sent, with the changes of its batch. */
  nextBatch(userId: string, postponed: ReadonlySet<string>): readonly Unsent[] {
    const mayBeSent = ({ id, refusal, change }: Unsent) =>
      refusal === undefined && !this.pendingWrites.has(id) && !postponed.has(change.recordId);
    const [first, ...others] = this.of(userId).filter(mayBeSent);
    if (!first) return [];
    if (first.batch === undefined) return [first];
    const together = others.filter(({ batch, change }) => batch === first.batch && change.kind === first.change.kind);
    return [first, ...together.slice(0, limits.bulkRecordsPerRequest - 1)];
  }

  /** Adds changes and removes those that they supersede; `stored` resolves to whether the storage accepted them. */
  add(userId: string, datasetId: string, changes: readonly Change[], sending: ReadonlyMap<string, string>) {
    const batch = changes.length > 1 ? { batch: this.ids.next() } : {};
    const superseded = changes.flatMap((change) => this.supersededBy(userId, change, sending.get(change.recordId)));
    const unsents = changes.map((change): Unsent => {
      const responseId = change.responseId ?? this.earlierFor(userId, change).at(-1)?.change.responseId;
      return {
        id: this.ids.next(),
        userId,
        datasetId,
        change: withTimeOf(superseded, { ...change, responseId }),
        queuedAt: this.clock.now(),
        refusal: undefined,
        ...batch,
      };
    });
    this.all = [...this.all, ...unsents];
    return { unsents, stored: this.store(unsents, superseded) };
  }

  async remove(...ids: readonly string[]): Promise<void> {
    this.removeLocally(ids);
    await this.storage.remove(...ids);
  }

  /** Removes confirmed changes, and passes the ids of new responses to later changes of their records. */
  async settle(userId: string, settled: readonly Settled[]): Promise<void> {
    if (settled.length === 0) return;
    const unsents = settled.map(({ unsent }) => unsent);
    const removed = this.remove(...unsents.map(({ id }) => id));
    const responseIds = new Map(settled.map(({ unsent, outcome }) => [unsent.change.recordId, outcome.response?.id]));
    const later = this.laterThan(userId, unsents).map((each) =>
      withResponse(each, responseIds.get(each.change.recordId)),
    );
    if (later.length > 0) await this.update(later);
    await removed;
    await this.removeOlder(userId, unsents);
  }

  /** Marks changes as refused; returns those that no newer change of their record supersedes. */
  async reject(userId: string, refused: readonly Refused[]): Promise<readonly Refused[]> {
    const later = this.laterThan(
      userId,
      refused.map(({ unsent }) => unsent),
    );
    const newer = new Set(later.map(({ change }) => change.recordId));
    const overtaken = refused.filter(({ unsent }) => newer.has(unsent.change.recordId));
    if (overtaken.length > 0) await this.remove(...overtaken.map(({ unsent }) => unsent.id));
    const rejected = refused.filter((each) => !overtaken.includes(each)).map(withReason);
    const unsents = rejected.map(({ unsent }) => unsent);
    if (unsents.length > 0) await this.update(unsents);
    if (unsents.length > 0) await this.removeOlder(userId, unsents);
    return rejected;
  }

  /** Rereads the storage; returns events for changes that other tabs have added or sent. */
  async refresh(userId: string): Promise<readonly OutboxEvent[]> {
    const local = this.of(userId).filter(({ id }) => !this.pendingWrites.has(id) && !this.notStored.has(id));
    const stored = (await this.storage.of(userId)).filter(({ id }) => !this.removedIds.has(id));
    const storedIds = new Set(stored.map(({ id }) => id));
    const settled = local.filter(({ id }) => !this.removedIds.has(id) && !storedIds.has(id));
    this.removeLocally(settled.map(({ id }) => id));
    const known = new Set(this.all.map(({ id }) => id));
    this.merge(stored.filter(({ id }) => !this.pendingWrites.has(id)));
    const found = this.of(userId).filter(({ id }) => !known.has(id));
    const sent = settled.filter(({ refusal }) => refusal === undefined);
    return [
      ...found.map((unsent) => ({ kind: 'queued' as const, unsent })),
      ...sent.map((unsent) => ({ kind: 'confirmed' as const, unsent, response: undefined })),
    ];
  }

  private earlierFor = (userId: string, { recordId }: Change) =>
    this.of(userId).filter((each) => each.change.recordId === recordId);

  private laterThan(userId: string, unsents: readonly Unsent[]): readonly Unsent[] {
    const ahead = new Map(unsents.map(({ id, change }) => [change.recordId, id]));
    return this.of(userId).filter(({ id, change }) => id > (ahead.get(change.recordId) ?? id));
  }

  private supersededBy(userId: string, change: Change, sending: string | undefined): readonly Unsent[] {
    const earlier = this.earlierFor(userId, change);
    const responseId = change.responseId ?? earlier.at(-1)?.change.responseId;
    const waits = change.kind === 'remove' && responseId === undefined; // until the change that creates the response is confirmed
    return earlier.filter(({ id, refusal }) => id !== sending && (!waits || refusal !== undefined));
  }

  /** Removes older changes of the records from all tabs, whether the newer ones were confirmed or refused. */
  private async removeOlder(userId: string, newer: readonly Unsent[]) {
    const newerIds = new Map(newer.map(({ id, change }) => [change.recordId, id]));
    const known = this.of(userId);
    const others = await this.storage.of(userId, new Set(known.map(({ id }) => id)));
    const older = [...known, ...others].filter(({ id, change }) => id < (newerIds.get(change.recordId) ?? ''));
    if (older.length > 0) await this.remove(...new Set(older.map(({ id }) => id)));
  }

  private async store(unsents: readonly Unsent[], superseded: readonly Unsent[]): Promise<boolean> {
    const ids = superseded.map(({ id }) => id);
    this.removeLocally(ids);
    const isStored = await this.write(unsents);
    if (ids.length > 0) await this.storage.remove(...ids); // only after the changes that supersede them are stored
    return isStored;
  }

  private async update(unsents: readonly Unsent[]): Promise<void> {
    this.merge(unsents);
    await this.write(unsents);
  }

  private async write(unsents: readonly Unsent[]): Promise<boolean> {
    for (const { id } of unsents) this.pendingWrites.set(id, (this.pendingWrites.get(id) ?? 0) + 1);
    const isStored = await this.storage.put(...unsents);
    for (const { id } of unsents) this.finishWrite(id, isStored);
    return isStored;
  }

  private finishWrite(id: string, isStored: boolean) {
    if (!isStored) this.notStored.add(id);
    const left = (this.pendingWrites.get(id) ?? 0) - 1;
    if (left > 0) this.pendingWrites.set(id, left);
    else this.pendingWrites.delete(id);
  }

  private merge(unsents: readonly Unsent[]) {
    const merged = new Map([...this.all, ...unsents].map((each) => [each.id, each]));
    this.all = [...merged.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  private removeLocally(ids: readonly string[]) {
    for (const id of ids) this.removedIds.add(id);
    const removed = new Set(ids);
    this.all = this.all.filter(({ id }) => !removed.has(id));
  }
}

/** The time spent on answers that the server has not received counts for the one that replaces them. */
function withTimeOf(superseded: readonly Unsent[], change: Change): Change {
  if (change.kind === 'remove' || change.activeMs === undefined) return change;
  let { activeMs } = change;
  for (const { change: earlier } of superseded)
    if (earlier.kind === 'save' && earlier.recordId === change.recordId) activeMs += earlier.activeMs ?? 0;
  return { ...change, activeMs };
}

const withResponse = (unsent: Unsent, responseId: string | undefined): Unsent => ({
  ...unsent,
  change: { ...unsent.change, responseId },
});

const withReason = ({ unsent, outcome }: Refused): Refused => ({
  unsent: { ...unsent, refusal: reasonOf(outcome.failure) },
  outcome,
});
