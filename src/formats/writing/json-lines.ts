import type { PortableResponse } from '#domain/creation/portable/portable-record.ts';
import type { ExportedRecord, ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';
import { exportedAnswers } from '#domain/datasets/exporting/exported-answers.ts';
import type { JsonObject } from '../reading/json/exact-json.ts';
import { bytesOf, type FileWriter, nothing } from './file-writer.ts';

/** One record per line, without losses. */
export function jsonLines(order: ExportOrder, shape: ExportShape): FileWriter {
  const lineOf = (record: ExportedRecord) => `${JSON.stringify(lineFrom(record, order, shape))}\n`;
  return { begin: () => nothing, add: (records) => bytesOf(records.map(lineOf).join('')), end: () => nothing };
}

function lineFrom(record: ExportedRecord, order: ExportOrder, shape: ExportShape): JsonObject {
  const { id, externalId, isCompleted, fields, metadata, suggestions, vectors, insertedAt, updatedAt } = record;
  return {
    id: externalId ?? id,
    _server_id: id,
    status: isCompleted ? 'completed' : 'pending',
    fields,
    ...(order.metadata && { metadata }),
    ...(order.suggestions && { suggestions: mapped(suggestions, suggested) }),
    ...answersFrom(record, order, shape),
    ...(order.vectors && { vectors }),
    inserted_at: insertedAt,
    updated_at: updatedAt,
  };
}

const suggested = ({ value, score, agent }: ExportedRecord['suggestions'][string]) => ({
  value,
  score: score ?? null,
  agent: agent ?? null,
});

const responded = ({ suggestionsSeen, blindValues, ...response }: PortableResponse) => ({
  ...response,
  ...(suggestionsSeen && { suggestions_seen: suggestionsSeen }),
  ...(blindValues && { blind_values: blindValues }),
});

function answersFrom(record: ExportedRecord, { answersOf }: ExportOrder, shape: ExportShape): JsonObject {
  const answers = exportedAnswers(record, shape, answersOf);
  if (answers.kind === 'majority') return { answers: answers.values };
  const responses = answers.kind === 'all' ? answers.responses : [answers.response].flatMap((one) => one ?? []);
  return { responses: responses.map(responded) };
}

const mapped = <T, U>(values: Readonly<Record<string, T>>, to: (value: T) => U): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));
