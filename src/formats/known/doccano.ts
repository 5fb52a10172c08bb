import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { isObject } from '../reading/json/exact-json.ts';
import { listOf, nameOf, partOf, type RecordObject } from './parts.ts';

const isTriple = (value: unknown) =>
  Array.isArray(value) && value.length === 3 && typeof value[0] === 'number' && typeof value[2] === 'string';
const isEntity = (value: unknown) => isObject(value) && 'start_offset' in value && 'end_offset' in value;

const marksOf = ({ label, labels, entities }: FileRow) => listOf(entities ?? label ?? labels);
const keys = new Set(['id', 'text', 'data', 'label', 'labels', 'entities', 'relations', 'Comments']);

/** Texts with spans, as triples or as objects; labels of whole texts read as any table does. */
export function isDoccano(row: FileRow): boolean {
  const marks = marksOf(row);
  const hasText = typeof row.text === 'string' || typeof row.data === 'string';
  return hasText && marks.length > 0 && (marks.every(isTriple) || marks.every(isEntity));
}

function spanOf(mark: unknown) {
  if (Array.isArray(mark)) return { start: mark[0], end: mark[1], label: mark[2] };
  const { start_offset, end_offset, label } = partOf(mark);
  return { start: start_offset, end: end_offset, label };
}

/** Its offsets count code points, as ours do. */
export function fromDoccano(row: FileRow): RecordObject {
  const name = 'entities' in row ? 'entities' : 'label';
  const rest = Object.entries(row).filter(([key, value]) => !keys.has(key) && value !== null && !isObject(value));
  return {
    id: nameOf(row.id),
    fields: { text: row.text ?? row.data },
    metadata: Object.fromEntries(rest),
    suggestions: {},
    responses: [{ status: 'submitted', values: { [name]: marksOf(row).map(spanOf) } }],
  };
}
