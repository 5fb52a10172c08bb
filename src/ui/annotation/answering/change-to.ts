import type { Change } from '#application/ports/annotation/unsent-answers.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { Given } from '#domain/annotation/undo/answer-step.ts';

/** What the server is asked for, if anything: to keep an answer, or to take it away. */
export function changeTo({ id: recordId, response }: DatasetRecord, given: Given | undefined): Change | undefined {
  if (!given && !response) return undefined;
  const of = { recordId, responseId: response?.id || undefined };
  return given ? { kind: 'save', ...of, ...given } : { kind: 'remove', ...of };
}
