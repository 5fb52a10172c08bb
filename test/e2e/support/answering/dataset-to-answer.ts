import type { Send } from '../caller.ts';
import { type KindName, kinds, questionsAbout } from './kinds.ts';

interface Item {
  readonly id: string;
}

interface Value {
  readonly value: unknown;
}

interface RecordResponses {
  readonly responses: readonly { readonly status: string; readonly values: Readonly<Record<string, Value>> | null }[];
}

interface Metrics {
  readonly responses: { readonly pending: number };
}

type FieldValues = Readonly<Partial<Record<KindName, unknown>>>;

interface DatasetOptions {
  /** The kinds of field, each in every record; or each in a record of its own. */
  readonly fields: readonly KindName[];
  readonly isOneEach?: boolean;
  readonly records?: number;
  /** Contents instead of the defaults of the kinds. */
  readonly values?: FieldValues;
  /** Names of the questions; all by default. */
  readonly questions?: readonly string[];
  /** Contents of each record, instead of the defaults of the types. */
  readonly each?: readonly FieldValues[];
  /** Suggested values for every record, by question name. */
  readonly suggested?: Readonly<Record<string, unknown>>;
}

/** A published dataset with every type of question, and functions that read its answers from the server. */
export async function aDatasetToAnswer(send: Send, wanted: DatasetOptions) {
  const { id, questions } = await createDataset(send, wanted);
  const items = recordsOf(wanted, questions);
  const made = await send<{ items: readonly Item[] }>('POST', `/datasets/${id}/records/bulk`, { items });
  const answersTo = async (number: number) => {
    const { responses } = await send<RecordResponses>('GET', `/records/${made.items[number - 1]?.id}`);
    return responses.map(({ status, values }) => {
      const bare = Object.entries(values ?? {}).map(([name, { value }]) => [name, value]);
      return { status, values: Object.fromEntries(bare) as Readonly<Record<string, unknown>> };
    });
  };
  return {
    path: `/dataset/${id}/annotation-mode`,
    /** All answers to a record; records count from 1. */
    answersTo: answersTo,
    /** Status and tone of the only answer. */
    statusAndTone: async (number: number) => {
      const [answer, ...others] = await answersTo(number);
      if (others.length > 0) throw new Error(`record ${number} has ${others.length + 1} answers`);
      return answer && `${answer.status} ${answer.values.tone}`;
    },
    pending: async () => (await send<Metrics>('GET', `/me/datasets/${id}/metrics`)).responses.pending,
    drop: () => send('DELETE', `/datasets/${id}`),
  };
}

/** Tells the records of every dataset apart. */
const numbering = { name: 'number', title: 'number', required: true, settings: { type: 'text' } };

async function createDataset(send: Send, { fields: names, questions: asked }: DatasetOptions) {
  const { items } = await send<{ items: readonly Item[] }>('GET', '/me/workspaces');
  const name = `every kind ${names.join(' ')} ${Date.now()}`;
  const { id } = await send<Item>('POST', '/datasets', { name, workspace_id: items[0]?.id, guidelines: '# How to' });
  const fields = names.map((field) => ({ name: field, title: field, settings: kinds[field].settings }));
  for (const field of [numbering, ...fields]) await send('POST', `/datasets/${id}/fields`, field);
  const questions = new Map<string, string>();
  const all = questionsAbout(names.find((field) => field === 'plain' || field === 'markdown'));
  for (const question of all.filter((each) => asked?.includes(each.name) ?? true)) {
    const made = await send<Item>('POST', `/datasets/${id}/questions`, { title: question.name, ...question });
    questions.set(question.name, made.id);
  }
  await send('PUT', `/datasets/${id}/publish`);
  return { id, questions };
}

function valuesOf({ fields, isOneEach, records = 2, values, each }: DatasetOptions): readonly FieldValues[] {
  if (each) return each;
  return Array.from({ length: isOneEach ? fields.length : records }, (_, at) => {
    const shown = isOneEach ? fields.slice(at, at + 1) : fields;
    return Object.fromEntries(shown.map((field) => [field, values?.[field] ?? kinds[field].value(at + 1)]));
  });
}

function recordsOf(wanted: DatasetOptions, ids: ReadonlyMap<string, string>) {
  const suggestions = Object.entries(wanted.suggested ?? {}).map(([name, value]) => ({
    question_id: ids.get(name),
    value,
    agent: 'a model',
  }));
  return valuesOf(wanted).map((values, at) => ({ fields: { number: `Number ${at + 1}`, ...values }, suggestions }));
}
