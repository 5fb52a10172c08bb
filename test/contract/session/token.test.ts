import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireSignIn, wireToken } from '#contract/session/token.ts';

describe('the form that signs in', () => {
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
  it('is a bearer token unless it says otherwise', () => {
    expect(v.parse(wireToken, { access_token: 'abc' })).toEqual({ access_token: 'abc', token_type: 'bearer' });
  });

  it('is nothing without its text', () => {
    expect(v.is(wireToken, { access_token: null })).toBe(false);
  });
});
