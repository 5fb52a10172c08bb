import { describe, expect, it } from 'vitest';
import { withTimeLimit } from '#server/outgoing/time-limit.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const never = new AbortController().signal;

describe('a time limit', () => {
  it('lets work through that ends in time', async () => {
    expect(await withTimeLimit(1000, never, async () => 'done')).toBe('done');
  });

  it('aborts what takes longer', async () => {
    await expect(withTimeLimit(1, never, untilAborted)).rejects.toThrow('The time is over');
  });

  it('aborts with the signal around it, whether before or meanwhile', async () => {
    const outer = new AbortController();

    const work = withTimeLimit(1000, outer.signal, untilAborted);
    outer.abort(new Error('The server stops'));

    await expect(work).rejects.toThrow('The server stops');
    await expect(withTimeLimit(1000, outer.signal, untilAborted)).rejects.toThrow('The server stops');
  });
});
