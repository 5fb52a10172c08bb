import { limits } from '#domain/shared/limits.ts';
import type { Change, Unsent, UnsentAnswers } from '../../ports/annotation/unsent-answers.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Ids } from '../../ports/shared/ids.ts';
import { reasonOf } from '../../shared/reason.ts';
import type { OutboxEvent } from './outbox-event.ts';
import type { Refused, Settled } from './outbox-round.ts';

/** What the server has not confirmed: in memory at once, in the browser's storage a moment later. */
export class UnsentShelf {
  private all: readonly Unsent[] = [];
  /** On their way to the storage, and how many times. */
  private readonly writing = new Map<string, number>();
  /** What the storage would not take. */
  private readonly denied = new Set<string>();
  /** Taken off here, whatever a reading of the storage that began earlier says. */
  private readonly gone = new Set<string>();

  constructor(
    private readonly store: UnsentAnswers,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  of = (userId: string): readonly Unsent[] => this.all.filter((each) => each.userId === userId);

  /** The oldest change that may be sent now, and what was made at once with it: that is sent together. */
  next(userId: string, passedOver: ReadonlySet<string>): readonly Unsent[] {
    const mayBeSent = ({ id, refusal, change }: Unsent) =>
      refusal === undefined && !this.writing.has(id) && !passedOver.has(change.recordId);
    const [first, ...others] = this.of(userId).filter(mayBeSent);
    if (!first) return [];
    if (first.batch === undefined) return [first];
    const along = others.filter(({ batch, change }) => batch === first.batch && change.kind === first.change.kind);
    return [first, ...along.slice(0, limits.bulkChunk - 1)];
  }

  /** Puts changes in the place of those they make needless; `kept` tells whether the storage took them. */
  add(userId: string, datasetId: string, changes: readonly Change[], sending: ReadonlyMap<string, string>) {
    const batch = changes.length > 1 ? { batch: this.ids.next() } : {};
    const needless = changes.flatMap((change) => this.replacedBy(userId, change, sending.get(change.recordId)));
    const unsents = changes.map((change): Unsent => {
      const responseId = change.responseId ?? this.before(userId, change).at(-1)?.change.responseId;
      return {
        id: this.ids.next(),
        userId,
        datasetId,
        change: { ...change, responseId },
        queuedAt: this.clock.now(),
        refusal: undefined,
        ...batch,
      };
    });
    this.all = [...this.all, ...unsents];
    return { unsents, kept: this.keep(unsents, needless) };
  }

  async remove(...ids: readonly string[]): Promise<void> {
    this.forget(ids);
    await this.store.remove(...ids);
  }

  /** Takes changes off, and tells those that wait behind them which responses they are about. */
  async settle(userId: string, settled: readonly Settled[]): Promise<void> {
    if (settled.length === 0) return;
    const unsents = settled.map(({ unsent }) => unsent);
    const removed = this.remove(...unsents.map(({ id }) => id));
    const made = new Map(settled.map(({ unsent, outcome }) => [unsent.change.recordId, outcome.response?.id]));
    const behind = this.behind(userId, unsents).map((each) => withResponse(each, made.get(each.change.recordId)));
    if (behind.length > 0) await this.rewrite(behind);
    await removed;
    await this.replaceOlder(userId, unsents);
  }

  /** Sets changes aside with the reasons; gives those of which no newer one of their record has taken the place. */
  async refuse(userId: string, refused: readonly Refused[]): Promise<readonly Refused[]> {
    const behind = this.behind(
      userId,
      refused.map(({ unsent }) => unsent),
    );
    const newer = new Set(behind.map(({ change }) => change.recordId));
    const overtaken = refused.filter(({ unsent }) => newer.has(unsent.change.recordId));
    if (overtaken.length > 0) await this.remove(...overtaken.map(({ unsent }) => unsent.id));
    const setAside = refused.filter((each) => !overtaken.includes(each)).map(withReason);
    const unsents = setAside.map(({ unsent }) => unsent);
    if (unsents.length > 0) await this.rewrite(unsents);
    if (unsents.length > 0) await this.replaceOlder(userId, unsents);
    return setAside;
  }

  /** Reads the storage again; gives what other tabs have put there since, and what they have sent. */
  async refresh(userId: string): Promise<readonly OutboxEvent[]> {
    const kept = this.of(userId).filter(({ id }) => !this.writing.has(id) && !this.denied.has(id));
    const stored = (await this.store.of(userId)).filter(({ id }) => !this.gone.has(id));
    const there = new Set(stored.map(({ id }) => id));
    const settled = kept.filter(({ id }) => !this.gone.has(id) && !there.has(id));
    this.forget(settled.map(({ id }) => id));
    const known = new Set(this.all.map(({ id }) => id));
    this.show(stored.filter(({ id }) => !this.writing.has(id)));
    const found = this.of(userId).filter(({ id }) => !known.has(id));
    const sent = settled.filter(({ refusal }) => refusal === undefined);
    return [
      ...found.map((unsent) => ({ kind: 'queued' as const, unsent })),
      ...sent.map((unsent) => ({ kind: 'confirmed' as const, unsent, response: undefined })),
    ];
  }

  private before = (userId: string, { recordId }: Change) =>
    this.of(userId).filter((each) => each.change.recordId === recordId);

  /** What waits for these, of which each is about another record. */
  private behind(userId: string, unsents: readonly Unsent[]): readonly Unsent[] {
    const ahead = new Map(unsents.map(({ id, change }) => [change.recordId, id]));
    return this.of(userId).filter(({ id, change }) => id > (ahead.get(change.recordId) ?? id));
  }

  private replacedBy(userId: string, change: Change, sending: string | undefined): readonly Unsent[] {
    const earlier = this.before(userId, change);
    const responseId = change.responseId ?? earlier.at(-1)?.change.responseId;
    const waits = change.kind === 'remove' && responseId === undefined; // for the change that creates the response
    return earlier.filter(({ id, refusal }) => id !== sending && (!waits || refusal !== undefined));
  }

  /** What another tab holds of a record goes once a newer answer has come to an end, whatever became of it. */
  private async replaceOlder(userId: string, by: readonly Unsent[]) {
    const ends = new Map(by.map(({ id, change }) => [change.recordId, id]));
    const known = this.of(userId);
    const others = await this.store.of(userId, new Set(known.map(({ id }) => id)));
    const older = [...known, ...others].filter(({ id, change }) => id < (ends.get(change.recordId) ?? ''));
    if (older.length > 0) await this.remove(...new Set(older.map(({ id }) => id)));
  }

  private async keep(unsents: readonly Unsent[], needless: readonly Unsent[]): Promise<boolean> {
    const ids = needless.map(({ id }) => id);
    this.forget(ids);
    const isKept = await this.write(unsents);
    if (ids.length > 0) await this.store.remove(...ids); // not before their successors are safe
    return isKept;
  }

  private async rewrite(unsents: readonly Unsent[]): Promise<void> {
    this.show(unsents);
    await this.write(unsents);
  }

  private async write(unsents: readonly Unsent[]): Promise<boolean> {
    for (const { id } of unsents) this.writing.set(id, (this.writing.get(id) ?? 0) + 1);
    const isKept = await this.store.put(...unsents);
    for (const { id } of unsents) this.wrote(id, isKept);
    return isKept;
  }

  private wrote(id: string, isKept: boolean) {
    if (!isKept) this.denied.add(id);
    const left = (this.writing.get(id) ?? 0) - 1;
    if (left > 0) this.writing.set(id, left);
    else this.writing.delete(id);
  }

  private show(unsents: readonly Unsent[]) {
    const shown = new Map([...this.all, ...unsents].map((each) => [each.id, each]));
    this.all = [...shown.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  private forget(ids: readonly string[]) {
    for (const id of ids) this.gone.add(id);
    const leaving = new Set(ids);
    this.all = this.all.filter(({ id }) => !leaving.has(id));
  }
}

const withResponse = (unsent: Unsent, responseId: string | undefined): Unsent => ({
  ...unsent,
  change: { ...unsent.change, responseId },
});

const withReason = ({ unsent, outcome }: Refused): Refused => ({
  unsent: { ...unsent, refusal: reasonOf(outcome.failure) },
  outcome,
});
