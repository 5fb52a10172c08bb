import type { Verdict } from '#domain/annotation/delivery.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import type { Failure } from '#domain/shared/failure.ts';
import type { Unsent } from '../../ports/annotation/unsent-answers.ts';
import { callFailureOf } from '../../ports/shared/call-failures.ts';

export type Outcome =
  | { readonly verdict: 'settled'; readonly response: RecordResponse | undefined }
  | { readonly verdict: Exclude<Verdict, 'settled'>; readonly failure: Failure };

export interface Delivered<O extends Outcome = Outcome> {
  readonly unsent: Unsent;
  readonly outcome: O;
}

export type Settled = Delivered<Extract<Outcome, { verdict: 'settled' }>>;
export type Refused = Delivered<Exclude<Outcome, { verdict: 'settled' }>>;

export const isSettled = (delivered: Delivered): delivered is Settled => delivered.outcome.verdict === 'settled';
export const isRefused = (delivered: Delivered): delivered is Refused => delivered.outcome.verdict === 'refused';

export class DeliveryPass {
  /** Records with a change in flight; each record has at most one. */
  readonly busy = new Set<string>();
  readonly postponed = new Set<string>();
  private readonly workers = new Set<Promise<void>>();
  /** A change that is posted later starts the next pass. */
  isFinished = false;
  private unansweredInARow = 0;

  constructor(readonly userId: string) {}

  get workerCount() {
    return this.workers.size;
  }

  addWorker(worker: Promise<void>): void {
    const watched = worker.finally(() => this.workers.delete(watched));
    this.workers.add(watched);
  }

  /** Waits for all workers, including those that start during the wait. */
  async finish(): Promise<void> {
    while (this.workers.size > 0) await Promise.all(this.workers);
    this.isFinished = true;
  }

  /** Two unanswered batches in a row: a single one may itself be the cause. */
  get isOffline() {
    return this.unansweredInARow >= 2;
  }

  recordOutcomes(delivered: readonly Delivered[]): void {
    for (const { unsent, outcome } of delivered) {
      if (outcome.verdict === 'retry') this.postponed.add(unsent.change.recordId);
      this.busy.delete(unsent.change.recordId);
    }
    this.unansweredInARow = delivered.every(({ outcome }) => isUnanswered(outcome)) ? this.unansweredInARow + 1 : 0;
  }
}

const isUnanswered = (outcome: Outcome) =>
  outcome.verdict === 'retry' && callFailureOf(outcome.failure)?.status === undefined;
