import { type Criteria, queueStatuses, tidy } from '../criteria.ts';
import { type Filter, filterGroups } from '../filter.ts';
import { firstRecord, type Page } from '../page.ts';
import { parseJson } from './decode.ts';
import { oneOf } from './json-object.ts';
import type { QueryPairs } from './query.ts';
import { jsonFilters, jsonSearch, jsonSimilarity, jsonSort } from './read-json.ts';
import { plainSearch, plainSimilarity, plainSort } from './read-plain.ts';
import { plainFilters } from './read-plain-filters.ts';

/** Ignores invalid parts of an address. */
export function readCriteria(pairs: QueryPairs): Criteria {
  const query = firstValues(pairs);
  return tidy({
    status: oneOf(queueStatuses, query.get('status')) ?? 'pending',
    search: readParameter(query.get('search'), jsonSearch, plainSearch),
    filters: filterGroups.flatMap((group) => readFilters(group, query.get(group))),
    sort: readParameter(query.get('sort'), jsonSort, plainSort) ?? [],
    similarity: readParameter(query.get('similarity'), jsonSimilarity, plainSimilarity),
    page: readPage(query.get('page') ?? ''),
  });
}

function readFilters(group: Filter['on'], text: string | undefined): readonly Filter[] {
  const asJson = (value: unknown) => jsonFilters(group, value);
  const asPlain = (plain: string) => plainFilters(group, plain);
  return readParameter(text, asJson, asPlain) ?? [];
}

/** Addresses of the reference product are not JSON. */
function readParameter<T>(
  text: string | undefined,
  asJson: (value: unknown) => T | undefined,
  asPlain: (text: string) => T | undefined,
): T | undefined {
  if (text === undefined) return undefined;
  return /^[[{]/.test(text) ? asJson(parseJson(text)) : asPlain(text);
}

function readPage(text: string): Page {
  const [, first, size] = /^(\d+)(?:~(\d+))?$/.exec(text) ?? [];
  if (first === undefined) return firstRecord;
  if (size === undefined) return { mode: 'focus', position: Number(first) };
  return { mode: 'bulk', first: Number(first), size: Number(size) };
}

function firstValues(pairs: QueryPairs): ReadonlyMap<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of pairs) if (!query.has(name)) query.set(name, value);
  return query;
}
