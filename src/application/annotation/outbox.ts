import type { Failure } from '#domain/shared/failure.ts';
import { limits } from '#domain/shared/limits.ts';
import type { ResponseRepository } from '../ports/annotation/response-repository.ts';
import type { Change, Unsent } from '../ports/annotation/unsent-answers.ts';
import type { TokenStore } from '../ports/session/token-store.ts';
import { type CallFailures, callFailureOf } from '../ports/shared/call-failures.ts';
import type { Connectivity } from '../ports/shared/connectivity.ts';
import type { Locks } from '../ports/shared/locks.ts';
import { Listeners } from '../shared/listeners.ts';
import { Courier } from './courier.ts';
import type { OutboxEvent } from './outbox-event.ts';
import { type Outcome, Round } from './outbox-round.ts';
import type { Patience } from './patience.ts';
import type { UnsentShelf } from './unsent-shelf.ts';

/** The one way to change a response: what is posted is kept until the server has confirmed it. */
export class Outbox {
  private readonly listeners = new Listeners<OutboxEvent>();
  readonly subscribe = this.listeners.add;
  private readonly emit = this.listeners.tell;
  private userId: string | undefined;
  /** With which this person came: what they answered is sent with no other. */
  private token: string | undefined;
  /** The changes on their way, by record: one at a time of each. */
  private readonly sending = new Map<string, string>();
  private readonly courier: Courier;
  private round: Round | undefined;
  private isRunning = false;
  private isSignedOut = false;
  private hasMore = false;
  private unwatch: (() => void) | undefined;

  constructor(
    private readonly shelf: UnsentShelf,
    responses: ResponseRepository,
    private readonly callFailures: CallFailures,
    private readonly tokens: TokenStore,
    private readonly locks: Locks,
    private readonly patience: Patience,
    private readonly connectivity: Connectivity,
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
    this.patience.reset();
    this.unwatch ??= this.connectivity.watch((isOnline) => isOnline && this.send());
    await this.shelf.refresh(userId);
    this.send();
  }

  stop(): void {
    this.userId = undefined;
    this.unwatch?.();
    this.unwatch = undefined;
  }

  /** Resolves when the change outlives the page. */
  async post(datasetId: string, change: Change): Promise<void> {
    if (this.userId === undefined) throw new Error('an answer needs somebody who is signed in');
    const { unsent, kept } = this.shelf.add(this.userId, datasetId, change, this.sending.get(change.recordId));
    this.emit({ kind: 'queued', unsent });
    if (!(await kept)) this.emit({ kind: 'unkept', unsent });
    if (this.round?.isOver === false) this.widen();
    else this.send();
  }

  /** Gives a refused change back to the person who made it, and forgets it. */
  take(id: string): Unsent | undefined {
    const unsent = this.unsent.find((each) => each.id === id && each.refusal !== undefined);
    if (unsent) void this.shelf.remove(id);
    return unsent;
  }

  /** Lets go of a change that nobody wants sent any more; not of one that is on its way. */
  forget(id: string): void {
    const unsent = this.unsent.find((each) => each.id === id);
    if (!unsent || this.isSending(unsent)) return;
    void this.shelf.remove(id);
    this.emit({ kind: 'forgotten', unsent });
  }

  /** Asks whoever has the record at hand to show it with the answer that was refused. */
  ask(unsent: Unsent): void {
    this.emit({ kind: 'wanted', unsent });
  }

  /** Tries again without waiting any longer. */
  hurry(): void {
    this.patience.end();
    this.send();
  }

  isSending = ({ id, change }: Unsent): boolean => this.sending.get(change.recordId) === id;

  private send(): void {
    this.hasMore = true;
    if (!this.isRunning) void this.run();
  }

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
    // another tab may have sent some of it before it was our turn
    for (const unsent of await this.shelf.refresh(userId))
      this.emit({ kind: 'confirmed', unsent, response: undefined });
    const round = new Round(userId);
    this.round = round;
    for (let lane = 1; lane <= limits.answersAtOnce; lane += 1) this.widen();
    await round.end();
    this.round = undefined;
    if (round.passedOver.size > 0) void this.retry();
    else this.patience.reset();
  }

  /** Sends beside what is on its way already, as far as there is room. */
  private widen(): void {
    const { round } = this;
    if (round && round.width < limits.answersAtOnce) round.add(this.sendSome(round));
  }

  private async sendSome(round: Round): Promise<void> {
    for (let unsent = this.next(round); unsent; unsent = this.next(round))
      round.note(unsent.change.recordId, await this.sendOne(unsent));
  }

  private async sendOne(unsent: Unsent): Promise<Outcome> {
    const { recordId } = unsent.change;
    this.sending.set(recordId, unsent.id);
    const outcome = await this.courier.deliver(unsent.change);
    this.sending.delete(recordId);
    await this.conclude(unsent, outcome);
    return outcome;
  }

  private next({ userId, passedOver, busy, isInVain }: Round): Unsent | undefined {
    if (isInVain || !this.maySend(userId)) return undefined;
    const unsent = this.shelf.next(userId, new Set([...passedOver, ...busy]));
    if (unsent) busy.add(unsent.change.recordId);
    return unsent;
  }

  private maySend(userId: string): boolean {
    if (this.userId !== userId || this.isSignedOut || this.patience.isAskedFor) return false;
    return this.tokens.read() === this.token;
  }

  private async conclude(unsent: Unsent, outcome: Outcome): Promise<void> {
    if (outcome.verdict === 'settled') {
      const { response } = outcome;
      const settling = this.shelf.settle(unsent, response?.id);
      this.emit({ kind: 'confirmed', unsent, response });
      await settling;
    } else if (outcome.verdict === 'refused') {
      await this.refuse(unsent, outcome.failure);
    } else if (outcome.verdict === 'sign-in') {
      this.isSignedOut = true;
      this.emit({ kind: 'waiting', for: 'sign-in' });
    }
  }

  private async refuse(unsent: Unsent, failure: Failure): Promise<void> {
    const cause = callFailureOf(failure);
    const refused = await this.shelf.refuse(unsent, cause?.detail ?? failure.code);
    if (!refused) return; // a newer answer to the record has its own chance
    if (cause) this.callFailures.report(cause);
    this.emit({ kind: 'refused', unsent: refused, failure });
  }

  private async retry(): Promise<void> {
    this.emit({ kind: 'waiting', for: 'retry' });
    if (await this.patience.wait()) this.send();
  }
}
