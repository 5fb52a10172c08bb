import { expect, it } from 'vitest';
import { offersSimilarity } from '#domain/datasets/vector.ts';

const vector = { id: 'v1', name: 'mini', title: 'Mini', dimensions: 8, datasetId: 'd1' };

it('offers a similarity search where a dataset has a vector', () => {
  expect(offersSimilarity([vector])).toBe(true);
  expect(offersSimilarity([])).toBe(false);
});
