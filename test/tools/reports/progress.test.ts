import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress } from '../../../tools/reports/progress.ts';

const clear = '\r\u001b[2K';

function outputOf(isTTY: boolean, run: (progress: Progress) => void) {
  const written: string[] = [];
  run(new Progress('vitest', { isTTY, columns: 60, write: (text) => written.push(text) }));
  return written;
}

const state = { done: '12 of 40 files', failed: 1, file: 'test/a.test.ts' };

describe('the progress of a run', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('rewrites one line on a terminal', () => {
    const written = outputOf(true, (progress) => {
      progress.update(state);
      vi.advanceTimersByTime(72_000);
      progress.end();
    });

    expect(written.slice(-2)).toEqual([`${clear}vitest  12 of 40 files · 1 failed · 1 m 12 s · test/a.test.`, '\n']);
    expect(written.filter((text) => text.includes('\n'))).toHaveLength(1);
  });

  it('writes a line every 20 seconds to a log', () => {
    const written = outputOf(false, (progress) => {
      progress.update(state);
      vi.advanceTimersByTime(50_000);
      progress.end();
    });

    expect(written).toEqual(
      ['20 s', '40 s', '50 s'].map((time) => `vitest  12 of 40 files · 1 failed · ${time} · test/a.test.ts\n`),
    );
  });

  it.each([
    ['on a terminal', true, `${clear}FAILED\n`],
    ['in a log', false, 'FAILED\n'],
  ])('prints a failure on a line of its own %s', (_, isTTY, text) => {
    expect(outputOf(isTTY, (progress) => progress.print('FAILED'))).toEqual([text]);
  });

  it('returns the duration of the run in seconds', () => {
    outputOf(false, (progress) => {
      vi.advanceTimersByTime(2500);

      expect(progress.end()).toBe(2.5);
    });
  });
});
