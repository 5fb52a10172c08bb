import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { mood } from '../../../support/questions.ts';
import { aTab } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const likeness = (recordId: string) => `&similarity=record.${recordId}.vector.meaning.limit.10.order.most`;

it.each([
  ['?page=12', 'offset=11&limit=20', false],
  ['?page=21~10', 'offset=20&limit=10', false],
  ['?page=1', 'offset=0&limit=10', true],
  ['?page=1~10', 'offset=0&limit=10', true],
])('requests the records at %s with %s, similar to a record: %s', async (query, stretch, isSimilar) => {
  const tab = await aTab(server, {
    questions: [mood],
    vectors: [{ name: 'meaning', title: 'Meaning', dimensions: 2 }],
    records: ({ vectors }) =>
      Array.from({ length: 40 }, (_, at) => ({
        fields: { text: `Review ${at}` },
        vectors: new Map([...vectors.values()].map((n) => [n, [at, 1]] as const)),
      })),
  });
  const { items } = (await server.as('ann')('POST', `/me/datasets/${tab.id}/records/search?limit=1`, {})).body;
  const [{ record }] = items;

  await tab.open(`${query}${isSimilar ? likeness(record.id) : ''}`);
  await screen.findAllByRole('article');

  const search = tab.wire.sent.find(({ path }) => path.includes('/records/search?'));
  expect(search?.path).toContain(`/me/datasets/${tab.id}/records/search?`);
  expect(search?.path).toContain(stretch);
  const vector = { name: 'meaning', record_id: record.id, max_results: 10, order: 'most_similar' };
  expect(search?.body).toEqual({
    ...(isSimilar && { query: { vector } }),
    filters: { and: [expect.objectContaining({ values: ['pending'] }), expect.anything()] },
  });
});
