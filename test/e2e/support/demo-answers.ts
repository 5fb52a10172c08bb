import { caller } from './caller.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

interface Found {
  readonly items: readonly { readonly record: { readonly responses: readonly Item[] } }[];
}

const demos = new Set(['Product reviews', 'News sentences', 'Support conversations']);
const answered = { type: 'terms', scope: { entity: 'response', property: 'status' } };
const filters = { and: [{ ...answered, values: ['draft', 'submitted', 'discarded'] }] };

/** Deletes the owner's answers to the demo data, so that each test finds the data of a first start. */
export async function withdrawDemoAnswers(address: string) {
  const send = await caller(address);
  const { items: datasets } = await send<{ readonly items: readonly Item[] }>('GET', '/me/datasets');
  for (const { id } of datasets.filter(({ name }) => demos.has(name))) {
    const path = `/me/datasets/${id}/records/search?include=responses&limit=500`;
    const { items } = await send<Found>('POST', path, { filters });
    for (const { record } of items)
      for (const response of record.responses) await send('DELETE', `/responses/${response.id}`);
  }
}
