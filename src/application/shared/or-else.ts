import { Failure } from '#domain/shared/failure.ts';

/** For the failures that the specification orders to swallow; a bug goes on up. */
export const orElse = <T, F>(promise: Promise<T>, fallback: F): Promise<T | F> =>
  promise.catch((error: unknown) => {
    if (error instanceof Failure) return fallback;
    throw error;
  });
