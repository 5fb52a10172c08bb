import { afterEach, describe, expect, it, vi } from 'vitest';
import { readingWorker, trusted } from '#infrastructure/files/reading-worker.ts';

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

  it('gets its URL from a Trusted Types policy that allows no other URL', () => {
    const createPolicy = (
      name: string,
      { createScriptURL }: { readonly createScriptURL: (asked: string) => string },
    ) => ({
      createScriptURL: (asked: string) => [name, createScriptURL(asked), createScriptURL('elsewhere.js')],
    });

    expect(trusted('worker.js', { trustedTypes: { createPolicy } })).toEqual([
      'postil-worker',
      'worker.js',
      'worker.js',
    ]);
  });

  it('gets a plain URL in browsers without Trusted Types', () => {
    expect(trusted('worker.js', {})).toBe('worker.js');
  });
});
