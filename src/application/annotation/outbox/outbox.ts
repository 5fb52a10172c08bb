import { limits } from '#domain/shared/limits.ts';
import type { ResponseRepository } from '../../ports/annotation/response-repository.ts';
import type { Change, Unsent } from '../../ports/annotation/unsent-answers.ts';
import type { TokenStore } from '../../ports/session/token-store.ts';
import { type CallFailures, callFailureOf } from '../../ports/shared/call-failures.ts';
import type { Locks } from '../../ports/shared/locks.ts';
import { Listeners } from '../../shared/listeners.ts';
import type { RetryBackoff } from '../../shared/retry-backoff.ts';
import { type Delivered, DeliveryPass, isRefused, isSettled, type Refused } from './delivery-pass.ts';
import type { OutboxEvent } from './outbox-event.ts';
import type { OutboxTriggers } from './outbox-triggers.ts';
import { ResponseSender } from './response-sender.ts';
import type { UnsentQueue } from './unsent-queue.ts';

/** All changes of responses go through here: each is stored until the server has confirmed it. */
export class Outbox {
  private readonly listeners = new Listeners<readonly OutboxEvent[]>();
  readonly subscribe = this.listeners.add;
  private userId: string | undefined;
  /** Token of the session; the answers of a user are never sent with another token. */
  private token: string | undefined;
  /** Id of the change in flight, by record; each record has at most one. */
  private readonly sending = new Map<string, string>();
  private readonly sender: ResponseSender;
  private pass: DeliveryPass | undefined;
  private isRunning = false;
  private isSignedOut = false;
  private signInCount = 0;
  private hasMore = false;
  private unwatch: (() => void) | undefined;

  constructor(
    private readonly queue: UnsentQueue,
    responses: ResponseRepository,
    private readonly callFailures: CallFailures,
    private readonly tokens: TokenStore,
    private readonly locks: Locks,
    private readonly backoff: RetryBackoff,
    private readonly triggers: OutboxTriggers,
  ) {
    this.sender = new ResponseSender(responses, backoff);
  }

  get unsent(): readonly Unsent[] {
    return this.userId === undefined ? [] : this.queue.of(this.userId);
  }

  async start(userId: string): Promise<void> {
    this.userId = userId;
    this.token = this.tokens.read();
    this.isSignedOut = false;
    this.signInCount += 1;
    this.backoff.clearFailures();
    this.unwatch ??= this.triggers.watch(this.send, this.refresh);
    this.notify(await this.queue.refresh(userId));
    this.send();
  }

  stop(): void {
    this.userId = undefined;
    this.unwatch?.();
    this.unwatch = undefined;
  }

  /**
   * Resolves when the changes survive a reload. Changes posted together are sent together, each about another record.
   */
  async post(datasetId: string, ...changes: readonly Change[]): Promise<void> {
    if (this.userId === undefined) throw new Error('no user is signed in');
    const { unsents, stored } = this.queue.add(this.userId, datasetId, changes, this.sending);
    this.notify(unsents.map((unsent) => ({ kind: 'queued', unsent })));
    if (!(await stored)) this.notify(unsents.map((unsent) => ({ kind: 'not-stored', unsent })));
    if (this.pass?.isFinished === false) this.startWorkers(this.pass);
    else this.send();
  }

  /** Removes a refused change and returns it, to be answered again. */
  restore(id: string): Unsent | undefined {
    const unsent = this.unsent.find((each) => each.id === id && each.refusal !== undefined);
    if (unsent) void this.queue.remove(id);
    return unsent;
  }

  cancel(...ids: readonly string[]): void {
    const cancelledIds = new Set(ids);
    const cancelled = this.unsent.filter((each) => cancelledIds.has(each.id) && !this.isSending(each));
    if (cancelled.length === 0) return;
    void this.queue.remove(...cancelled.map(({ id }) => id));
    this.notify(cancelled.map((unsent) => ({ kind: 'cancelled', unsent })));
  }

  /** Asks the view that holds the record to show the refused answer. */
  requestRestore(unsent: Unsent): void {
    this.notify([{ kind: 'restore-requested', unsent }]);
  }

  retryNow(): void {
    this.backoff.reset();
    this.send();
  }

  isSending = ({ id, change }: Unsent): boolean => this.sending.get(change.recordId) === id;

  /** Sends changes that other tabs of this user have left. */
  private readonly refresh = async (): Promise<void> => {
    const events = this.userId === undefined ? [] : await this.queue.refresh(this.userId);
    this.notify(events);
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
    this.notify(await this.queue.refresh(userId));
    const pass = new DeliveryPass(userId);
    this.pass = pass;
    this.startWorkers(pass);
    await pass.finish();
    this.pass = undefined;
    if (pass.postponed.size > 0) void this.retry();
    else this.backoff.clearFailures();
  }

  private startWorkers(pass: DeliveryPass): void {
    for (let count = pass.workerCount; count < limits.maxParallelSaves; count += 1)
      pass.addWorker(this.sendBatches(pass));
  }

  private async sendBatches(pass: DeliveryPass): Promise<void> {
    for (let batch = this.nextBatch(pass); batch.length > 0; batch = this.nextBatch(pass))
      pass.recordOutcomes(await this.sendBatch(pass.userId, batch));
  }

  private async sendBatch(userId: string, batch: readonly Unsent[]): Promise<readonly Delivered[]> {
    for (const { id, change } of batch) this.sending.set(change.recordId, id);
    const sentAfter = this.signInCount;
    const delivered = await this.sender.deliver(batch);
    for (const { change } of batch) this.sending.delete(change.recordId);
    await this.settle(userId, delivered);
    if (delivered.some(({ outcome }) => outcome.verdict === 'sign-in')) {
      this.isSignedOut ||= sentAfter === this.signInCount; // otherwise the server rejected a token from before the last sign-in
      if (this.isSignedOut) this.notify([{ kind: 'waiting', for: 'sign-in' }]);
      else this.send();
    }
    return delivered;
  }

  private nextBatch({ userId, postponed, busy, isOffline }: DeliveryPass): readonly Unsent[] {
    if (isOffline || !this.maySend(userId)) return [];
    const batch = this.queue.nextBatch(userId, new Set([...postponed, ...busy]));
    for (const { change } of batch) busy.add(change.recordId);
    return batch;
  }

  private maySend(userId: string): boolean {
    if (this.userId !== userId || this.isSignedOut || this.backoff.isPaused) return false;
    return this.tokens.read() === this.token;
  }

  private async settle(userId: string, delivered: readonly Delivered[]): Promise<void> {
    const settled = delivered.filter(isSettled);
    const settling = this.queue.settle(userId, settled);
    this.notify(settled.map(({ unsent, outcome }) => ({ kind: 'confirmed', unsent, response: outcome.response })));
    await settling;
    await this.reject(userId, delivered.filter(isRefused));
  }

  private async reject(userId: string, refused: readonly Refused[]): Promise<void> {
    const rejected = await this.queue.reject(userId, refused); // a refused change with a newer one for its record is dropped
    const [cause] = rejected.flatMap(({ outcome }) => callFailureOf(outcome.failure) ?? []);
    if (cause) this.callFailures.report(cause);
    this.notify(rejected.map(({ unsent, outcome }) => ({ kind: 'refused', unsent, failure: outcome.failure })));
  }

  private async retry(): Promise<void> {
    this.notify([{ kind: 'waiting', for: 'retry' }]);
    if (await this.backoff.wait()) this.send();
  }

  private notify(events: readonly OutboxEvent[]): void {
    if (events.length > 0) this.listeners.notify(events);
  }
}
