import type { Verdict } from '#domain/annotation/delivery.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import type { Failure } from '#domain/shared/failure.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';

export type Outcome =
  | { readonly verdict: 'settled'; readonly response: RecordResponse | undefined }
  | { readonly verdict: Exclude<Verdict, 'settled'>; readonly failure: Failure };

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

  /** One change may be at fault itself that nobody answers, two are not. */
  get isInVain() {
    return this.silences >= 2;
  }

  note(recordId: string, outcome: Outcome): void {
    if (outcome.verdict === 'retry') this.passedOver.add(recordId);
    this.silences = isSilence(outcome) ? this.silences + 1 : 0;
    this.busy.delete(recordId);
  }
}

const isSilence = (outcome: Outcome) =>
  outcome.verdict === 'retry' && callFailureOf(outcome.failure)?.status === undefined;
