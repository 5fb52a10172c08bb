import type { WireRecord } from '#contract/annotation/record.ts';
import type { WireResponse } from '#contract/annotation/response.ts';
import type { WireSuggestion } from '#contract/annotation/suggestion.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord, RecordResponse } from '#domain/annotation/record.ts';
import type { Suggestion } from '#domain/annotation/suggestion.ts';
import { fromWireValue, fromWireValues } from './answer.ts';

export interface WireSearchItem {
  readonly record: WireRecord;
  readonly query_score: number | null;
}

export function toRecord(
  { record, query_score }: WireSearchItem,
  page: number,
  questions: readonly Question[],
): DatasetRecord {
  const [own] = record.responses ?? [];
  return {
    id: record.id,
    datasetId: record.dataset_id,
    externalId: record.external_id ?? undefined,
    page,
    fields: record.fields,
    response: own && toResponse(own, questions),
    suggestions: (record.suggestions ?? []).flatMap((suggestion) => toSuggestion(suggestion, questions)),
    score: query_score ?? undefined,
    metadata: record.metadata ?? {},
    isCompleted: record.status === 'completed',
    insertedAt: record.inserted_at,
    updatedAt: record.updated_at,
    original: record,
  };
}

const toResponse = (wire: WireResponse, questions: readonly Question[]): RecordResponse => ({
  id: wire.id,
  status: wire.status,
  answers: fromWireValues(wire.values, questions),
  updatedAt: wire.updated_at,
  suggestionsSeen: wire.postil?.suggestions_seen,
});

/** Leaves out suggestions for unknown questions and with invalid values. */
export function toSuggestion(wire: WireSuggestion, questions: readonly Question[]): readonly Suggestion[] {
  const question = questions.find(({ id }) => id === wire.question_id);
  const suggestedAnswer = question && fromWireValue(wire.value, question);
  if (!suggestedAnswer) return [];
  const { id, question_id: questionId, score, agent } = wire;
  return [{ id, questionId, suggestedAnswer, score: score ?? undefined, agent: agent ?? undefined }];
}
