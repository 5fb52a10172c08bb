import { limits } from '#domain/shared/limits.ts';
import type { ResponseRepository } from '../../ports/annotation/response-repository.ts';
import type { Change, Unsent } from '../../ports/annotation/unsent-answers.ts';
import type { TokenStore } from '../../ports/session/token-store.ts';
import { type CallFailures, callFailureOf } from '../../ports/shared/call-failures.ts';
import type { Locks } from '../../ports/shared/locks.ts';
import { Listeners } from '../../shared/listeners.ts';
import type { Patience } from '../../shared/patience.ts';
import { Courier } from './courier.ts';
import type { OutboxEvent } from './outbox-event.ts';
import { type Delivered, isRefused, isSettled, type Refused, Round } from './outbox-round.ts';
import type { OutboxTriggers } from './outbox-triggers.ts';
import type { UnsentShelf } from './unsent-shelf.ts';

/** The one way to change a response: what is posted is kept until the server has confirmed it. */
export class Outbox {
  private readonly listeners = new Listeners<readonly OutboxEvent[]>();
  readonly subscribe = this.listeners.add;
  private userId: string | undefined;
  /** With which this person came: what they answered is sent with no other. */
  private token: string | undefined;
  /** The changes on their way, by record: one at a time of each. */
  private readonly sending = new Map<string, string>();
  private readonly courier: Courier;
  private round: Round | undefined;
  private isRunning = false;
  private isSignedOut = false;
  private signInCount = 0;
  private hasMore = false;
  private unwatch: (() => void) | undefined;

  constructor(
    private readonly shelf: UnsentShelf,
    responses: ResponseRepository,
    private readonly callFailures: CallFailures,
    private readonly tokens: TokenStore,
    private readonly locks: Locks,
    private readonly patience: Patience,
    private readonly triggers: OutboxTriggers,
  ) {
    this.courier = new Courier(responses, patience);
  }

  get unsent(): readonly Unsent[] {
    return this.userId === undefined ? [] : this.shelf.of(this.userId);
  }

  /** Sends what this person left unsent, now and from here on. */
  async start(userId: string): Promise<void> {
    this.userId = userId;
    this.token = this.tokens.read();
    this.isSignedOut = false;
    this.signInCount += 1;
    this.patience.reset();
    this.unwatch ??= this.triggers.watch(this.send, this.look);
    this.tell(await this.shelf.refresh(userId));
    this.send();
  }

  stop(): void {
    this.userId = undefined;
    this.unwatch?.();
    this.unwatch = undefined;
  }

  /** Resolves when the changes outlive the page. Those that are made at once, each to another record, go together. */
  async post(datasetId: string, ...changes: readonly Change[]): Promise<void> {
    if (this.userId === undefined) throw new Error('no user is signed in');
    const { unsents, kept } = this.shelf.add(this.userId, datasetId, changes, this.sending);
    this.tell(unsents.map((unsent) => ({ kind: 'queued', unsent })));
    if (!(await kept)) this.tell(unsents.map((unsent) => ({ kind: 'unkept', unsent })));
    if (this.round?.isOver === false) this.widen(this.round);
    else this.send();
  }

  /** Gives a refused change back to the person who made it, and forgets it. */
  take(id: string): Unsent | undefined {
    const unsent = this.unsent.find((each) => each.id === id && each.refusal !== undefined);
    if (unsent) void this.shelf.remove(id);
    return unsent;
  }

  /** Lets go of changes that nobody wants sent any more; not of what is on its way. */
  forget(...ids: readonly string[]): void {
    const wanted = new Set(ids);
    const forgotten = this.unsent.filter((each) => wanted.has(each.id) && !this.isSending(each));
    if (forgotten.length === 0) return;
    void this.shelf.remove(...forgotten.map(({ id }) => id));
    this.tell(forgotten.map((unsent) => ({ kind: 'forgotten', unsent })));
  }

  /** Asks whoever has the record at hand to show it with the answer that was refused. */
  ask(unsent: Unsent): void {
    this.tell([{ kind: 'wanted', unsent }]);
  }

  /** Tries again without waiting any longer. */
  hurry(): void {
    this.patience.end();
    this.send();
  }

  isSending = ({ id, change }: Unsent): boolean => this.sending.get(change.recordId) === id;

  /** Sends what other tabs of this user have left unsent. */
  private readonly look = async (): Promise<void> => {
    const events = this.userId === undefined ? [] : await this.shelf.refresh(this.userId);
    this.tell(events);
    if (events.length > 0) this.send();
  };

  private readonly send = (): void => {
    this.hasMore = true;
    if (!this.isRunning) void this.run();
  };

  private async run(): Promise<void> {
    this.isRunning = true;
    try {
      while (this.hasMore && this.userId !== undefined && this.maySend(this.userId)) {
        this.hasMore = false;
        const userId = this.userId;
        await this.locks.hold(`postil-outbox-${userId}`, () => this.sendAll(userId));
      }
    } finally {
      this.isRunning = false;
    }
  }

  private async sendAll(userId: string): Promise<void> {
    this.tell(await this.shelf.refresh(userId));
    const round = new Round(userId);
    this.round = round;
    this.widen(round);
    await round.end();
    this.round = undefined;
    if (round.passedOver.size > 0) void this.retry();
    else this.patience.reset();
  }

  /** Sends beside what is on its way already, as far as there is room. */
  private widen(round: Round): void {
    for (let lane = round.width; lane < limits.answersAtOnce; lane += 1) round.add(this.sendSome(round));
  }

  private async sendSome(round: Round): Promise<void> {
    for (let parcel = this.next(round); parcel.length > 0; parcel = this.next(round))
      round.note(await this.sendParcel(round.userId, parcel));
  }

  private async sendParcel(userId: string, parcel: readonly Unsent[]): Promise<readonly Delivered[]> {
    for (const { id, change } of parcel) this.sending.set(change.recordId, id);
    const sentAfter = this.signInCount;
    const delivered = await this.courier.deliver(parcel);
    for (const { change } of parcel) this.sending.delete(change.recordId);
    await this.conclude(userId, delivered);
    if (delivered.some(({ outcome }) => outcome.verdict === 'sign-in')) {
      this.isSignedOut ||= sentAfter === this.signInCount; // otherwise the server refused a token from before
      if (this.isSignedOut) this.tell([{ kind: 'waiting', for: 'sign-in' }]);
      else this.send();
    }
    return delivered;
  }

  private next({ userId, passedOver, busy, isInVain }: Round): readonly Unsent[] {
    if (isInVain || !this.maySend(userId)) return [];
    const parcel = this.shelf.next(userId, new Set([...passedOver, ...busy]));
    for (const { change } of parcel) busy.add(change.recordId);
    return parcel;
  }

  private maySend(userId: string): boolean {
    if (this.userId !== userId || this.isSignedOut || this.patience.isAskedFor) return false;
    return this.tokens.read() === this.token;
  }

  private async conclude(userId: string, delivered: readonly Delivered[]): Promise<void> {
    const settled = delivered.filter(isSettled);
    const settling = this.shelf.settle(userId, settled);
    this.tell(settled.map(({ unsent, outcome }) => ({ kind: 'confirmed', unsent, response: outcome.response })));
    await settling;
    await this.refuse(userId, delivered.filter(isRefused));
  }

  private async refuse(userId: string, refused: readonly Refused[]): Promise<void> {
    const setAside = await this.shelf.refuse(userId, refused); // not those with a newer answer to their record
    const [cause] = setAside.flatMap(({ outcome }) => callFailureOf(outcome.failure) ?? []);
    if (cause) this.callFailures.report(cause);
    this.tell(setAside.map(({ unsent, outcome }) => ({ kind: 'refused', unsent, failure: outcome.failure })));
  }

  private async retry(): Promise<void> {
    this.tell([{ kind: 'waiting', for: 'retry' }]);
    if (await this.patience.wait()) this.send();
  }

  private tell(events: readonly OutboxEvent[]): void {
    if (events.length > 0) this.listeners.tell(events);
  }
}
