import { Failure } from '#domain/shared/failure.ts';

/** Swallows failures where the specification says so; other errors are bugs and are thrown. */
export const orElse = <T, F>(promise: Promise<T>, fallback: F): Promise<T | F> =>
  promise.catch((error: unknown) => {
    if (error instanceof Failure) return fallback;
    throw error;
  });
