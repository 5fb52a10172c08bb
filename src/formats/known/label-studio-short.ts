import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { isObject, type JsonObject } from '../reading/json/exact-json.ts';
import { userOf } from './label-studio.ts';
import { saidIn, together } from './label-studio-answers.ts';
import { nameOf, type RecordObject, sorted } from './parts.ts';

const besideAnswers = new Set([
  'id',
  'annotator',
  'annotation_id',
  'created_at',
  'updated_at',
  'lead_time',
  'agreement',
]);

/** The short form has one annotation in each row, beside the data. */
export const isLabelStudioShort = (row: FileRow): boolean => 'annotation_id' in row && 'annotator' in row;

/** In tables, answers of more than one part are JSON. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function answerIn(given: unknown, data: JsonObject): unknown {
  const value = opened(given);
  if (isObject(value)) return saidIn(value, data);
  if (!Array.isArray(value) || !value.every(isObject)) return undefined;
  return value.map((part) => saidIn(part, data)).reduce(together, undefined);
}

/**
 * In JSON the id follows the data and precedes the answers, so answers are found by position. Tables are sorted by
 * name: a chosen text looks like a text of the task there, so the columns are read as a plain table.
 */
export function fromLabelStudioShort(row: FileRow): RecordObject | FileRow {
  const entries = Object.entries(row).filter(([, value]) => value !== null);
  const names = entries.map(([name]) => name);
  const [id, end] = [names.indexOf('id'), names.indexOf('annotator')];
  const data = entries.filter(([name]) => !besideAnswers.has(name));
  if (id <= 0 || end < id) return asTable(data, row.id);
  const [judged, said] = [Object.fromEntries(entries.slice(0, id)), entries.slice(id + 1, end)];
  const values = said.map(([name, value]) => [name, answerIn(value, judged) ?? value] as const);
  return {
    id: nameOf(row.id),
    ...sorted(judged),
    suggestions: {},
    responses: [{ user: userOf(row.annotator), status: 'submitted', values: Object.fromEntries(values) }],
  };
}

function asTable(entries: readonly (readonly [string, unknown])[], id: unknown): FileRow {
  const data = Object.fromEntries(entries);
  return { id, ...Object.fromEntries(entries.map(([name, value]) => [name, answerIn(value, data) ?? value])) };
}
