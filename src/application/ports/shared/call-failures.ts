export interface CallFailure {
  /** The HTTP status; absent where no answer came at all. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  /** No answer came in time, so that nobody knows whether it was done. */
  readonly hasTimedOut?: boolean;
  /** For how many milliseconds the server wants to be left in peace. */
  readonly retryAfter?: number | undefined;
}

/** Hears of every call that was refused or not answered. */
export abstract class CallFailures {
  abstract report(failure: CallFailure): void;
}

/** What the server said, where it is the cause. */
export const callFailureOf = ({ cause }: Error): CallFailure | undefined =>
  cause instanceof Error && 'status' in cause ? (cause as Error & CallFailure) : undefined;
