import * as v from 'valibot';

/** Folder of the web application: `first-answers/` and the address of a page answer the calls that this page makes. */
export const firstAnswersFolder = 'first-answers/';

/** Successful answers, each with its request. */
export const wireFirstAnswers = v.array(
  v.object({
    method: v.string(),
    /** With the query, below the base path. */
    path: v.string(),
    /** Body of the request; empty for GET. */
    body: v.string(),
    /** Body of the answer. */
    answer: v.string(),
  }),
);
export type WireFirstAnswers = v.InferOutput<typeof wireFirstAnswers>;
