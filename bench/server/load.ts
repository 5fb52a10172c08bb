import type { Caller } from './caller.ts';
import { aRecord, aSuggestion, aVector, chance, dimensions, labels } from './corpus.ts';

const batchRecords = 500;
const batchVectors = 250;

export interface Loaded {
  readonly dataset: string;
  readonly records: number;
  /** Records a second, measured by the client. */
  readonly rate: number;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, text: value }));

async function aDataset(owner: Caller, workspaceId: string, name: string) {
  const body = { name, workspace_id: workspaceId, distribution: { strategy: 'overlap', min_submitted: 3 } };
  const { id } = await owner.get('POST', '/datasets', body);
  const add = (what: string, item: object) => owner.get('POST', `/datasets/${id}/${what}`, item);
  await add('fields', { name: 'text', title: 'Text', required: true, settings: { type: 'text' } });
  const questions = [
    { name: 'label', title: 'Label', required: true, settings: { type: 'label_selection', options: options(labels) } },
    {
      name: 'stars',
      title: 'Stars',
      settings: { type: 'rating', options: [0, 1, 2, 3, 4, 5].map((value) => ({ value })) },
    },
    { name: 'comment', title: 'Comment', settings: { type: 'text' } },
  ];
  const ids: Record<string, string> = {};
  for (const question of questions) ids[question.name] = (await add('questions', question)).id;
  const types = { source: 'terms', length: 'integer', score: 'float', tag: 'terms' };
  for (const [property, type] of Object.entries(types))
    await add('metadata-properties', { name: property, title: property, settings: { type } });
  return { id, questions: ids };
}

/** Sends two batches at a time, as a script would. */
async function sendAll(batches: Iterator<readonly object[]>, send: (items: readonly object[]) => Promise<unknown>) {
  const sendNext = async () => {
    for (let next = batches.next(); !next.done; next = batches.next()) await send(next.value);
  };
  await Promise.all([sendNext(), sendNext()]);
}

function* batchesOf(count: number, size: number, make: (index: number) => object) {
  for (let first = 0; first < count; first += size)
    yield Array.from({ length: Math.min(size, count - first) }, (_, index) => make(first + index));
}

/** Records with metadata and suggestions, every index live. */
export async function loadTexts(owner: Caller, workspaceId: string, records: number): Promise<Loaded> {
  const { id, questions } = await aDataset(owner, workspaceId, `texts ${records}`);
  await owner.get('PUT', `/datasets/${id}/publish`);
  const random = chance(7);
  const make = (index: number) => ({ ...aRecord(random, index), suggestions: aSuggestion(random, questions) });
  const begun = performance.now();
  await sendAll(batchesOf(records, batchRecords, make), (items) =>
    owner.get('POST', `/datasets/${id}/records/bulk`, { items }),
  );
  return { dataset: id, records, rate: records / ((performance.now() - begun) / 1000) };
}

export async function loadVectors(owner: Caller, workspaceId: string, records: number): Promise<Loaded> {
  const { id } = await aDataset(owner, workspaceId, `vectors ${records}`);
  await owner.get('POST', `/datasets/${id}/vectors-settings`, { name: 'vector', title: 'Vector', dimensions });
  await owner.get('PUT', `/datasets/${id}/publish`);
  const random = chance(11);
  const make = (index: number) => ({ fields: { text: `text ${index}` }, vectors: { vector: aVector(random) } });
  const begun = performance.now();
  await sendAll(batchesOf(records, batchVectors, make), (items) =>
    owner.get('POST', `/datasets/${id}/records/bulk`, { items }),
  );
  return { dataset: id, records, rate: records / ((performance.now() - begun) / 1000) };
}

const answers = 100;

export async function answerShare(person: Caller, { dataset, records }: Loaded, share: number): Promise<void> {
  const wanted = Math.min(Math.floor(records * share), 20_000);
  for (let done = 0; done < wanted; done += answers) {
    const { items } = await person.get('POST', `/me/datasets/${dataset}/records/search?limit=${answers}`, {
      filters: { and: [{ type: 'terms', scope: { entity: 'response', property: 'status' }, values: ['pending'] }] },
    });
    const body = items.map(({ record }: { record: { id: string } }, index: number) => ({
      record_id: record.id,
      status: index % 10 === 0 ? 'discarded' : 'submitted',
      values: { label: { value: labels[index % 3] }, stars: { value: index % 6 } },
    }));
    await person.get('POST', '/me/responses/bulk', { items: body });
  }
}
