import type { Bound } from '../figures.ts';
import { percentile } from '../figures.ts';
import type { Caller } from './caller.ts';
import { aVector, chance, commonWord, rareWord } from './corpus.ts';
import type { Loaded } from './load.ts';

const warmups = 5;
const rounds = 40;

export interface Timing {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  readonly limit?: number;
}

/** One request after another, as one person works. */
export async function time(name: string, work: (round: number) => Promise<unknown>, limit?: number): Promise<Timing> {
  for (let round = 0; round < warmups; round += 1) await work(round);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work(warmups + round);
    figures.push(performance.now() - begun);
  }
  return {
    name,
    median: percentile(figures, 0.5),
    p95: percentile(figures, 0.95),
    ...(limit !== undefined && { limit }),
  };
}

export const boundsOf = (timings: readonly Timing[]): readonly Bound[] =>
  timings.flatMap(({ name, median, limit }) =>
    limit === undefined ? [] : [{ name, figure: median, limit, unit: 'ms' }],
  );

const status = (entity: 'record' | 'response', value: string) => ({
  type: 'terms',
  scope: { entity, property: 'status' },
  values: [value],
});
const pending = { filters: { and: [status('response', 'pending'), status('record', 'pending')] } };
const query = (q: string) => ({ query: { text: { q } } });
const metadata = (name: string) => ({ entity: 'metadata', metadata_property: name });
const page = 'include=responses&include=suggestions&limit=10';

export interface Limits {
  readonly page?: number;
  readonly text?: number;
  readonly filtered?: number;
  readonly sorted?: number;
  readonly deep?: number;
}

export async function searches(
  person: Caller,
  { dataset, records }: Loaded,
  limits: Limits,
): Promise<readonly Timing[]> {
  const random = chance(3);
  const path = `/me/datasets/${dataset}/records/search?${page}`;
  const search = (body: unknown, offset = 0) => person.get('POST', `${path}&offset=${offset}`, body);
  const filtered = () => {
    const from = Math.floor(random() * 500);
    return {
      filters: {
        and: [
          { type: 'terms', scope: metadata('source'), values: ['web', 'mail'] },
          { type: 'range', scope: metadata('length'), ge: from, le: from + 180 },
        ],
      },
    };
  };
  const sorted = { ...pending, sort: [{ scope: metadata('score'), order: 'desc' }] };
  const deep = records >= 1_000_000 ? 500_000 : 5_000;
  const tell = (what: string) => `${records / 1000}k records, ${what}`;
  return [
    await time(tell('pending page'), (round) => search(pending, round * 10), limits.page),
    await time(tell('word in 1 % of the texts'), () => search(query(rareWord)), limits.text),
    await time(tell('two words'), (round) => search(query(`w${100 + round} w${20 + round}`)), limits.text),
    await time(tell('a very common word'), () => search(query(commonWord))),
    await time(tell('terms and range with exact total'), () => search(filtered()), limits.filtered),
    await time(tell('sorted by metadata'), () => search(sorted), limits.sorted),
    await time(tell(`offset ${deep}`), (round) => search(pending, deep + round * 10), limits.deep),
  ];
}

export async function similar(person: Caller, { dataset, records }: Loaded): Promise<readonly Timing[]> {
  const random = chance(5);
  const path = `/me/datasets/${dataset}/records/search?limit=50`;
  const search = () =>
    person.get('POST', path, { query: { vector: { name: 'vector', value: aVector(random), max_results: 50 } } });
  return [await time(`${records / 1000}k vectors, the 50 most similar`, search, 100)];
}
