import type * as v from 'valibot';
import type { wireRecordUpsert } from '../annotation/record-write.ts';
import type { WireResponse } from '../annotation/response.ts';

/** A record as it stands in a file. */
interface Carried {
  readonly externalId: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly suggestions: Readonly<Record<string, CarriedSuggestion>>;
  readonly responses: readonly CarriedResponse[];
}

interface CarriedSuggestion {
  readonly value: unknown;
  readonly score: number | readonly number[] | undefined;
  readonly agent: string | undefined;
}

interface CarriedResponse {
  readonly user: string | undefined;
  readonly status: WireResponse['status'];
  readonly values: Readonly<Record<string, unknown>>;
}

/** Ids by names. */
export interface Ids {
  readonly questions: ReadonlyMap<string, string>;
  /** By username, and by id too. */
  readonly users: ReadonlyMap<string, string>;
  /** Whose answers those are that nobody has signed. */
  readonly me: string;
}

const hasAny = (part: object) => Object.keys(part).length > 0;

/** What has no id of its own was written with the one that the server gave it, and may still be there under that. */
const isServerId = (externalId: string | undefined) => externalId !== undefined && uuid.test(externalId);
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** What both sides send of a record. Suggestions to other questions and answers of strangers cannot be sent. */
export function sentRecord(record: Carried, ids: Ids): v.InferInput<typeof wireRecordUpsert> {
  const { externalId, fields, metadata, vectors, suggestions, responses } = record;
  return {
    ...(isServerId(externalId) && { id: externalId }),
    external_id: externalId ?? null,
    fields,
    ...(hasAny(metadata) && { metadata }),
    ...(hasAny(vectors) && { vectors }),
    suggestions: Object.entries(suggestions).flatMap((each) => suggestionOf(each, ids)),
    responses: responses.flatMap((each) => responseOf(each, ids)),
  } as v.InferInput<typeof wireRecordUpsert>;
}

function suggestionOf([name, { value, score, agent }]: [string, CarriedSuggestion], { questions }: Ids) {
  const question_id = questions.get(name);
  return question_id === undefined ? [] : [{ question_id, value, score: score ?? null, agent: agent ?? null }];
}

function responseOf({ user, status, values }: CarriedResponse, { users, questions, me }: Ids) {
  const user_id = user === undefined ? me : users.get(user);
  const known = Object.entries(values).filter(([name]) => questions.has(name));
  const given = Object.fromEntries(known.map(([name, value]) => [name, { value }]));
  return user_id === undefined ? [] : [{ user_id, status, values: hasAny(given) ? given : null }];
}

/** Those who have answered and are not known here. */
export const strangersIn = ({ responses }: Pick<Carried, 'responses'>, { users }: Ids): readonly string[] =>
  responses.flatMap(({ user }) => (user !== undefined && !users.has(user) ? [user] : []));
