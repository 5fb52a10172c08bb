import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireWorkspaceCreate } from '#contract/session/workspace.ts';

describe('a new workspace', () => {
  it('has a name of 1 to 200 characters', () => {
    const taken = (length: number) => v.is(wireWorkspaceCreate, { name: '😀'.repeat(length) });

    expect([0, 1, 200, 201].map(taken)).toEqual([false, true, true, false]);
  });

  it('ignores times, and accepts an optional id', () => {
    const body = { id: null, inserted_at: null, updated_at: null, name: 'research' };

    expect(v.parse(wireWorkspaceCreate, body)).toEqual({ id: null, name: 'research' });
  });
});
