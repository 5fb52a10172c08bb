import type { ResponseStatus } from '#domain/annotation/record.ts';
import type {
  PortableRecord,
  PortableResponse,
  PortableSuggestion,
} from '#domain/creation/portable/portable-record.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { partOf, textOf } from '../../known/parts.ts';
import { isObject, type JsonObject } from '../json/exact-json.ts';
import { asSuggestions } from './as-suggestions.ts';

const statusOf = (value: unknown): ResponseStatus => (value === 'draft' || value === 'discarded' ? value : 'submitted');

/** Whether a row is a whole record, with its fields in an object: what we and the Python SDK write as JSON. */
export const isRecordObject = (row: FileRow): boolean => isObject(row.fields);

function suggestionOf(given: unknown): PortableSuggestion {
  const { value, score, agent } = partOf(given);
  const isScore = typeof score === 'number' || Array.isArray(score);
  return { value, score: isScore ? (score as number | readonly number[]) : undefined, agent: textOf(agent) };
}

const suggestionsIn = (given: JsonObject) =>
  Object.fromEntries(Object.entries(given).map(([name, each]) => [name, suggestionOf(each)]));

const booleansIn = (given: JsonObject) =>
  Object.fromEntries(Object.entries(given).filter((each): each is [string, boolean] => typeof each[1] === 'boolean'));

function responseOf(given: unknown): PortableResponse {
  const { user, status, values, suggestions_seen: seen, blind_values: blind } = partOf(given);
  return {
    user: textOf(user),
    status: statusOf(status),
    values: partOf(values),
    ...(isObject(seen) && { suggestionsSeen: booleansIn(seen) }),
    ...(isObject(blind) && { blindValues: blind }),
  };
}

/** The SDK lists answers by question, each with the id of who gave it. */
function responsesByQuestion(given: JsonObject): readonly PortableResponse[] {
  const byUser = new Map<string | undefined, { status: ResponseStatus; values: Record<string, unknown> }>();
  for (const [question, answers] of Object.entries(given)) {
    for (const answer of Array.isArray(answers) ? answers : []) {
      const { value, user_id, status } = partOf(answer);
      const user = textOf(user_id);
      const begun = byUser.get(user) ?? { status: statusOf(status), values: {} };
      begun.values[question] = value;
      byUser.set(user, begun);
    }
  }
  return [...byUser].map(([user, response]) => ({ user, ...response }));
}

export function recordFromObject(row: FileRow): PortableRecord {
  const { id, fields, metadata, vectors, suggestions, responses, answers } = row;
  return {
    externalId: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
    fields: partOf(fields),
    metadata: partOf(metadata),
    vectors: partOf(vectors) as PortableRecord['vectors'],
    suggestions: { ...suggestionsIn(partOf(suggestions)), ...asSuggestions(partOf(answers)) },
    responses: Array.isArray(responses) ? responses.map(responseOf) : responsesByQuestion(partOf(responses)),
  };
}
