import * as v from 'valibot';
import { wireSearchBody } from '#contract/annotation/search.ts';
import type { FoundDataset } from '../../resources/datasets/queries.ts';
import { type FoundSeqs, findAll } from '../../search/find-all.ts';
import type { SearchBody } from '../../search/search-records.ts';
import { vectorMemoryOf } from '../../search/similarity/vector-memory.ts';
import type { CommandInput } from '../command.ts';
import type { CommandContext } from '../with-database.ts';
import { parseChoice, textOf } from './read-export-options.ts';

const statuses = ['pending', 'completed'] as const;

/** Undefined selects the whole dataset. */
export function searchOf(given: CommandInput): SearchBody | undefined {
  const [query, status] = [textOf(given, 'query'), textOf(given, 'status')];
  if (query === undefined && status === undefined) return undefined;
  const scope = { entity: 'record', property: 'status' };
  return v.parse(wireSearchBody, {
    ...(query !== undefined && { query: { text: { q: query } } }),
    ...(status !== undefined && {
      filters: { and: [{ type: 'terms', scope, values: [parseChoice(statuses, '--status', status)] }] },
    }),
  });
}

/** Searches responses of all users; undefined without a search. */
export async function findRecords(
  { db, config }: CommandContext,
  { id, ds }: Pick<FoundDataset, 'id' | 'ds'>,
  search: SearchBody | undefined,
): Promise<FoundSeqs | undefined> {
  if (!search) return undefined;
  const vectors = vectorMemoryOf({ db, config });
  return findAll({ db, ds, datasetId: id, userN: undefined, withHidden: true, readsAllAnswers: true, vectors }, search);
}
