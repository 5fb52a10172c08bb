import { type Attempt, afterFailure, firstAttempt } from '#domain/annotation/delivery.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { ResponseRepository } from '../../ports/annotation/response-repository.ts';
import type { SaveChange, Unsent } from '../../ports/annotation/unsent-answers.ts';
import { callFailureOf } from '../../ports/shared/call-failures.ts';
import type { RetryBackoff } from '../../shared/retry-backoff.ts';
import type { Delivered, Outcome } from './delivery-pass.ts';

export class ResponseSender {
  constructor(
    private readonly responses: ResponseRepository,
    private readonly backoff: RetryBackoff,
  ) {}

  /** Sends several saves in one bulk request, and several removals in parallel; a batch holds one kind only. */
  async deliver(batch: readonly Unsent[]): Promise<readonly Delivered[]> {
    const changes = batch.map(({ change }) => change);
    const savings = changes.filter((change) => change.kind === 'save');
    const outcomes =
      savings.length > 1
        ? await this.sendBulk(savings)
        : await Promise.all(batch.map((unsent) => this.sendOne(unsent)));
    return batch.flatMap((unsent, index) => {
      const outcome = outcomes[index];
      return outcome ? { unsent, outcome } : [];
    });
  }

  private async sendOne(
    unsent: Unsent,
    attempt = firstAttempt(unsent.change.kind, unsent.change.responseId),
  ): Promise<Outcome> {
    try {
      return { verdict: 'settled', response: await this.call(unsent, attempt) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const outcome = this.outcomeOfFailure(attempt, error);
      const { verdict } = outcome;
      const hasFallback = verdict === 'upsert' || verdict === 'create' || verdict === 'find and remove';
      return hasFallback ? this.sendOne(unsent, verdict) : outcome;
    }
  }

  private async sendBulk(changes: readonly SaveChange[]): Promise<readonly Outcome[]> {
    try {
      const results = await this.responses.saveBulk(changes);
      return results.map((result) =>
        result instanceof Failure ? this.outcomeOfFailure('upsert', result) : { verdict: 'settled', response: result },
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const outcome = this.outcomeOfFailure('upsert', error);
      return changes.map(() => outcome);
    }
  }

  private outcomeOfFailure(attempt: Attempt, failure: Failure): Outcome {
    const { status, retryAfter } = callFailureOf(failure) ?? {};
    this.backoff.pauseFor(retryAfter);
    const verdict = afterFailure(attempt, status);
    return verdict === 'settled' ? { verdict, response: undefined } : { verdict, failure };
  }

  private async call({ userId, change }: Unsent, attempt: Attempt): Promise<RecordResponse | undefined> {
    if (change.kind === 'save')
      return attempt === 'upsert'
        ? this.responses.upsert(change)
        : this.responses.save(attempt === 'create' ? { ...change, responseId: undefined } : change);
    const id = attempt === 'remove' ? change.responseId : await this.responses.idOf(change.recordId, userId);
    if (id !== undefined) await this.responses.remove(id);
    return undefined;
  }
}
