import type { Condition } from '../condition.ts';
import {
  dateProperties,
  type Filter,
  type FilterTarget,
  recordProperties,
  suggestionProperties,
  teamProperties,
} from '../filter.ts';
import { type TextSearch, textSearch } from '../search.ts';
import { type Similarity, similarTo } from '../similarity.ts';
import type { Sort, SortBy } from '../sort.ts';
import { isJsonObject, type JsonObject, jsonObjects, number, oneOf, text, texts } from './json-object.ts';

export function jsonSearch(value: unknown): TextSearch | undefined {
  return isJsonObject(value) ? textSearch(text(value.text) ?? '', text(value.field)) : undefined;
}

export function jsonSimilarity(value: unknown): Similarity | undefined {
  if (!isJsonObject(value)) return undefined;
  const order = oneOf(['most', 'least'], value.order);
  return similarTo(text(value.record) ?? '', text(value.vector) ?? '', number(value.limit), order);
}

export const jsonSort = (value: unknown): readonly Sort[] =>
  jsonObjects(value).flatMap((shape) => sortFrom(shape) ?? []);

export const jsonFilters = (on: Filter['on'], value: unknown): readonly Filter[] =>
  jsonObjects(value).flatMap((shape) => filterFrom(on, shape) ?? []);

function filterFrom(on: Filter['on'], shape: JsonObject): Filter | undefined {
  const target = targetFrom(on, shape);
  const condition = conditionFrom(shape);
  return target && condition && { ...target, condition };
}

function targetFrom(on: Filter['on'], shape: JsonObject): FilterTarget | undefined {
  const question = text(shape.question) ?? '';
  switch (on) {
    case 'metadata':
      return { on, property: text(shape.property) ?? '' };
    case 'response':
      return { on, question };
    case 'suggestion': {
      const of = oneOf(suggestionProperties, shape.of);
      return of && { on, question, of };
    }
    case 'record': {
      const property = oneOf(recordProperties, shape.property);
      return property && { on, property };
    }
    case 'answers': {
      const of = oneOf(teamProperties, shape.of);
      return of && { on, question, of, people: texts(shape.people) };
    }
  }
}

function conditionFrom(shape: JsonObject): Condition | undefined {
  if (typeof shape.present === 'boolean') return { kind: 'presence', present: shape.present };
  if (shape.all !== undefined) return { kind: 'terms', values: texts(shape.all), match: 'all' };
  if (shape.any !== undefined) return { kind: 'terms', values: texts(shape.any), match: 'any' };
  return { kind: 'range', from: number(shape.from), to: number(shape.to) };
}

function sortFrom(shape: JsonObject): Sort | undefined {
  const by = sortByFrom(shape);
  const order = oneOf(['asc', 'desc'], shape.order);
  return by && order && { by, order };
}

function sortByFrom(shape: JsonObject): SortBy | undefined {
  const question = text(shape.question) ?? '';
  switch (shape.by) {
    case 'metadata':
      return { entity: shape.by, property: text(shape.property) ?? '' };
    case 'record': {
      const property = oneOf(dateProperties, shape.property);
      return property && { entity: shape.by, property };
    }
    case 'suggestion': {
      const of = oneOf(['score', 'value'], shape.of);
      return of && { entity: shape.by, question, of };
    }
    case 'response':
      return { entity: shape.by, question };
    default:
      return undefined;
  }
}
