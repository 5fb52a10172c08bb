import { afterEach, describe, expect, it, vi } from 'vitest';
import { readingWorker, trusted } from '#infrastructure/files/reading-worker.ts';

describe('the worker that reads files', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a module of its own', () => {
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

  it('has an address that a policy lets through, which lets through no other', () => {
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

  it('has its plain address where the browser asks for none', () => {
    expect(trusted('worker.js', {})).toBe('worker.js');
  });
});
