import type { Change } from '#application/ports/unsent-answers.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import type { DatasetRecord, RecordResponse, ResponseStatus } from '#domain/annotation/record.ts';

const option = (value: string) => ({ value, text: value, description: undefined, colour: undefined });

export const aQuestion = (change: Partial<QuestionOf<'label_selection'>> = {}): QuestionOf<'label_selection'> => ({
  id: 'q1',
  name: 'mood',
  title: 'Mood',
  description: undefined,
  datasetId: 'd1',
  required: true,
  type: 'label_selection',
  settings: { options: ['good', 'bad'].map(option), visibleOptions: undefined },
  ...change,
});

export const aRecord = (change: Partial<DatasetRecord> = {}): DatasetRecord => ({
  id: 'r1',
  datasetId: 'd1',
  externalId: undefined,
  page: 1,
  fields: { text: 'Good morning' },
  response: undefined,
  suggestions: [],
  score: undefined,
  metadata: {},
  isCompleted: false,
  insertedAt: '2026-01-01T00:00:00',
  updatedAt: '2026-01-01T00:00:00',
  ...change,
});

export const aResponse = (change: Partial<RecordResponse> = {}): RecordResponse => ({
  id: 'a1',
  status: 'submitted',
  answers: {},
  updatedAt: '2026-01-01T00:00:00',
  ...change,
});

interface Save {
  readonly label?: string;
  readonly responseId?: string;
  readonly status?: ResponseStatus;
}

/** A label given to a record. */
export const aSave = (recordId: string, { label = 'good', responseId, status = 'submitted' }: Save = {}): Change => ({
  kind: 'save',
  recordId,
  responseId,
  status,
  answers: { mood: { type: 'label_selection', label } },
});

export const aRemoval = (recordId: string, responseId?: string): Change => ({ kind: 'remove', recordId, responseId });
