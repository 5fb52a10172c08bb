import { type Attempt, afterFailure, firstAttempt } from '#domain/annotation/delivery.ts';
import type { RecordResponse } from '#domain/annotation/record.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { ResponseRepository } from '../ports/annotation/response-repository.ts';
import type { Change } from '../ports/annotation/unsent-answers.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';
import type { Outcome } from './outbox-round.ts';
import type { Patience } from './patience.ts';

/** Puts a change to the server, in whichever way it takes it. */
export class Courier {
  constructor(
    private readonly responses: ResponseRepository,
    private readonly patience: Patience,
  ) {}

  async deliver(change: Change, attempt = firstAttempt(change.kind, change.responseId)): Promise<Outcome> {
    try {
      return { verdict: 'settled', response: await this.put(change, attempt) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { status, retryAfter } = callFailureOf(error) ?? {};
      this.patience.heed(retryAfter);
      const verdict = afterFailure(attempt, status);
      if (verdict === 'upsert' || verdict === 'create') return this.deliver(change, verdict);
      return verdict === 'settled' ? { verdict, response: undefined } : { verdict, failure: error };
    }
  }

  private async put(change: Change, attempt: Attempt): Promise<RecordResponse | undefined> {
    if (change.kind === 'save')
      return attempt === 'upsert'
        ? this.responses.saveAnyway(change)
        : this.responses.save(attempt === 'create' ? { ...change, responseId: undefined } : change);
    await this.responses.remove(change.responseId ?? (await this.idOfResponse(change.recordId)));
    return undefined;
  }

  /** Another tab may have made the response: only writing to it tells its id. */
  private async idOfResponse(recordId: string): Promise<string> {
    return (await this.responses.saveAnyway({ recordId, responseId: undefined, status: 'discarded', answers: {} })).id;
  }
}
