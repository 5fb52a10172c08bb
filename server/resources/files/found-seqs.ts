import type { FoundPage, Page } from '../../search/found.ts';

/** More than a mere number is held of so many found records at once. */
const mostAtOnce = 50_000;

/** All that a search finds, in its order. */
export async function foundSeqs(
  look: (page: Page) => Promise<FoundPage>,
  atOnce = mostAtOnce,
): Promise<readonly number[]> {
  const seqs: number[] = [];
  for (;;) {
    const { found, total } = await look({ offset: seqs.length, limit: atOnce });
    for (const { seq } of found) seqs.push(seq);
    await total; // whoever asks on may not be there any more when it comes
    if (found.length < atOnce) return seqs;
  }
}
