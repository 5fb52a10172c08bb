import { describe, expect, it } from 'vitest';
import { guard, type Navigation } from '#domain/session/guard.ts';

const to = (name: string | undefined, path: string, more: Partial<Navigation> = {}): Navigation => ({
  name,
  path,
  params: {},
  query: '',
  ...more,
});

const signedIn = { isSignedIn: true, isHosted: false };
const signedOut = { isSignedIn: false, isHosted: false };
const hosted = { isSignedIn: false, isHosted: true };
const hostedSignedIn = { isSignedIn: true, isHosted: true };

const stay = { kind: 'stay' };
const go = (target: string) => ({ kind: 'go', to: target });
const signInFirst = (remember?: string) => ({ kind: 'sign-in', to: '/sign-in', remember });

describe('sign-in', () => {
  const signIn = to('sign-in', '/sign-in');
  const withUsername = to('sign-in', '/sign-in', { params: { omitCTA: 'true' } });

  it.each([
    ['a logged-in user goes to the root path', signIn, signedIn, go('/')],
    ['a logged-in user goes to the root path on the hosted platform too', signIn, hostedSignedIn, go('/')],
    ['a logged-in user goes to the root path with omitCTA too', withUsername, signedIn, go('/')],
    ['a logged-out user stays', signIn, signedOut, stay],
    ['with omitCTA nothing else happens', withUsername, signedOut, stay],
    ['with omitCTA nothing else happens on the hosted platform', withUsername, hosted, stay],
    ['on the hosted platform it redirects to the welcome page', signIn, hosted, go('/welcome-hf-sign-in')],
  ])('%s', (_, navigation, visitor, decision) => {
    expect(guard(navigation, visitor)).toEqual(decision);
  });
});

describe('the OAuth callback', () => {
  const path = '/oauth/huggingface/callback';

  it.each([
    ['without a query', '', go('/')],
    ['with an empty query', '?', go('/')],
    ['with a query', '?code=1&state=2', stay],
  ])('redirects to the root path if it has no query parameters: %s', (_, query, decision) => {
    expect(guard(to('oauth-provider-callback', path, { query }), signedOut)).toEqual(decision);
  });
});

describe('the welcome page', () => {
  const welcome = to('welcome-hf-sign-in', '/welcome-hf-sign-in');

  it.each([
    ['a logged-in user goes to the root path', hostedSignedIn, go('/')],
    ['when not running on the hosted platform, also to the root path', signedOut, go('/')],
    ['a signed-out user on the hosted platform stays', hosted, stay],
  ])('%s', (_, visitor, decision) => {
    expect(guard(welcome, visitor)).toEqual(decision);
  });
});

describe('any other named route', () => {
  const annotation = to('annotation', '/dataset/1/annotation-mode');

  it.each([
    ['home', to('home', '/')],
    ['annotation', annotation],
    ['user settings', to('user-settings', '/user-settings')],
  ])('is open to a logged-in user: %s', (_, navigation) => {
    expect(guard(navigation, signedIn)).toEqual(stay);
  });

  it.each([
    ['without a query', annotation, '/dataset/1/annotation-mode'],
    ['with its query', { ...annotation, query: '?page=7' }, '/dataset/1/annotation-mode?page=7'],
    ['with an encoded path', to('import', '/stanfordnlp%2Fimdb'), '/stanfordnlp%2Fimdb'],
  ])('sends a logged-out user to sign-in and stores the full path: %s', (_, navigation, remembered) => {
    expect(guard(navigation, signedOut)).toEqual(signInFirst(remembered));
  });

  it.each(['', '?workspaces=demo'])('stores nothing for the root path: query %j', (query) => {
    expect(guard(to('home', '/', { query }), signedOut)).toEqual(signInFirst());
  });

  it('sends a logged-out user of the hosted platform to sign-in too', () => {
    expect(guard(annotation, hosted)).toEqual(signInFirst('/dataset/1/annotation-mode'));
  });
});

it.each([
  ['signed in', signedIn],
  ['signed out', signedOut],
  ['hosted', hosted],
])('lets all visitors through to the login callback: %s', (_, visitor) => {
  expect(guard(to('login', '/login'), visitor)).toEqual(stay);
});

it.each([
  ['signed in', signedIn],
  ['signed out', signedOut],
])('lets all visitors see that no route matches: %s', (_, visitor) => {
  expect(guard(to(undefined, '/a/b/c'), visitor)).toEqual(stay);
});
