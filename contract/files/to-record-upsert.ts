import type * as v from 'valibot';
import type { wireRecordUpsert } from '../annotation/record-write.ts';
import type { WireResponse, WireSuggestionsSeen } from '../annotation/response.ts';

interface RecordFromFile {
  readonly externalId: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly suggestions: Readonly<Record<string, SuggestionFromFile>>;
  readonly responses: readonly ResponseFromFile[];
}

interface SuggestionFromFile {
  readonly value: unknown;
  readonly score: number | readonly number[] | undefined;
  readonly agent: string | undefined;
}

interface ResponseFromFile {
  readonly user: string | undefined;
  readonly status: WireResponse['status'];
  readonly values: Readonly<Record<string, unknown>>;
  readonly suggestionsSeen?: WireSuggestionsSeen;
  readonly blindValues?: Readonly<Record<string, unknown>>;
}

export interface IdsByName {
  readonly questions: ReadonlyMap<string, string>;
  /** Keys are usernames and ids. */
  readonly users: ReadonlyMap<string, string>;
  /** Owner of responses without a user. */
  readonly me: string;
}

const isNotEmpty = (object: object) => Object.keys(object).length > 0;

/** Exports write the server's id for records without an external id; such a record may still exist. */
const isUuid = (externalId: string | undefined) => externalId !== undefined && uuid.test(externalId);
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Upsert item as server and browser send it. Omits suggestions for unknown questions and responses of unknown users.
 */
export function toRecordUpsert(record: RecordFromFile, ids: IdsByName): v.InferInput<typeof wireRecordUpsert> {
  const { externalId, fields, metadata, vectors, suggestions, responses } = record;
  return {
    ...(isUuid(externalId) && { id: externalId }),
    external_id: externalId ?? null,
    fields,
    ...(isNotEmpty(metadata) && { metadata }),
    ...(isNotEmpty(vectors) && { vectors }),
    suggestions: Object.entries(suggestions).flatMap((each) => toSuggestions(each, ids)),
    responses: responses.flatMap((each) => toResponses(each, ids)),
  } as v.InferInput<typeof wireRecordUpsert>;
}

function toSuggestions([name, { value, score, agent }]: [string, SuggestionFromFile], { questions }: IdsByName) {
  const question_id = questions.get(name);
  return question_id === undefined ? [] : [{ question_id, value, score: score ?? null, agent: agent ?? null }];
}

function toValues(values: ResponseFromFile['values'], { questions }: IdsByName) {
  const known = Object.entries(values).filter(([name]) => questions.has(name));
  return Object.fromEntries(known.map(([name, value]) => [name, { value }]));
}

function toResponses({ user, status, values, suggestionsSeen, blindValues }: ResponseFromFile, ids: IdsByName) {
  const user_id = user === undefined ? ids.me : ids.users.get(user);
  if (user_id === undefined) return [];
  const given = toValues(values, ids);
  const own = {
    ...(suggestionsSeen && { suggestions_seen: suggestionsSeen }),
    ...(blindValues && { blind_values: toValues(blindValues, ids) }),
  };
  return [{ user_id, status, values: isNotEmpty(given) ? given : null, ...(isNotEmpty(own) && { postil: own }) }];
}

export const unknownUsersIn = (
  { responses }: Pick<RecordFromFile, 'responses'>,
  { users }: IdsByName,
): readonly string[] => responses.flatMap(({ user }) => (user !== undefined && !users.has(user) ? [user] : []));
