import { exchanges } from '../../contract/recordings.ts';
import type { Scheduled } from './schedule.ts';

// Some changes of the recorded server were not recorded; this file repeats them as far as later exchanges show them.

type Step = Pick<Scheduled, 'name' | 'request' | 'response'>;

const owner = { 'X-Argilla-Api-Key': 'argilla.apikey', 'Content-Type': 'application/json' };
const main = 'baa321fd-cfb1-4749-b43c-9fb51d5c5b89';
const contract = 'af964361-6faf-411e-992b-d38cca7e451c';
const annotator = '84e38b73-25df-4dcc-9bda-9f66bd6227a2';

const step = (method: string, path: string, body: unknown, answer: unknown = {}): Step => ({
  name: `${method} ${path}`,
  request: { method, path: `/api/v1${path}`, headers: owner, ...(body !== undefined && { body }) },
  response: { status: method === 'POST' ? 201 : 200, body: answer },
});

const addAnnotator = step('POST', `/workspaces/${contract}/users`, { user_id: annotator });
const recorded = (file: string, name: string) => {
  const found = exchanges.find((each) => each.file === file && each.name === name);
  if (!found) throw new Error(`${file} has no ${name}`);
  return found;
};

const idOf = ({ response }: Pick<Step, 'response'>) => String((response.body as { id: unknown }).id);
const langs = ['en', 'de', 'es'];

/** Ids of the third to the last but one record in later exchanges, in order. */
const laterIds = [
  'b75c2186-f2cc-4163-9500-390cbcfd7f57',
  'ee3f6417-bdad-4fd5-9b81-3afe772f9e46',
  'f139b437-8144-4f52-a9da-ac1f79d0154d',
  '3adb07c5-a20e-4361-8778-f41ca3152bb8',
  'f41ab9a8-b645-471d-be6f-d4ae67cc6226',
  'c4977f83-b566-428c-b42a-062537973c28',
  'bf500073-0077-4c1d-b9b3-b31fc7925042',
  '91473f26-5715-4676-ade9-e3f78ec5b45c',
  '47b9904a-72d4-451d-a638-fd74bccb2ae6',
  '5965c270-507e-4733-ada3-5a4fe0a423fc',
  '5dd075df-a268-425e-b5a5-83ddcf50624b',
  'b6dcd0ff-0c4f-4ba4-b1df-6a322b326d57',
  'b6484ca4-e002-4b74-a321-e354664223a2',
];
const deleted = /ids=([0-9a-f-]+)/.exec(recorded('sdk', 'records delete by ids').request.path)?.[1];

const moreRecords = () => {
  const ids = [...laterIds, deleted];
  const items = ids.map((_, index) => {
    const n = index + 2;
    const metadata = { lang: langs[n % 3], year: 2000 + n, score: n / 10, secret: 's' };
    const fields = { text: `Ana wrote review number ${n} in Rome`, notes: `*n${n}*` };
    return { external_id: `c-${n}`, fields, metadata, ...(n !== 14 && { vectors: { emb: [n, 1, 0, 0.5] } }) };
  });
  return step('POST', `/datasets/${main}/records/bulk`, { items }, { items: ids.map((id) => ({ id })) });
};

const imported = (isImported: boolean) => {
  const { body } = recorded('datasets', 'update name and metadata').request;
  const { metadata } = body as { metadata: object };
  return step('PATCH', `/datasets/${main}`, { metadata: { ...metadata, imported: isImported } });
};

const oddField = () => step('DELETE', `/fields/${idOf(recorded('fields', 'create odd name'))}`, undefined);

const extraMetadata = () => step('PATCH', `/datasets/${main}`, { allow_extra_metadata: true });

const draft = () => {
  const id = '2005e06e-e1c3-417f-b582-e31a99c5bf51';
  return step('POST', '/datasets', { name: 'c-draft', workspace_id: contract }, { id });
};

/** Unrecorded requests by file and number of the following exchange. */
export const unrecorded: Readonly<Record<string, () => readonly Step[]>> = {
  'settings-oauth 0': () => [step('POST', '/workspaces', { name: 'bench' })],
  'workspaces 22': () => [addAnnotator],
  'auth 0': () => [addAnnotator],
  'fields 19': () => [oddField()],
  'datasets 38': () => [imported(false)],
  'sdk 1': () => [moreRecords()],
  'records-search 0': () => [draft()],
  'datasets 54': () => [extraMetadata()],
};
