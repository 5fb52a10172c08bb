interface Item {
  readonly id: string;
}

interface CreatedItems {
  readonly items: readonly Item[];
}

const count = 12;
const options = (...values: readonly string[]) => values.map((value) => ({ value, text: value }));

const questions = [
  {
    name: 'tone',
    title: 'Tone',
    required: true,
    settings: { type: 'label_selection', options: options('kind', 'harsh') },
  },
  {
    name: 'topics',
    title: 'Topics',
    settings: { type: 'multi_label_selection', options: options('news', 'sport', 'art') },
  },
  { name: 'stars', title: 'Stars', settings: { type: 'rating', options: [1, 2, 3, 4, 5].map((value) => ({ value })) } },
  { name: 'order', title: 'Order', settings: { type: 'ranking', options: options('first', 'second') } },
  { name: 'why', title: 'Why', settings: { type: 'text' } },
  { name: 'names', title: 'Names', settings: { type: 'span', field: 'text', options: options('person', 'place') } },
];

const properties = [
  { name: 'source', title: 'Source', settings: { type: 'terms' } },
  { name: 'length', title: 'Length', settings: { type: 'integer' } },
  { name: 'weight', title: 'Weight', settings: { type: 'float' } },
];

const ranked = (...values: readonly string[]) => values.map((value, index) => ({ value, rank: index + 1 }));

/** Values of a record, derived from its position, to count matches without the server. */
export const valuesAt = (at: number) => ({
  externalId: `r${at}`,
  metadata: { source: at % 3 === 0 ? 'mail' : 'web', length: at * 10, weight: at / 4 },
  answer: {
    tone: at % 2 ? 'harsh' : 'kind',
    topics: at % 3 ? ['news'] : ['news', 'sport'],
    stars: (at % 5) + 1,
    order: at % 4 ? ['first', 'second'] : ['second', 'first'],
    ...(at < 5 && { why: `because of ${at}` }),
    names: at % 6 ? 'place' : 'person',
  },
  suggested: { tone: at % 4 ? 'kind' : 'harsh', score: at / 10, agent: at % 6 ? 'a model' : 'a person' },
});

export type RecordValues = ReturnType<typeof valuesAt>;
export const allRecordValues = Array.from({ length: count }, (_, at) => valuesAt(at));

function asRecord(at: number, ids: ReadonlyMap<string, string>) {
  const { externalId, metadata, suggested } = valuesAt(at);
  const { tone, score, agent } = suggested;
  const suggestion = { question_id: ids.get('tone'), value: tone, score: Math.min(score, 1), agent };
  return { external_id: externalId, fields: { text: `Number ${at} met Ana` }, metadata, suggestions: [suggestion] };
}

function asAnswer(at: number, record: string | undefined) {
  const { answer } = valuesAt(at);
  const values = {
    ...answer,
    order: ranked(...answer.order),
    names: [{ start: 0, end: 6, label: answer.names }],
  };
  const wrapped = Object.entries(values).map(([name, value]) => [name, { value }]);
  return { record_id: record, status: 'submitted', values: Object.fromEntries(wrapped) };
}

type Send = <Body>(method: string, path: string, body?: object) => Promise<Body>;

/** Records that differ in every filterable value; the caller who creates them answers them too. */
export async function createDataset(send: Send, name: string) {
  const { items } = await send<CreatedItems>('GET', '/me/workspaces');
  const { id } = await send<Item>('POST', '/datasets', { name, workspace_id: items[0]?.id });
  const on = <Body>(path: string, body: object) => send<Body>('POST', `/datasets/${id}/${path}`, body);
  await on('fields', { name: 'text', title: 'Text', required: true, settings: { type: 'text' } });
  const ids = new Map<string, string>();
  for (const question of questions) ids.set(question.name, (await on<Item>('questions', question)).id);
  for (const property of properties) await on('metadata-properties', property);
  await send('PUT', `/datasets/${id}/publish`);
  const records = Array.from({ length: count }, (_, at) => asRecord(at, ids));
  const created = await on<CreatedItems>('records/bulk', { items: records });
  const answers = created.items.map((record, at) => asAnswer(at, record.id));
  await send('POST', '/me/responses/bulk', { items: answers });
  return {
    ids: created.items.map((record) => record.id),
    path: `/dataset/${id}/annotation-mode`,
  };
}
