import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { listOf, nameOf, type Part, partOf, type RecordObject, textOf } from './parts.ts';

export const isProdigy = (row: FileRow): boolean => '_input_hash' in row || '_task_hash' in row;

const statuses: ReadonlyMap<unknown, string> = new Map([
  ['accept', 'submitted'],
  ['reject', 'discarded'],
  ['ignore', 'discarded'],
]);

const spanOf = (span: unknown) => {
  const { start, end, label } = partOf(span);
  return { start, end, label };
};

/** What was chosen, by the texts that people saw. */
function chosen({ accept, options }: FileRow) {
  const texts = new Map(listOf(options).map((option) => [partOf(option).id, nameOf(partOf(option).text)]));
  return listOf(accept).map((id) => texts.get(id) ?? nameOf(id));
}

function valuesOf(row: FileRow): Part {
  return {
    ...('spans' in row && { spans: listOf(row.spans).map(spanOf) }),
    ...('accept' in row && { choice: chosen(row) }),
    ...(typeof row.label === 'string' && { label: row.label }),
  };
}

/** Its offsets count code points. What was rejected or ignored is discarded, with what was said. */
export function fromProdigy(row: FileRow): RecordObject {
  const { text, image, html } = row;
  const fields = Object.entries({ text, image, html }).filter(([, value]) => typeof value === 'string');
  const status = statuses.get(row.answer);
  const user = textOf(row._annotator_id) ?? textOf(row._session_id);
  return {
    id: nameOf(row._task_hash ?? row._input_hash),
    fields: Object.fromEntries(fields),
    metadata: partOf(row.meta),
    suggestions: {},
    responses: status === undefined ? [] : [{ user, status, values: valuesOf(row) }],
  };
}
