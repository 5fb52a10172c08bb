import { describe, expect, it } from 'vitest';
import { withTimeLimit } from '#server/outgoing/time-limit.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const never = new AbortController().signal;

describe('a time limit', () => {
  it('lets fast work finish', async () => {
    expect(await withTimeLimit(1000, never, async () => 'done')).toBe('done');
  });

  it('aborts slow work', async () => {
    await expect(withTimeLimit(1, never, untilAborted)).rejects.toThrow('The time is over');
  });

  it('aborts with the outer signal, before or during the work', async () => {
    const outer = new AbortController();

    const work = withTimeLimit(1000, outer.signal, untilAborted);
    outer.abort(new Error('The server stops'));

    await expect(work).rejects.toThrow('The server stops');
    await expect(withTimeLimit(1000, outer.signal, untilAborted)).rejects.toThrow('The server stops');
  });
});
