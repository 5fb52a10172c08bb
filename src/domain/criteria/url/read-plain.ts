import { type TextSearch, textSearch } from '../search.ts';
import { type Similarity, similarTo } from '../similarity.ts';
import type { Sort, SortBy } from '../sort.ts';
import { decodeText } from './decode.ts';
import { oneOf } from './json-object.ts';

/** The reference product encodes values twice, so one layer is left. */
export const entries = (value: string): readonly string[] => decodeText(value).split('~');

/** `hello_world~all` */
export function plainSearch(value: string): TextSearch | undefined {
  const parts = entries(value);
  const field = parts.length > 1 ? parts.at(-1) : 'all';
  const text = parts.slice(0, Math.max(1, parts.length - 1)).join('~');
  return textSearch(text.replaceAll('_', ' '), field === 'all' ? undefined : field);
}

/** `record.ID.vector.NAME.limit.N.order.most` */
export function plainSimilarity(value: string): Similarity | undefined {
  const pattern = /^record\.([^.]+)\.vector\.([^.]+)\.limit\.([^.]+)\.order\.(most|least)$/;
  const [, record = '', vector = '', limit, order] = pattern.exec(decodeText(value)) ?? [];
  return similarTo(record, vector, Number(limit), oneOf(['most', 'least'], order));
}

/** `suggestion.topic.score.desc~record.inserted_at.asc` */
export const plainSort = (value: string): readonly Sort[] => entries(value).flatMap((entry) => sortFrom(entry) ?? []);

// names may contain dots
function sortFrom(entry: string): Sort | undefined {
  const [, entity, name, direction] = /^([^.]+)\.(.+)\.([^.]+)$/s.exec(entry) ?? [];
  const order = oneOf(['asc', 'desc'], direction);
  const by = name === undefined ? undefined : sortByFrom(entity, name);
  return by && order && { by, order };
}

function sortByFrom(entity: string | undefined, name: string): SortBy | undefined {
  switch (entity) {
    case 'metadata':
      return { entity, property: name };
    case 'record':
      return recordTime(name);
    case 'suggestion': {
      const [, question, property] = /^(.+)\.([^.]+)$/s.exec(name) ?? [];
      const of = oneOf(['score', 'value'], property);
      return question === undefined || of === undefined ? undefined : { entity, question, of };
    }
    case 'response':
      return { entity, question: name.replace(/\.value$/, '') };
    default:
      return undefined;
  }
}

function recordTime(name: string): SortBy | undefined {
  if (name === 'inserted_at') return { entity: 'record', property: 'insertedAt' };
  if (name === 'updated_at') return { entity: 'record', property: 'updatedAt' };
  return undefined;
}
