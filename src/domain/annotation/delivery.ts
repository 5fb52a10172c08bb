export type Attempt = 'create' | 'update' | 'upsert' | 'remove' | 'find and remove';

export type Verdict = 'retry' | 'sign-in' | 'upsert' | 'create' | 'find and remove' | 'settled' | 'refused';

export function firstAttempt(kind: 'save' | 'remove', responseId: string | undefined): Attempt {
  if (kind === 'remove') return responseId === undefined ? 'find and remove' : 'remove';
  return responseId === undefined ? 'create' : 'update';
}

/** `status` is undefined without a readable response. */
export function afterFailure(attempt: Attempt, status: number | undefined): Verdict {
  if (isTransient(status)) return 'retry';
  if (status === 401) return 'sign-in';
  if (attempt === 'create' && status === 409) return 'upsert'; // the response exists already
  if (attempt === 'update' && status === 404) return 'create'; // the response no longer exists; its record may
  if (attempt === 'remove' && status === 404) return 'find and remove'; // its record may have another response
  if (attempt === 'find and remove' && status === 404) return 'settled'; // the response is gone, or its record is
  return 'refused';
}

const retryPauseMs = { first: 1_000, longest: 60_000 };

/** Exponential back-off: milliseconds after the given number of failures in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(retryPauseMs.first * 2 ** Math.max(failures - 1, 0), retryPauseMs.longest);

const isTransient = (status: number | undefined) =>
  status === undefined || status >= 500 || [408, 425, 429].includes(status);
