import { Failure } from '#domain/shared/failure.ts';

/** What went wrong, where it did; a bug goes on up. */
export const failureOf = (work: Promise<unknown>): Promise<Failure | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Failure) return error;
      throw error;
    },
  );
