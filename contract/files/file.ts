import * as v from 'valibot';
import { wireSearchBody } from '../annotation/search.ts';
import { orNull, wireId } from '../schemas.ts';

export const wireFileFormats = ['jsonl', 'csv', 'parquet', 'conll'] as const;

/** Whose answers a file holds: everybody's, what most agree on, or those of one person. */
const answers = v.variant('of', [
  v.object({ of: v.literal('all') }),
  v.object({ of: v.literal('majority') }),
  v.object({ of: v.literal('user'), user_id: wireId }),
]);

/** The question whose spans become tags, and how those are written. */
const tags = v.object({ question: v.string(), scheme: v.picklist(['BIO', 'BILOU']) });

/** What of a dataset is to be in a file. Without a search all its records are. */
export const wireFileRequest = v.object({
  format: v.picklist(wireFileFormats),
  answers: v.optional(answers, { of: 'all' }),
  suggestions: v.optional(v.boolean(), true),
  metadata: v.optional(v.boolean(), true),
  vectors: v.optional(v.boolean(), true),
  /** In CSV: texts that a spreadsheet would take for formulas begin with an apostrophe. */
  safe_for_spreadsheets: v.optional(v.boolean(), false),
  tags: orNull(tags),
  search: orNull(wireSearchBody),
});
export type WireFileRequest = v.InferInput<typeof wireFileRequest>;

/** How many records the file holds is said in this header before they come. */
export const fileRecordsHeader = 'X-Postil-Records';
