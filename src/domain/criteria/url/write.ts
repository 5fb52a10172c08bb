import type { Condition } from '../condition.ts';
import { type Criteria, tidy } from '../criteria.ts';
import { type Filter, filterGroups } from '../filter.ts';
import type { Page } from '../page.ts';
import type { TextSearch } from '../search.ts';
import type { Similarity } from '../similarity.ts';
import type { Sort } from '../sort.ts';
import type { Query } from './query.ts';

/** Page and status are always written, so that Back works. */
export function writeCriteria(criteria: Criteria): Query {
  const { status, search, filters, sort, similarity, page } = tidy(criteria);
  return {
    page: writePage(page),
    status,
    ...(search && { search: writeSearch(search) }),
    ...Object.fromEntries(filterGroups.flatMap((group) => writeGroup(group, filters))),
    ...(sort.length > 0 && { sort: JSON.stringify(sort.map(sortEntry)) }),
    ...(similarity && { similarity: writeSimilarity(similarity) }),
  };
}

const writePage = (page: Page) => (page.mode === 'focus' ? `${page.position}` : `${page.first}~${page.size}`);
const writeSearch = ({ text, field }: TextSearch) => JSON.stringify({ text, field });
const writeSimilarity = ({ recordId, vector, limit, order }: Similarity) =>
  JSON.stringify({ record: recordId, vector, limit, order });

function writeGroup(group: Filter['on'], filters: readonly Filter[]): readonly (readonly [string, string])[] {
  const entries = filters.filter(({ on }) => on === group).map(filterEntry);
  return entries.length === 0 ? [] : [[group, JSON.stringify(entries)]];
}

function filterEntry(filter: Filter) {
  const condition = conditionEntry(filter.condition);
  switch (filter.on) {
    case 'metadata':
    case 'record':
      return { property: filter.property, ...condition };
    case 'response':
      return { question: filter.question, ...condition };
    case 'suggestion':
      return { question: filter.question, of: filter.of, ...condition };
    case 'answers':
      return { question: filter.question, of: filter.of, people: filter.people, ...condition };
  }
}

function conditionEntry(condition: Condition) {
  switch (condition.kind) {
    case 'terms':
      return { [condition.match]: condition.values };
    case 'range':
      return { from: condition.from, to: condition.to };
    case 'presence':
      return { present: condition.present };
  }
}

function sortEntry({ by, order }: Sort) {
  switch (by.entity) {
    case 'record':
    case 'metadata':
      return { by: by.entity, property: by.property, order };
    case 'suggestion':
      return { by: by.entity, question: by.question, of: by.of, order };
    case 'response':
      return { by: by.entity, question: by.question, order };
  }
}
