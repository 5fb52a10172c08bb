import { expect, it } from 'vitest';
import { isHub, titleOf } from '#domain/session/oauth-provider.ts';

it.each([
  ['huggingface', true],
  ['keycloak', false],
])('recognises the public hub among the OAuth providers: %s', (name, isKnown) => {
  expect(isHub({ name })).toBe(isKnown);
});

it('calls a provider by its name, capitalised', () => {
  expect(titleOf({ name: 'keycloak' })).toBe('Keycloak');
});
