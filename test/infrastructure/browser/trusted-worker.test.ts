import { describe, expect, it } from 'vitest';
import { trusted } from '#infrastructure/browser/trusted-worker.ts';

describe('the address of a worker', () => {
  it('comes from a Trusted Types policy that allows no other URL', () => {
    const createPolicy = (
      name: string,
      { createScriptURL }: { readonly createScriptURL: (asked: string) => string },
    ) => ({
      createScriptURL: (asked: string) => [name, createScriptURL(asked), createScriptURL('elsewhere.js')],
    });

    expect(trusted('postil-worker', 'worker.js', { trustedTypes: { createPolicy } })).toEqual([
      'postil-worker',
      'worker.js',
      'worker.js',
    ]);
  });

  it('is plain in browsers without Trusted Types', () => {
    expect(trusted('postil-worker', 'worker.js', {})).toBe('worker.js');
  });
});
