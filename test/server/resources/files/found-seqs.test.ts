import { describe, expect, it } from 'vitest';
import { foundSeqs } from '#server/resources/files/found-seqs.ts';
import type { Page } from '#server/search/found.ts';

function aSearch(count: number) {
  const asked: Page[] = [];
  const look = async (page: Page) => {
    asked.push(page);
    const left = Math.max(0, Math.min(page.limit, count - page.offset));
    const found = Array.from({ length: left }, (_, at) => ({ seq: (page.offset + at) * 7, score: 1 }));
    return { found, total: Promise.resolve(count) };
  };
  return { look, asked };
}

describe('all that a search finds', () => {
  it.each([0, 1, 9, 10, 11, 20, 25])('is found in its order, page by page: %d', async (count) => {
    const { look, asked } = aSearch(count);

    expect(await foundSeqs(look, 10)).toEqual(Array.from({ length: count }, (_, at) => at * 7));
    expect(asked.map(({ offset }) => offset)).toEqual(
      Array.from({ length: Math.floor(count / 10) + 1 }, (_, at) => at * 10),
    );
  });

  it('fails where the count does, and leaves nobody waiting', async () => {
    const { look } = aSearch(25);
    const failing = async (page: Page) => ({ ...(await look(page)), total: Promise.reject(new Error('no count')) });

    await expect(foundSeqs(failing, 10)).rejects.toThrow('no count');
  });
});
