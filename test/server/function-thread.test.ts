import { describe, expect, it } from 'vitest';
import { FunctionThread } from '#server/function-thread.ts';
import { writeVector } from '#server/search/similarity/float-bytes.ts';
import { functions, type NearestQuery } from '#server/search/similarity/nearest/nearest.ts';
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

describe('a thread of functions', () => {
  it('answers concurrent requests correctly', async () => {
    const thread = new FunctionThread(functions);

    const answers = await Promise.all([
      thread.run(question),
      thread.run({ ...question, except: 2 }),
      thread.run({ ...question, limit: 2 }),
    ]);

    expect(answers.map(({ neighbours }) => neighbours.map(({ seq }) => seq))).toEqual([[2], [1], [2, 1]]);
  });

  it('rejects running requests when it breaks, and is replaced by a new one', async () => {
    const thread = new FunctionThread(functions);
    const broken = { ...question, blocks: undefined } as unknown as NearestQuery;

    const first = await Promise.allSettled([thread.run(broken), thread.run(question)]);

    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await thread.run(question)).total).toBe(2);
  });
});
