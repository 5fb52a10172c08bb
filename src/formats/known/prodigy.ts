import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import type { JsonObject } from '../reading/json/exact-json.ts';
import { listOf, nameOf, partOf, type RecordObject, textOf } from './parts.ts';

const statuses: ReadonlyMap<unknown, string> = new Map([
  ['accept', 'submitted'],
  ['reject', 'discarded'],
  ['ignore', 'discarded'],
]);

const beside = ['spans', 'tokens', 'options', 'accept', 'label', 'meta'];

/** Recognises a row by Prodigy's hashes or, where they were removed, by its answer beside the task. */
export const isProdigy = (row: FileRow): boolean =>
  '_input_hash' in row ||
  '_task_hash' in row ||
  (statuses.has(row.answer) && typeof row.text === 'string' && beside.some((name) => name in row));

function spanOf(given: unknown) {
  const { start, end, label } = partOf(given);
  return typeof start === 'number' && typeof end === 'number' ? [{ start, end, label }] : [];
}

const optionsOf = ({ options }: FileRow) =>
  listOf(options).map((option) => [partOf(option).id, nameOf(partOf(option).text)] as const);

function chosen(row: FileRow) {
  const texts = new Map(optionsOf(row));
  return listOf(row.accept).map((id) => texts.get(id) ?? nameOf(id));
}

/** A task that shows one label asks whether it fits. */
const isYesOrNo = ({ label, accept, spans }: FileRow) =>
  typeof label === 'string' && accept === undefined && spans === undefined;
const not = (label: unknown) => `not ${label}`;

function valuesOf(row: FileRow): JsonObject {
  const spans = listOf(row.spans).flatMap(spanOf);
  const written = textOf(row.field_id);
  return {
    ...('spans' in row && (spans.length > 0 || listOf(row.spans).length === 0) && { spans }),
    ...('accept' in row && { choice: chosen(row) }),
    ...(typeof row.label === 'string' && { label: isNo(row) ? not(row.label) : row.label }),
    ...(written !== undefined && typeof row[written] === 'string' && { [written]: row[written] }),
  };
}

const isNo = (row: FileRow) => isYesOrNo(row) && row.answer === 'reject';

function labelsOf(row: FileRow): RecordObject['labels'] {
  const choice = optionsOf(row).flatMap(([id, text]) => text ?? nameOf(id) ?? []);
  const label = isYesOrNo(row) ? [String(row.label), not(row.label)] : [];
  const all = Object.entries({ choice, label }).filter(([, each]) => each.length > 0);
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

const answered = (response: JsonObject) => ({ suggestions: {}, responses: [response] });

/** Spans of an unanswered task are suggestions. */
const suggested = (values: JsonObject) => ({
  suggestions: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
  responses: [],
});

/** Prodigy's offsets count code points. Rejected and ignored tasks become discarded responses. */
export function fromProdigy(row: FileRow): RecordObject {
  const { text, image, html } = row;
  const fields = Object.entries({ text, image, html }).filter(([, value]) => typeof value === 'string');
  const status = isNo(row) ? 'submitted' : statuses.get(row.answer);
  const user = textOf(row._annotator_id) ?? textOf(row._session_id);
  return {
    id: nameOf(row._task_hash ?? row._input_hash),
    fields: Object.fromEntries(fields),
    metadata: partOf(row.meta),
    ...(status === undefined ? suggested(valuesOf(row)) : answered({ user, status, values: valuesOf(row) })),
    labels: labelsOf(row),
  };
}
