import { type WireRecord, wireRecordPage } from '#contract/annotation/record.ts';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { toWireSearch } from '../annotation/mappers/search.ts';
import type { Api } from '../api.ts';

const pageSize = 250;

interface PagesRequest {
  readonly datasetId: string;
  /** Only records in this view; all if undefined. */
  readonly criteria: Criteria | undefined;
  readonly include: readonly string[];
  readonly failure: FailureCode;
  readonly signal: AbortSignal;
}

interface RecordsPage {
  readonly items: readonly WireRecord[];
  /** Number of records in all pages. */
  readonly total: number;
}

/** All records with the responses of all users, for users who may read them. */
export async function* recordPages(api: Api, request: PagesRequest): AsyncGenerator<RecordsPage> {
  const { datasetId, include, failure, signal } = request;
  const ids = await idsInView(api, request);
  for (let offset = 0; ; offset += pageSize) {
    const { items, total } = await api.call({
      method: 'get',
      path: `v1/datasets/${datasetId}/records`,
      searchParams: [
        ...include.map((part) => ['include', part]),
        ['offset', offset],
        ['limit', pageSize],
      ] as string[][],
      schema: wireRecordPage,
      failure,
      silent: true,
      signal,
    });
    signal.throwIfAborted();
    if (items.length === 0) return;
    yield ids ? { items: items.filter(({ id }) => ids.has(id)), total: ids.size } : { items, total };
  }
}

/** Ids of the records in the user's view: their search gives the view, but without the answers of others. */
async function idsInView(
  api: Api,
  { datasetId, criteria, failure, signal }: PagesRequest,
): Promise<ReadonlySet<string> | undefined> {
  if (!criteria) return undefined;
  const ids = new Set<string>();
  for (;;) {
    const { items, total } = await api.call({
      method: 'post',
      isRead: true,
      path: `v1/me/datasets/${datasetId}/records/search`,
      searchParams: { offset: ids.size, limit: pageSize },
      json: toWireSearch(criteria),
      schema: wireSearchResult,
      failure,
      silent: true,
      signal,
    });
    for (const { record } of items) ids.add(record.id);
    if (items.length === 0 || ids.size >= total) return ids;
  }
}
