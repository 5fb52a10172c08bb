import * as v from 'valibot';

/** A time with its zone. */
export const wireOwnAnswersQuery = v.object({
  since: v.pipe(v.string(), v.isoTimestamp('Input should be a valid datetime')),
});

/** Responses that the caller has changed since then, by status. */
export const wireOwnAnswers = v.object({ submitted: v.number(), discarded: v.number() });
export type WireOwnAnswers = v.InferOutput<typeof wireOwnAnswers>;
