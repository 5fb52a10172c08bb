import type * as v from 'valibot';
import type { wireImport } from '#contract/datasets/job.ts';
import { checkFields, withoutNulls } from '../../resources/records/checking/check-fields.ts';
import { checkMetadata } from '../../resources/records/checking/check-metadata.ts';
import { asSuggestion, checkSuggestion } from '../../resources/records/checking/check-suggestion.ts';
import type { NumberedQuestion, RecordRules } from '../../resources/records/checking/record-rules.ts';
import type { NewRecord } from '../../resources/records/create-records.ts';
import { Refusal } from '../../resources/shared/refusal.ts';
import type { NewSuggestion } from '../../resources/suggestions/store.ts';
import type { HubPage, HubSource } from '../hub-rows.ts';
import { type Columns, withNames } from './columns.ts';
import { suggestedValue } from './suggested-value.ts';
import { asField, asMetadata, asText } from './values.ts';

export type ImportRequest = v.InferOutput<typeof wireImport>;
type HubRow = HubPage['rows'][number];
type Fields = NewRecord['fields'];

export interface RowContext {
  readonly request: ImportRequest;
  readonly columns: Columns;
  readonly rules: RecordRules;
}

export type ReadRow = { readonly record: NewRecord & { readonly externalId: string } } | { readonly reason: string };

const maxExternalIdChars = 500;

function refusalOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal) || !('detail' in error.body)) throw error;
    return String(error.body.detail);
  }
}

function fieldsOf({ row }: HubRow, { request, columns, rules }: RowContext): Fields {
  const entries = request.mapping.fields.map(({ source, target }) => {
    const value = withNames(row[source], columns.get(source));
    return [target, asField(value, rules.fields.get(target)?.type ?? 'text')];
  });
  return Object.fromEntries(entries);
}

/** Drops invalid values and keeps the row. */
function metadataOf({ row }: HubRow, { request, columns, rules }: RowContext): Fields {
  const entries = request.mapping.metadata.flatMap(({ source, target }) => {
    const value = asMetadata(withNames(row[source], columns.get(source)), rules.metadata.get(target));
    const isRefused = value === null || refusalOf(() => checkMetadata({ [target]: value }, rules)) !== undefined;
    return isRefused ? [] : [[target, value]];
  });
  return Object.fromEntries(entries);
}

function suggestionOf(value: unknown, question: NumberedQuestion, fields: Fields): NewSuggestion | undefined {
  const suggested = suggestedValue(value, question.settings);
  if (suggested === undefined) return undefined;
  const write = { question_id: question.id, value: suggested, score: null, agent: null, type: null };
  return refusalOf(() => checkSuggestion(write, question, fields)) === undefined ? asSuggestion(write) : undefined;
}

/** Drops suggestions that their question rejects. */
function suggestionsOf({ row }: HubRow, { request, columns, rules }: RowContext, fields: Fields) {
  const suggestions = new Map<number, NewSuggestion>();
  for (const { source, target } of request.mapping.suggestions) {
    const question = rules.questions.find(({ name }) => name === target);
    const suggestion = question && suggestionOf(withNames(row[source], columns.get(source)), question, fields);
    if (question && suggestion) suggestions.set(question.n, suggestion);
  }
  return suggestions;
}

/** Default external id; prevents duplicates. */
const rowId = ({ subset, split }: HubSource, { row_idx }: HubRow) => `${subset}/${split}/${row_idx}`;

function externalIdOf(row: HubRow, { mapping, ...source }: ImportRequest) {
  const given = mapping.external_id === null ? null : asText(row.row[mapping.external_id]);
  return given === null || given === '' ? rowId(source, row) : given;
}

/** Invalid fields reject the row. */
export function readRow(row: HubRow, reading: RowContext): ReadRow {
  const given = fieldsOf(row, reading);
  const reason = refusalOf(() => checkFields(given, reading.rules.fields));
  if (reason !== undefined) return { reason };
  const externalId = externalIdOf(row, reading.request);
  if (externalId.length > maxExternalIdChars) return { reason: 'the external id is too long' };
  const fields = withoutNulls(given);
  const metadata = metadataOf(row, reading);
  const suggestions = suggestionsOf(row, reading, fields);
  return { record: { externalId, fields, suggestions, ...(Object.keys(metadata).length > 0 && { metadata }) } };
}
