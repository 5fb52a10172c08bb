import type { Change } from '#application/ports/annotation/unsent-answers.ts';
import type { Field } from '#domain/annotation/field.ts';
import { type DatasetRecord, previewOf } from '#domain/annotation/record.ts';
import type { Given } from '#domain/annotation/undo/answer-step.ts';

/** What the server is asked for, if anything: to keep an answer, or to take it away. */
export function changeTo(
  record: DatasetRecord,
  given: Given | undefined,
  fields: readonly Field[],
): Change | undefined {
  const { id: recordId, response } = record;
  if (!given && !response) return undefined;
  const of = { recordId, responseId: response?.id || undefined, preview: previewOf(record, fields) };
  return given ? { kind: 'save', ...of, ...given } : { kind: 'remove', ...of };
}
