export interface CallFailure {
  /** The HTTP status; absent where no answer came at all. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly detail: string | undefined;
}

/** Hears of every call that was refused or not answered. */
export abstract class CallFailures {
  abstract report(failure: CallFailure): void;
}

/** What the server said, where it is the cause. */
export const callFailureOf = ({ cause }: Error): CallFailure | undefined =>
  cause instanceof Error && 'status' in cause ? (cause as Error & CallFailure) : undefined;
