import type { Change } from '#application/ports/annotation/unsent-answers.ts';
import type { ResponseStatus } from '#domain/annotation/record.ts';

interface Save {
  readonly label?: string;
  readonly responseId?: string;
  readonly status?: ResponseStatus;
  readonly activeMs?: number;
}

export const aSave = (
  recordId: string,
  { label = 'good', responseId, status = 'submitted', ...time }: Save = {},
): Change => ({
  kind: 'save',
  recordId,
  responseId,
  status,
  answers: { mood: { type: 'label_selection', label } },
  ...time,
});

export const aRemoval = (recordId: string, responseId?: string): Change => ({ kind: 'remove', recordId, responseId });
