import type { WireRecordCreate } from '#contract/annotation/record-write.ts';
import { checkResponse } from '../../responses/checking/check-response.ts';
import { Refusal, unprocessable } from '../../shared/refusal.ts';
import type { NewRecord } from '../create-records.ts';
import { checkFields, withoutNulls } from './check-fields.ts';
import { checkMetadata } from './check-metadata.ts';
import { readSuggestions } from './check-suggestion.ts';
import { readVectors } from './check-vectors.ts';
import type { RecordRules } from './record-rules.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Says of what is refused within where it stands. */
function within<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal) || !('detail' in error.body)) throw error;
    throw unprocessable(`${place}${error.body.detail}`);
  }
}

function checkResponses(given: WireRecordCreate['responses'], { questions }: RecordRules, fields: Fields) {
  const users = new Set(given.map(({ user_id }) => user_id.toLowerCase()));
  if (users.size < given.length) throw unprocessable('found duplicate responses user IDs');
  for (const response of given) checkResponse(response, questions, fields);
}

function readRecord(given: WireRecordCreate, rules: RecordRules): NewRecord {
  const { metadata, external_id } = given;
  checkFields(given.fields, rules.fields);
  if (metadata) checkMetadata(metadata, rules);
  const fields = withoutNulls(given.fields);
  within('record does not have valid responses: ', () => checkResponses(given.responses, rules, fields));
  return {
    fields,
    suggestions: within('record does not have valid suggestions: ', () =>
      readSuggestions(given.suggestions, rules, fields),
    ),
    vectors: within('record does not have valid vectors: ', () => readVectors(given.vectors, rules)),
    ...(metadata && { metadata }),
    ...(external_id !== null && { externalId: external_id }),
  };
}

/** Records as they are stored; the first that cannot be refuses them all. */
export const readRecords = (given: readonly WireRecordCreate[], rules: RecordRules): readonly NewRecord[] =>
  given.map((each, position) =>
    within(`Record at position ${position} is not valid because `, () => readRecord(each, rules)),
  );
