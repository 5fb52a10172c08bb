import { afterEach, describe, expect, it, vi } from 'vitest';
import { readingWorker } from '#infrastructure/files/reading-worker.ts';

describe('the reading worker', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is started as a module worker', () => {
    const made: unknown[][] = [];
    class NoWorker {
      constructor(...given: unknown[]) {
        made.push(given);
      }
    }
    vi.stubGlobal('Worker', NoWorker);
    readingWorker();

    expect(made).toEqual([[expect.stringContaining('worker.ts'), { type: 'module' }]]);
  });
});
