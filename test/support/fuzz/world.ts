import { type FuzzTarget, learn, remember } from './target.ts';

/** Sends requests that have to succeed, as an owner. */
// biome-ignore lint/suspicious/noExplicitAny: a few places of a body are looked at
export type Ask = (method: string, path: string, body?: object) => Promise<any>;

export const password = 'a long enough password';

const options = (...values: readonly string[]) => values.map((value) => ({ value, text: value }));
const named = (name: string, settings: object, rest: object = {}) => ({ name, title: name, settings, ...rest });

const settings: readonly (readonly [string, object])[] = [
  ['fields', named('text', { type: 'text' }, { required: true })],
  ['fields', named('chat', { type: 'chat' })],
  [
    'questions',
    named('label', { type: 'label_selection', options: options('yes', 'no', 'maybe') }, { required: true }),
  ],
  ['questions', named('topics', { type: 'multi_label_selection', options: options('a', 'b', 'c') })],
  ['questions', named('stars', { type: 'rating', options: [{ value: 1 }, { value: 2 }, { value: 3 }] })],
  ['questions', named('order', { type: 'ranking', options: options('r1', 'r2') })],
  ['questions', named('comment', { type: 'text' })],
  ['questions', named('spans', { type: 'span', field: 'text', options: options('person', 'place') })],
  ['metadata-properties', named('source', { type: 'terms' })],
  ['metadata-properties', named('length', { type: 'integer' })],
  ['metadata-properties', named('score', { type: 'float', min: 0, max: 1 })],
  ['vectors-settings', { name: 'vec', title: 'Vector', dimensions: 2 }],
];

/** Names and values that exist in the dataset. */
export const names = [
  ...settings.map(([, { name }]: readonly [string, { readonly name?: string }]) => name ?? ''),
  ...['yes', 'a', 'r1', 'person', 'web', 'e1', 'terms', 'owner', 'submitted', 'completed', '2026-01-01'],
];

type Make = (method: string, path: string, body: object) => ReturnType<Ask>;

const making =
  (ask: Ask, target: FuzzTarget): Make =>
  async (method, path, body) => {
    const answer = await ask(method, path, body);
    learn(target, path, answer);
    return answer;
  };

interface TargetOptions {
  readonly workspace: string;
  readonly people: readonly string[];
  readonly name: string;
}

/** An unpublished dataset with every kind of item. */
export async function aFuzzDraft(ask: Ask, { workspace, people, name }: TargetOptions): Promise<FuzzTarget> {
  const { id: dataset } = await ask('POST', '/datasets', { name, workspace_id: workspace });
  const questions: Record<string, string> = {};
  const target = { workspace, dataset, questions, ids: new Map(), people, isKept: false };
  remember(target, 'datasets', dataset);
  remember(target, 'workspaces', workspace);
  const make = making(ask, target);
  for (const [what, item] of settings) {
    const made = await make('POST', `/datasets/${dataset}/${what}`, item);
    if (what === 'questions') questions[made.name] = made.id;
  }
  return target;
}

/** A published dataset with every kind of content. */
export async function aFuzzTarget(ask: Ask, wanted: TargetOptions): Promise<FuzzTarget> {
  const target = { ...(await aFuzzDraft(ask, wanted)), isKept: true };
  const { dataset, questions } = target;
  const make = making(ask, target);
  await ask('PUT', `/datasets/${dataset}/publish`);
  const items = Array.from({ length: 20 }, (_, index) => ({
    external_id: `e${index}`,
    fields: { text: `a text ${index}` },
    metadata: { source: 'web', length: index },
    vectors: { vec: [index, 1] },
  }));
  const { items: records } = await make('POST', `/datasets/${dataset}/records/bulk`, { items });
  for (const { id } of records.slice(0, 5)) {
    const answer = { status: 'submitted', values: { label: { value: 'yes' } } };
    await make('POST', `/records/${id}/responses`, answer);
    await make('PUT', `/records/${id}/suggestions`, { question_id: questions.label, value: 'no', score: 0.5 });
  }
  const guest = { username: `guest of ${dataset}`, first_name: 'Guest', role: 'annotator', password };
  remember(target, 'users', (await ask('POST', '/users', guest)).id);
  await make('POST', '/webhooks', { url: 'http://127.0.0.1:9/hook', events: ['record.created'] });
  return target;
}
