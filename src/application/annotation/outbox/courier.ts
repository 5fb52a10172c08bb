import { type Attempt, afterFailure, firstAttempt } from '#domain/annotation/delivery.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { ResponseRepository } from '../../ports/annotation/response-repository.ts';
import type { Saving, Unsent } from '../../ports/annotation/unsent-answers.ts';
import { callFailureOf } from '../../ports/shared/call-failures.ts';
import type { Patience } from '../../shared/patience.ts';
import type { Delivered, Outcome } from './outbox-round.ts';

/** Puts a change to the server, in whichever way it takes it. */
export class Courier {
  constructor(
    private readonly responses: ResponseRepository,
    private readonly patience: Patience,
  ) {}

  /** Several only if the same is to be done with all of them: saved they go as one, taken away side by side. */
  async deliver(parcel: readonly Unsent[]): Promise<readonly Delivered[]> {
    const changes = parcel.map(({ change }) => change);
    const savings = changes.filter((change) => change.kind === 'save');
    const outcomes =
      savings.length > 1 ? await this.together(savings) : await Promise.all(parcel.map((unsent) => this.one(unsent)));
    return parcel.flatMap((unsent, at) => {
      const outcome = outcomes[at];
      return outcome ? { unsent, outcome } : [];
    });
  }

  private async one(
    unsent: Unsent,
    attempt = firstAttempt(unsent.change.kind, unsent.change.responseId),
  ): Promise<Outcome> {
    try {
      return { verdict: 'settled', response: await this.put(unsent, attempt) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const outcome = this.failed(attempt, error);
      const { verdict } = outcome;
      const isOtherWay = verdict === 'upsert' || verdict === 'create' || verdict === 'find and remove';
      return isOtherWay ? this.one(unsent, verdict) : outcome;
    }
  }

  /** Several at once, whatever the server has of them already. */
  private async together(changes: readonly Saving[]): Promise<readonly Outcome[]> {
    try {
      const results = await this.responses.saveTogether(changes);
      return results.map((result) =>
        result instanceof Failure ? this.failed('upsert', result) : { verdict: 'settled', response: result },
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const outcome = this.failed('upsert', error);
      return changes.map(() => outcome);
    }
  }

  private failed(attempt: Attempt, failure: Failure): Outcome {
    const { status, retryAfter } = callFailureOf(failure) ?? {};
    this.patience.heed(retryAfter);
    const verdict = afterFailure(attempt, status);
    return verdict === 'settled' ? { verdict, response: undefined } : { verdict, failure };
  }

  private async put({ userId, change }: Unsent, attempt: Attempt): Promise<RecordResponse | undefined> {
    if (change.kind === 'save')
      return attempt === 'upsert'
        ? this.responses.saveAnyway(change)
        : this.responses.save(attempt === 'create' ? { ...change, responseId: undefined } : change);
    const id = attempt === 'remove' ? change.responseId : await this.responses.idOf(change.recordId, userId);
    if (id !== undefined) await this.responses.remove(id);
    return undefined;
  }
}
