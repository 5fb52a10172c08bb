import type { Verdict } from '#domain/annotation/delivery.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import type { Failure } from '#domain/shared/failure.ts';
import type { Unsent } from '../../ports/annotation/unsent-answers.ts';
import { callFailureOf } from '../../ports/shared/call-failures.ts';

export type Outcome =
  | { readonly verdict: 'settled'; readonly response: RecordResponse | undefined }
  | { readonly verdict: Exclude<Verdict, 'settled'>; readonly failure: Failure };

/** A change that was sent, and what became of it. */
export interface Delivered<O extends Outcome = Outcome> {
  readonly unsent: Unsent;
  readonly outcome: O;
}

export type Settled = Delivered<Extract<Outcome, { verdict: 'settled' }>>;
export type Refused = Delivered<Exclude<Outcome, { verdict: 'settled' }>>;

export const isSettled = (delivered: Delivered): delivered is Settled => delivered.outcome.verdict === 'settled';
export const isRefused = (delivered: Delivered): delivered is Refused => delivered.outcome.verdict === 'refused';

/** What is tried while it is our turn. */
export class Round {
  /** The records with a change on its way: of each record one at a time. */
  readonly busy = new Set<string>();
  readonly passedOver = new Set<string>();
  private readonly lanes = new Set<Promise<void>>();
  /** Whoever comes now has to wait for the next one. */
  isOver = false;
  private silences = 0;

  constructor(readonly userId: string) {}

  get width() {
    return this.lanes.size;
  }

  add(lane: Promise<void>): void {
    const watched = lane.finally(() => this.lanes.delete(watched));
    this.lanes.add(watched);
  }

  /** Waits for all, those too that begin meanwhile. */
  async end(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all(this.lanes);
    this.isOver = true;
  }

  /** One parcel may be at fault itself that nobody answers, two are not. */
  get isInVain() {
    return this.silences >= 2;
  }

  /** What became of the changes that were sent together. */
  note(delivered: readonly Delivered[]): void {
    for (const { unsent, outcome } of delivered) {
      if (outcome.verdict === 'retry') this.passedOver.add(unsent.change.recordId);
      this.busy.delete(unsent.change.recordId);
    }
    this.silences = delivered.every(({ outcome }) => isSilence(outcome)) ? this.silences + 1 : 0;
  }
}

const isSilence = (outcome: Outcome) =>
  outcome.verdict === 'retry' && callFailureOf(outcome.failure)?.status === undefined;
