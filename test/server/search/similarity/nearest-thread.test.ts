import { describe, expect, it } from 'vitest';
import { writeVector } from '#server/search/similarity/float-bytes.ts';
import type { NearestQuery } from '#server/search/similarity/nearest/nearest.ts';
import { NearestThread } from '#server/search/similarity/nearest/nearest-thread.ts';
import { VectorsInMemory } from '#server/search/similarity/vectors-in-memory.ts';

const memory = new VectorsInMemory(2);
memory.put(1, writeVector([1, 0]));
memory.put(2, writeVector([0, 1]));

const question: NearestQuery = {
  blocks: memory.blocks,
  query: Float64Array.of(0, 1),
  allowed: undefined,
  except: undefined,
  limit: 1,
};

describe('the thread for similarity', () => {
  it('answers concurrent requests correctly', async () => {
    const thread = new NearestThread();

    const answers = await Promise.all([
      thread.ask(question),
      thread.ask({ ...question, except: 2 }),
      thread.ask({ ...question, limit: 2 }),
    ]);

    expect(answers.map(({ neighbours }) => neighbours.map(({ seq }) => seq))).toEqual([[2], [1], [2, 1]]);
  });

  it('rejects running requests when it breaks, and is replaced by a new one', async () => {
    const thread = new NearestThread();
    const broken = { ...question, blocks: undefined } as unknown as NearestQuery;

    const first = await Promise.allSettled([thread.ask(broken), thread.ask(question)]);

    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await thread.ask(question)).total).toBe(2);
  });
});
