import { describe, expect, it } from 'vitest';
import { guard } from '#domain/session/guard.ts';
import { matchAddress } from '#ui/navigation/route.ts';
import { routes } from '#ui/routes.tsx';

const visitor = { isSignedIn: false, isHosted: false };

/** Where somebody who is signed out may stay. */
const open = (query: string) =>
  routes
    .filter(({ name, path }) => guard({ name, params: {}, query, path }, visitor).kind === 'stay')
    .map(({ name }) => name);

describe('whoever is signed out', () => {
  it('reaches the sign-in page, the login callback that leads to it, and nothing else', () => {
    expect(open('')).toEqual(['sign-in', 'login']);
  });

  it('reaches the OAuth callback as well, with a query', () => {
    expect(open('?code=1')).toEqual(['sign-in', 'login', 'oauth-provider-callback']);
  });

  it('reaches the root path in so far as nothing of it is remembered', () => {
    expect(guard({ name: 'home', params: {}, query: '', path: '/' }, visitor)).toEqual({
      kind: 'sign-in',
      to: '/sign-in',
      remember: undefined,
    });
  });
});

describe('a route', () => {
  it('has a name of its own', () => {
    const names = routes.map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['/oauth/huggingface/callback', 'oauth-provider-callback'],
    ['/stanfordnlp%2Fimdb', 'import'],
    ['/datasets', 'datasets'],
    ['/a/b/c', undefined],
  ])('of %s is %s, however many fit', (path, name) => {
    expect(matchAddress(routes, path)?.route.name).toBe(name);
  });
});
