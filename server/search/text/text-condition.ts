import { type RawBuilder, sql } from 'kysely';
import { parseTextQuery } from '#domain/text/parse-text-query.ts';
import { unprocessable } from '../../resources/shared/refusal.ts';
import type { SearchScope } from '../scope.ts';
import type { Selection } from '../selection.ts';
import type { Condition } from '../sql/value.ts';
import { textFields } from './index-texts.ts';
import { tsqueryOf } from './tsquery.ts';

export interface TextSearch {
  readonly q: string;
  readonly field: string | null;
}

/** Query for the index; undefined if nothing can match. */
export async function readTextSearch({ db, ds, datasetId }: SearchScope, { q, field }: TextSearch) {
  const fields = await textFields(db, ds);
  const searched = field === null ? fields : fields.filter(({ name }) => name === field);
  if (field !== null && searched.length === 0)
    throw unprocessable(`Field \`${field}\` not found in dataset \`${datasetId}\`.`);
  const tags = searched.map(({ tag }) => tag);
  return tsqueryOf(parseTextQuery(q), tags);
}

export const matches = (tsquery: string): Condition => sql`t.tsv @@ ${tsquery}::tsquery`;

/** Relevance of the texts `t`, normalised by length. */
export const rank = (tsquery: string): RawBuilder<number> => sql`ts_rank(t.tsv, ${tsquery}::tsquery, 1)`;

export function withTexts({ search, filters, where }: Selection, tsquery: string | undefined): Selection {
  const matching: Condition =
    tsquery === undefined
      ? sql`false`
      : sql`r.seq IN (SELECT t.seq FROM record_texts t WHERE t.ds = ${search.ds} AND ${matches(tsquery)})`;
  return { search, filters, where: sql`(${where} AND ${matching})`, isQueried: true };
}
