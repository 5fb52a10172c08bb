import { commonWord, rareWord, sources } from '../server/corpus.ts';
import { type Figures, median } from './figures.ts';
import type { BenchDataset, Send } from './server.ts';

const rounds = 15;
const bulkSizes = [50, 100];

const pending = { type: 'terms', scope: { entity: 'response', property: 'status' }, values: ['pending'] };
const source = { entity: 'metadata', metadata_property: 'source' };
const length = { entity: 'metadata', metadata_property: 'length' };

const searches: Readonly<Record<string, object>> = {
  'first records to answer': { filters: { and: [pending] } },
  'a rare word': { query: { text: { q: rareWord } } },
  'a common word': { query: { text: { q: commonWord } } },
  'a term of metadata': { filters: { and: [{ type: 'terms', scope: source, values: [sources[0]] }] } },
  'sorted by metadata': { sort: [{ scope: length, order: 'desc' }] },
};

async function timed(work: () => Promise<unknown>, counted = rounds, warmUps = 1): Promise<number> {
  const figures: number[] = [];
  for (let round = -warmUps; round < counted; round += 1) {
    const begun = performance.now();
    await work();
    if (round >= 0) figures.push(performance.now() - begun);
  }
  return median(figures);
}

/** Times of the calls that a page makes, sent one after the other as the owner. */
export async function measureCalls(send: Send, { id, question }: BenchDataset): Promise<Figures> {
  const search = (body: object, limit = 10) => send('POST', `/me/datasets/${id}/records/search?limit=${limit}`, body);
  const figures: Record<string, number> = {};
  for (const [name, body] of Object.entries(searches)) figures[`call: ${name}, ms`] = await timed(() => search(body));

  const open = await search({ filters: { and: [pending] } }, 1000);
  const ids: string[] = open.items.map(({ record }: { record: { id: string } }) => record.id);
  const answer = { status: 'submitted', values: { [question]: { value: ['positive'] } } };
  const answerNext = (count: number) => {
    const items = ids.splice(0, count).map((record_id) => ({ record_id, ...answer }));
    return send('POST', '/me/responses/bulk', { items });
  };
  figures['call: one answer, ms'] = await timed(() => answerNext(1));
  for (const size of bulkSizes) {
    const most = Math.floor(ids.length / size);
    if (most > 1)
      figures[`call: ${size} answers at once, ms`] = await timed(() => answerNext(size), Math.min(3, most), 0);
  }
  figures['call: own numbers, ms'] = await timed(() => send('GET', `/me/datasets/${id}/metrics`));
  return figures;
}
