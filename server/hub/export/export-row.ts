import type { RecordRules } from '../../resources/records/checking/record-rules.ts';
import { presentRecord } from '../../resources/records/presenter.ts';
import type { RecordRow, RecordView } from '../../resources/records/queries.ts';

type Row = Readonly<Record<string, unknown>>;
type Question = RecordRules['questions'][number];

/** Columns as the Python SDK names them. */
function answerColumns({ id, name }: Question, { responses = [], suggestions = [] }: RecordRow): Row {
  const given = responses.filter(({ values }) => values !== null && Object.hasOwn(values, name));
  const suggestion = suggestions.find(({ question_id }) => question_id === id);
  const listed = <T>(values: readonly T[]) => (given.length > 0 ? values : null);
  return {
    [`${name}.responses`]: listed(given.map(({ values }) => values?.[name]?.value)),
    [`${name}.responses.users`]: listed(given.map(({ user_id }) => user_id)),
    [`${name}.responses.status`]: listed(given.map(({ status }) => status)),
    [`${name}.suggestion`]: suggestion?.value ?? null,
    [`${name}.suggestion.score`]: suggestion?.score ?? null,
    [`${name}.suggestion.agent`]: suggestion?.agent ?? null,
  };
}

/** Prefixes the kind if a field has the same name. */
const withPrefix = (fields: Row, kind: string, values: Row): Row =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [Object.hasOwn(fields, name) ? `${kind}.${name}` : name, value]),
  );

const empty = (names: Iterable<string>): Row => Object.fromEntries([...names].map((name) => [name, null]));

/** Every row has all columns, so that readers need not infer them. */
export function exportRow(row: RecordRow, view: RecordView, rules: RecordRules): Row {
  const { id, external_id, status, fields, metadata, vectors = {} } = presentRecord(row, view);
  const all = { ...empty(rules.fields.keys()), ...fields };
  return {
    ...withPrefix(all, 'metadata', { ...empty(rules.metadata.keys()), ...metadata }),
    ...withPrefix(all, 'vectors', { ...empty(rules.vectors.keys()), ...vectors }),
    ...all,
    ...Object.assign({}, ...rules.questions.map((question) => answerColumns(question, row))),
    id: external_id ?? id,
    status,
    _server_id: id,
  };
}
