import { Failure } from '#domain/shared/failure.ts';

/** Returns a failure instead of throwing it; other errors are bugs and are thrown. */
export const failureOf = (work: Promise<unknown>): Promise<Failure | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Failure) return error;
      throw error;
    },
  );
