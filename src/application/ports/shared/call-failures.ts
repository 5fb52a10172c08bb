export interface CallFailure {
  /** The HTTP status; absent without a response. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  /** The server may have handled a request that timed out. */
  readonly hasTimedOut?: boolean;
  /** Milliseconds to wait, as the server asks. */
  readonly retryAfter?: number | undefined;
}

export abstract class CallFailures {
  abstract report(failure: CallFailure): void;
}

export const callFailureOf = ({ cause }: Error): CallFailure | undefined =>
  cause instanceof Error && 'status' in cause ? (cause as Error & CallFailure) : undefined;
