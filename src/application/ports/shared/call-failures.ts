export interface CallFailure {
  /** The HTTP status; absent without a response. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  /** The request timed out, so the server may have handled it. */
  readonly hasTimedOut?: boolean;
  /** Milliseconds to wait, as the server asks. */
  readonly retryAfter?: number | undefined;
}

/** Receives every call that failed or was rejected. */
export abstract class CallFailures {
  abstract report(failure: CallFailure): void;
}

/** The failed call, if a call is the cause. */
export const callFailureOf = ({ cause }: Error): CallFailure | undefined =>
  cause instanceof Error && 'status' in cause ? (cause as Error & CallFailure) : undefined;
