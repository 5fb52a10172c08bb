import { percentile } from '../figures.ts';
import type { Caller } from './caller.ts';
import { labels } from './corpus.ts';
import type { Loaded } from './load.ts';
import { type Timing, time } from './searches.ts';

interface Found {
  readonly record: { readonly id: string };
}

const values = (index: number) => ({ label: { value: labels[index % labels.length] }, stars: { value: index % 6 } });
const pending = {
  filters: { and: [{ type: 'terms', scope: { entity: 'response', property: 'status' }, values: ['pending'] }] },
};

async function open(person: Caller, dataset: string, count: number, offset = 0): Promise<readonly string[]> {
  const path = `/me/datasets/${dataset}/records/search?limit=${count}&offset=${offset}`;
  const { items } = await person.get('POST', path, pending);
  return items.map(({ record }: Found) => record.id);
}

export async function answering(person: Caller, { dataset, records }: Loaded): Promise<readonly Timing[]> {
  const ids = await open(person, dataset, 600);
  const one = (round: number) =>
    person.get('POST', `/records/${ids[round]}/responses`, { status: 'submitted', values: values(round) });
  const many = (round: number) => {
    const chosen = ids.slice(100 + round * 10, 110 + round * 10);
    const items = chosen.map((record_id, index) => ({ record_id, status: 'submitted', values: values(index) }));
    return person.get('POST', '/me/responses/bulk', { items });
  };
  return [
    await time(`${records / 1000}k records, one answer`, one, 8),
    await time(`${records / 1000}k records, ten answers at once`, many, 25),
  ];
}

export interface AnnotatorsResult {
  readonly answers: number;
  readonly median: number;
  readonly p95: number;
  readonly problems: readonly string[];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Annotator {
  readonly figures: number[] = [];
  readonly problems: string[] = [];
  private confirmed = 0;

  constructor(
    private readonly person: Caller,
    private readonly dataset: string,
  ) {}

  private async submitted() {
    const { responses } = await this.person.get('GET', `/me/datasets/${this.dataset}/metrics`);
    return responses.submitted as number;
  }

  private async answer(record: string) {
    const body = { status: 'submitted', values: values(this.confirmed) };
    const begun = performance.now();
    const answer = await this.person.send('POST', `/records/${record}/responses`, body);
    this.figures.push(performance.now() - begun);
    if (answer.status === 201) this.confirmed += 1;
    else this.problems.push(`${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** Pauses after each answer, until the time is over. */
  async work(end: number, rest: number) {
    const before = await this.submitted();
    for (let waiting: readonly string[] = []; performance.now() < end; await pause(rest)) {
      const [next, ...others] = waiting.length > 0 ? waiting : await open(this.person, this.dataset, 50);
      waiting = others;
      if (next) await this.answer(next);
    }
    const counted = (await this.submitted()) - before;
    if (counted !== this.confirmed)
      this.problems.push(`${this.confirmed} answers were confirmed, ${counted} are counted`);
  }
}

/** All users answer records of one dataset, with overlaps, as fast as a quick person. */
export async function answerTogether(
  people: readonly Caller[],
  { dataset }: Loaded,
  seconds: number,
  rest: number,
): Promise<AnnotatorsResult> {
  const end = performance.now() + seconds * 1000;
  const annotators = people.map((person) => new Annotator(person, dataset));
  await Promise.all(
    annotators.map(async (annotator, index) => {
      await pause((rest / people.length) * index);
      await annotator.work(end, rest);
    }),
  );
  const figures = annotators.flatMap((each) => each.figures);
  return {
    answers: figures.length,
    median: percentile(figures, 0.5),
    p95: percentile(figures, 0.95),
    problems: annotators.flatMap(({ problems }) => problems),
  };
}
