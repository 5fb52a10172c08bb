import type * as v from 'valibot';
import type { wireRecordUpsert } from '../annotation/record-write.ts';
import type { WireResponse } from '../annotation/response.ts';

/** A record as it stands in a file. */
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
}

/** Ids by names. */
export interface IdsByName {
  readonly questions: ReadonlyMap<string, string>;
  /** By username, and by id too. */
  readonly users: ReadonlyMap<string, string>;
  /** Whose answers those are that nobody has signed. */
  readonly me: string;
}

const isNotEmpty = (object: object) => Object.keys(object).length > 0;

/** What has no id of its own was written with the one that the server gave it, and may still be there under that. */
const isUuid = (externalId: string | undefined) => externalId !== undefined && uuid.test(externalId);
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** What both sides send of a record. Suggestions to other questions and answers of strangers cannot be sent. */
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

function toResponses({ user, status, values }: ResponseFromFile, { users, questions, me }: IdsByName) {
  const user_id = user === undefined ? me : users.get(user);
  const known = Object.entries(values).filter(([name]) => questions.has(name));
  const given = Object.fromEntries(known.map(([name, value]) => [name, { value }]));
  return user_id === undefined ? [] : [{ user_id, status, values: isNotEmpty(given) ? given : null }];
}

/** Those who have answered and are not known here. */
export const unknownUsersIn = (
  { responses }: Pick<RecordFromFile, 'responses'>,
  { users }: IdsByName,
): readonly string[] => responses.flatMap(({ user }) => (user !== undefined && !users.has(user) ? [user] : []));
