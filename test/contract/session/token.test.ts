import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireSignIn, wireToken } from '#contract/session/token.ts';

describe('the sign-in form', () => {
  it.each([
    [{ username: 'owner', password: '12345678' }, true],
    [{ username: 'owner' }, false],
    [{ password: '12345678' }, false],
    [{ username: 'owner', password: null }, false],
    [undefined, false],
  ])('%j is complete: %s', (form, isComplete) => {
    expect(v.is(wireSignIn, form)).toBe(isComplete);
  });
});

describe('a token', () => {
  it('defaults to the type bearer', () => {
    expect(v.parse(wireToken, { access_token: 'abc' })).toEqual({ access_token: 'abc', token_type: 'bearer' });
  });

  it('requires its text', () => {
    expect(v.is(wireToken, { access_token: null })).toBe(false);
  });
});
