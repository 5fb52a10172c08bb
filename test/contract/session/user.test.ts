import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireUser } from '#contract/session/user.ts';

const user = { id: 'u', username: 'ana', first_name: 'Ana', role: 'annotator', inserted_at: 'then', updated_at: 'now' };

describe('a user', () => {
  it('is parsed without a last name and a key', () => {
    expect(v.parse(wireUser, user)).toEqual({ ...user, last_name: null, api_key: null });
  });

  it.each(['id', 'username', 'role'])('requires %s', (key) => {
    expect(v.is(wireUser, { ...user, [key]: undefined })).toBe(false);
  });
});
