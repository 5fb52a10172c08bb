import { describe, expect, it } from 'vitest';
import { guard } from '#domain/session/guard.ts';
import { matchAddress } from '#ui/navigation/route.ts';
import { routes } from '#ui/routes.tsx';

const visitor = { isSignedIn: false, isHosted: false };

const open = (query: string) =>
  routes
    .filter(({ name, path }) => guard({ name, params: {}, query, path }, visitor).kind === 'stay')
    .map(({ name }) => name);

describe('a signed-out user', () => {
  it('reaches the sign-in page, the login callback that leads to it, and nothing else', () => {
    expect(open('')).toEqual(['sign-in', 'login']);
  });

  it('reaches the OAuth callback as well, with a query', () => {
    expect(open('?code=1')).toEqual(['sign-in', 'login', 'oauth-provider-callback']);
  });

  it('is redirected from the root path without remembering it', () => {
    expect(guard({ name: 'home', params: {}, query: '', path: '/' }, visitor)).toEqual({
      kind: 'sign-in',
      to: '/sign-in',
      remember: undefined,
    });
  });
});

describe('a route', () => {
  it('has a unique name', () => {
    const names = routes.map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['/oauth/huggingface/callback', 'oauth-provider-callback'],
    ['/stanfordnlp%2Fimdb', 'import'],
    ['/datasets', 'datasets'],
    ['/a/b/c', undefined],
  ])('for %s is %s, even if several match', (path, name) => {
    expect(matchAddress(routes, path)?.route.name).toBe(name);
  });
});
