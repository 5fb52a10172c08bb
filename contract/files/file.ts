import * as v from 'valibot';
import { wireSearchBody } from '../annotation/search.ts';
import { orNull, wireId } from '../schemas.ts';

export const wireFileFormats = ['jsonl', 'csv', 'parquet', 'conll'] as const;

/** Answers in the file: those of all users, the majority's, or those of one user. */
const answers = v.variant('of', [
  v.object({ of: v.literal('all') }),
  v.object({ of: v.literal('majority') }),
  v.object({ of: v.literal('user'), user_id: wireId }),
]);

/** Span question whose answers become tags, and the tagging scheme. */
const tags = v.object({ question: v.string(), scheme: v.picklist(['BIO', 'BILOU']) });

/** Contents of the file; all records if there is no search. */
export const wireFileRequest = v.object({
  format: v.picklist(wireFileFormats),
  answers: v.optional(answers, { of: 'all' }),
  suggestions: v.optional(v.boolean(), true),
  metadata: v.optional(v.boolean(), true),
  vectors: v.optional(v.boolean(), true),
  /** CSV only: an apostrophe precedes texts that a spreadsheet would run as formulas. */
  safe_for_spreadsheets: v.optional(v.boolean(), false),
  tags: orNull(tags),
  search: orNull(wireSearchBody),
});
export type WireFileRequest = v.InferInput<typeof wireFileRequest>;

/** Header with the number of records in the file. */
export const fileRecordsHeader = 'X-Postil-Records';
