import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { isObject } from '../reading/json/exact-json.ts';
import { listOf, nameOf, partOf, type RecordObject } from './parts.ts';

const isTriple = (value: unknown) =>
  Array.isArray(value) && value.length === 3 && typeof value[0] === 'number' && typeof value[2] === 'string';
const isEntity = (value: unknown) => isObject(value) && 'start_offset' in value && 'end_offset' in value;

const markNames = ['entities', 'label', 'labels', 'annotations'] as const;
const marksName = (row: FileRow) => markNames.find((name) => Array.isArray(row[name]));
const keys = new Set<string>(['id', 'text', 'data', 'cats', 'relations', 'Comments', ...markNames]);

const hasText = ({ text, data }: FileRow) => typeof text === 'string' || typeof data === 'string';

/** Keys that only doccano writes. */
const isSigned = ({ Comments, relations }: FileRow) => Array.isArray(Comments) || Array.isArray(relations);

/** Any table may have a list of labels, so labels of whole texts need the keys that only doccano writes. */
export function isDoccano(row: FileRow): boolean {
  const name = marksName(row);
  if (!hasText(row) || name === undefined) return false;
  const marks = listOf(row[name]);
  if (marks.length === 0) return isSigned(row);
  return marks.every(isTriple) || marks.every(isEntity) || (isSigned(row) && marks.every(isText));
}

const isText = (value: unknown) => typeof value === 'string';

function answerOf(mark: unknown) {
  if (typeof mark === 'string') return mark;
  if (Array.isArray(mark)) return { start: mark[0], end: mark[1], label: mark[2] };
  const { start_offset, end_offset, label } = partOf(mark);
  return { start: start_offset, end: end_offset, label: nameOf(label) };
}

/**
 * Offsets count code points, as Postil's do. An empty list is no answer: doccano writes it for unlabelled texts too.
 */
export function fromDoccano(row: FileRow): RecordObject {
  const name = marksName(row) ?? 'label';
  const marks = listOf(row[name]).map(answerOf);
  const values = {
    ...(Array.isArray(row.cats) && { cats: row.cats }),
    ...(marks.length > 0 && { [asked(name)]: marks }),
  };
  const rest = Object.entries(row).filter(([key, value]) => !keys.has(key) && value !== null && !isObject(value));
  return {
    id: nameOf(row.id),
    fields: { text: row.text ?? row.data },
    metadata: Object.fromEntries(rest),
    suggestions: {},
    responses: Object.keys(values).length > 0 ? [{ status: 'submitted', values }] : [],
  };
}

const asked = (name: string) => (name === 'entities' ? name : 'label');
