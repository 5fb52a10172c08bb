import type { WireRecordCreate, WireRecordUpdate, WireRecordUpsert } from '#contract/annotation/record-write.ts';
import { checkResponse } from '../../responses/checking/check-response.ts';
import { Refusal, unprocessable } from '../../shared/refusal.ts';
import type { NewRecord } from '../create-records.ts';
import type { RecordChange } from '../writing/update-records.ts';
import { checkFields, withoutNulls } from './check-fields.ts';
import { checkMetadata } from './check-metadata.ts';
import { readSuggestions } from './check-suggestion.ts';
import { readVectors } from './check-vectors.ts';
import type { RecordRules } from './record-rules.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Adds the position to the message. */
function prefixRefusal<T>(prefix: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal) || !('detail' in error.body)) throw error;
    throw unprocessable(`${prefix}${error.body.detail}`);
  }
}

export const atPosition = <T>(position: number, work: () => T): T =>
  prefixRefusal(`Record at position ${position} is not valid because `, work);

function checkResponses(given: WireRecordCreate['responses'], { questions }: RecordRules, fields: Fields) {
  const users = new Set(given.map(({ user_id }) => user_id.toLowerCase()));
  if (users.size < given.length) throw unprocessable('found duplicate responses user IDs');
  for (const response of given) checkResponse(response, questions, fields);
}

const responsesIn = (given: WireRecordCreate['responses'], rules: RecordRules, fields: Fields) =>
  prefixRefusal('record does not have valid responses: ', () => checkResponses(given, rules, fields));

const suggestionsIn = (given: WireRecordCreate['suggestions'], rules: RecordRules, fields: Fields) =>
  prefixRefusal('record does not have valid suggestions: ', () => readSuggestions(given, rules, fields));

const vectorsIn = (given: WireRecordCreate['vectors'], rules: RecordRules) =>
  prefixRefusal('record does not have valid vectors: ', () => readVectors(given, rules));

export function readRecord(given: WireRecordCreate | WireRecordUpsert, rules: RecordRules): NewRecord {
  const { metadata, external_id } = given;
  const fields = withoutNulls(given.fields ?? {});
  checkFields(fields, rules.fields);
  if (metadata) checkMetadata(metadata, rules);
  responsesIn(given.responses, rules, fields);
  return {
    fields,
    suggestions: suggestionsIn(given.suggestions, rules, fields),
    vectors: vectorsIn(given.vectors, rules),
    ...(metadata && { metadata }),
    ...(external_id !== null && { externalId: external_id }),
  };
}

/** Changes of a record with the stored fields. */
export function readChange(
  given: Omit<WireRecordUpdate, 'suggestions'> & Pick<WireRecordCreate, 'suggestions'>,
  rules: RecordRules,
  stored: Fields,
): Omit<RecordChange, 'seq'> {
  const { metadata } = given;
  const fields = given.fields && withoutNulls(given.fields);
  if (fields) checkFields(fields, rules.fields);
  if (metadata) checkMetadata(metadata, rules);
  return {
    suggestions: suggestionsIn(given.suggestions, rules, fields ?? stored),
    vectors: vectorsIn(given.vectors, rules),
    ...(fields && { fields }),
    ...(metadata !== undefined && { metadata }),
  };
}

/** Bulk items may include responses and an external id. */
export function readUpsert(given: WireRecordUpsert, rules: RecordRules, stored: Fields): Omit<RecordChange, 'seq'> {
  const change = readChange(given, rules, stored);
  responsesIn(given.responses, rules, change.fields ?? stored);
  return { ...change, ...(given.external_id !== null && { externalId: given.external_id }) };
}
