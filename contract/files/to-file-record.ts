import type { WireRecord } from '../annotation/record.ts';
import type { WireResponse } from '../annotation/response.ts';
import type { WireSuggestion } from '../annotation/suggestion.ts';

/** Names for the ids in records. */
export interface NamesById {
  readonly questions: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
}

/** Record as server and browser write it into files; with a `userId`, only the responses of that user. */
export function toFileRecord(record: WireRecord, names: NamesById, userId?: string) {
  const { id, external_id, status, fields, metadata, vectors = {}, suggestions = [], responses = [] } = record;
  const shown = responses.filter(({ user_id }) => userId === undefined || user_id === userId);
  return {
    id,
    externalId: external_id ?? undefined,
    isCompleted: status === 'completed',
    fields,
    metadata: metadata ?? {},
    vectors: vectors as Readonly<Record<string, readonly number[]>>,
    suggestions: Object.fromEntries(suggestions.map((each) => toFileSuggestion(each, names))),
    responses: shown.map((each) => toFileResponse(each, names)),
    insertedAt: record.inserted_at,
    updatedAt: record.updated_at,
  };
}

const toFileSuggestion = ({ question_id, value, score, agent }: WireSuggestion, { questions }: NamesById) =>
  [questions.get(question_id) ?? question_id, { value, score: score ?? undefined, agent: agent ?? undefined }] as const;

const plainValues = (values: Readonly<Record<string, { readonly value?: unknown }>>) =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));

function toFileResponse({ user_id, status, values, postil }: WireResponse, { users }: NamesById) {
  const user = user_id === null ? undefined : (users.get(user_id) ?? user_id);
  const { suggestions_seen: seen, blind_values: blind } = postil ?? {};
  return {
    user,
    status,
    values: plainValues(values ?? {}),
    ...(seen && { suggestionsSeen: seen }),
    ...(blind && { blindValues: plainValues(blind) }),
  };
}
