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

export const isCallFailure = (cause: unknown): cause is CallFailure => cause instanceof Error && 'status' in cause;
