import type { Change, Unsent, UnsentAnswers } from '../ports/annotation/unsent-answers.ts';
import type { Clock } from '../ports/shared/clock.ts';
import type { Ids } from '../ports/shared/ids.ts';

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

  /** The oldest change that may be sent now. */
  next = (userId: string, passedOver: ReadonlySet<string>): Unsent | undefined =>
    this.of(userId).find(
      ({ id, refusal, change }) => refusal === undefined && !this.writing.has(id) && !passedOver.has(change.recordId),
    );

  /** Puts a change in the place of those it makes needless; `kept` tells whether the storage took it. */
  add(userId: string, datasetId: string, change: Change, sending: string | undefined) {
    const earlier = this.of(userId).filter((each) => each.change.recordId === change.recordId);
    const responseId = change.responseId ?? earlier.at(-1)?.change.responseId;
    const waits = change.kind === 'remove' && responseId === undefined; // for the change that creates the response
    const replaced = earlier.filter(({ id, refusal }) => id !== sending && (!waits || refusal !== undefined));
    const unsent: Unsent = {
      id: this.ids.next(),
      userId,
      datasetId,
      change: { ...change, responseId },
      queuedAt: this.clock.now(),
      refusal: undefined,
    };
    this.all = [...this.all, unsent];
    return { unsent, kept: this.keep(unsent, replaced) };
  }

  async remove(id: string): Promise<void> {
    this.forget(id);
    await this.store.remove(id);
  }

  /** Takes a change off, and tells those that wait behind it which response they are about. */
  async settle({ id, userId, change: { recordId } }: Unsent, responseId: string | undefined): Promise<void> {
    const removed = this.remove(id);
    const behind = this.of(userId).filter((each) => each.change.recordId === recordId && each.id > id);
    await Promise.all(behind.map((each) => this.rewrite({ ...each, change: { ...each.change, responseId } })));
    await removed;
    await this.replaceOlder(userId, recordId, id);
  }

  /** Sets a change aside with the reason; gives nothing where a newer one of its record has taken its place. */
  async refuse(unsent: Unsent, refusal: string): Promise<Unsent | undefined> {
    const { id, userId, change } = unsent;
    const isOvertaken = this.of(userId).some((each) => each.id > id && each.change.recordId === change.recordId);
    if (isOvertaken) {
      await this.remove(id);
      return undefined;
    }
    const refused = { ...unsent, refusal };
    await this.rewrite(refused);
    await this.replaceOlder(userId, change.recordId, id);
    return refused;
  }

  /** Reads the storage again; gives what another tab has settled since. */
  async refresh(userId: string): Promise<readonly Unsent[]> {
    const kept = this.of(userId).filter(({ id }) => !this.writing.has(id) && !this.denied.has(id));
    const stored = (await this.store.of(userId)).filter(({ id }) => !this.gone.has(id));
    const settled = kept.filter(({ id }) => !this.gone.has(id) && !stored.some((each) => each.id === id));
    for (const { id } of settled) this.forget(id);
    for (const each of stored) if (!this.writing.has(each.id)) this.show(each);
    return settled.filter(({ refusal }) => refusal === undefined);
  }

  /** What another tab holds of a record goes once a newer answer has come to an end, whatever became of it. */
  private async replaceOlder(userId: string, recordId: string, by: string) {
    const known = [...this.of(userId), ...(await this.store.of(userId))];
    const older = known.filter(({ id, change }) => change.recordId === recordId && id < by);
    await Promise.all([...new Set(older.map(({ id }) => id))].map((id) => this.remove(id)));
  }

  private async keep(unsent: Unsent, replaced: readonly Unsent[]): Promise<boolean> {
    for (const { id } of replaced) this.forget(id);
    const isKept = await this.write(unsent);
    await Promise.all(replaced.map(({ id }) => this.store.remove(id))); // not before its successor is safe
    return isKept;
  }

  private async rewrite(unsent: Unsent): Promise<void> {
    this.show(unsent);
    await this.write(unsent);
  }

  private async write(unsent: Unsent): Promise<boolean> {
    const { id } = unsent;
    this.writing.set(id, (this.writing.get(id) ?? 0) + 1);
    const isKept = await this.store.put(unsent);
    if (!isKept) this.denied.add(id);
    const left = (this.writing.get(id) ?? 0) - 1;
    if (left > 0) this.writing.set(id, left);
    else this.writing.delete(id);
    return isKept;
  }

  private show(unsent: Unsent) {
    const others = this.all.filter(({ id }) => id !== unsent.id);
    this.all = [...others, unsent].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  private forget(id: string) {
    this.gone.add(id);
    this.all = this.all.filter((each) => each.id !== id);
  }
}
