import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer, testContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, leavePage, openApp } from '../support/open-app.tsx';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('adam', 'admin', server.workspaceId);
  await server.addUser('otto', 'owner');
});
afterEach(closeApp);

const id = '{id}';
const dataset = `/dataset/${id}`;
const annotation = `${dataset}/annotation-mode`;
const settings = `${dataset}/settings`;
const imdb = '/stanfordnlp%2Fimdb';

const pages = {
  home: { level: 1, name: 'Datasets' },
  signIn: { level: 1, name: 'Sign in' },
  annotation: { level: 1, name: 'reviews' },
  settings: { level: 1, name: 'reviews' },
  userSettings: { level: 1, name: 'Your settings' },
  import: { level: 1, name: 'stanfordnlp/imdb' },
  new: { level: 1, name: 'New dataset' },
  people: { level: 1, name: 'People' },
  welcome: { level: 1, name: /Reviews/ },
  nowhere: { level: 1, name: 'Something went wrong.' },
} as const;

type Page = keyof typeof pages;

const withId = (path: string) => path.replace(id, server.dataset.id);

async function isAt(path: string, page: Page) {
  await screen.findByRole('heading', pages[page]);
  await waitFor(() => expect(location.pathname + location.search).toBe(withId(path)));
}

/** Address, target, and page at the target. */
type Row = readonly [from: string, to: string, page: Page];

describe('signed in', () => {
  it.each<Row>([
    ['/', '/', 'home'],
    ['/?workspaces=demo', '/?workspaces=demo', 'home'],
    ['/sign-in', '/', 'home'],
    ['/sign-in?next=1', '/', 'home'],
    ['/login', '/', 'home'],
    ['/datasets', '/', 'home'],
    ['/datasets?workspaces=demo', '/?workspaces=demo', 'home'],
    ['/datasets?workspaces=R%26D%20%C3%BC', '/?workspaces=R%26D%20%C3%BC', 'home'],
    ['/oauth/acme/callback', '/', 'home'],
    ['/welcome-hf-sign-in', '/', 'home'],
    ['/welcome-hf-sign-in?next=1', '/', 'home'],
    ['/people', '/people', 'nowhere'],
    ['/oauth/callback', '/', 'home'],
    [dataset, `${annotation}`, 'annotation'],
    [`${dataset}?status=draft`, `${annotation}?status=draft`, 'annotation'],
    [annotation, `${annotation}`, 'annotation'],
    [`${annotation}?page=2`, `${annotation}?page=2`, 'annotation'],
    [settings, settings, 'settings'],
    [`${settings}?tab=general`, `${settings}?tab=general`, 'settings'],
    ['/user-settings', '/user-settings', 'userSettings'],
    ['/user-settings?a=b', '/user-settings?a=b', 'userSettings'],
    ['/people', '/people', 'nowhere'],
    ['/new', '/new', 'new'],
    ['/new?from=guide', '/new?from=guide', 'new'],
    [`/new${imdb}`, imdb, 'import'],
    [`/new${imdb}?a=b`, `${imdb}?a=b`, 'import'],
    [imdb, imdb, 'import'],
    [`${imdb}?a=b`, `${imdb}?a=b`, 'import'],
    ['/not%20a%20repository', '/not%20a%20repository', 'nowhere'],
    ['/stanfordnlp%2Fimdb%2Fplain', '/stanfordnlp%2Fimdb%2Fplain', 'nowhere'],
    ['/stanfordnlp/imdb', '/stanfordnlp/imdb', 'nowhere'],
    ['/dataset/settings', '/dataset/settings', 'nowhere'],
    ['/dataset/annotation-mode', '/dataset/annotation-mode', 'nowhere'],
    ['/dataset/reviews/annotation-mode', '/dataset/reviews/annotation-mode', 'nowhere'],
    ['/dataset/reviews', '/dataset/reviews', 'nowhere'],
    ['/a/b/c', '/a/b/c', 'nowhere'],
    ['/a/b/c?d=e', '/a/b/c?d=e', 'nowhere'],
  ])('%s leads to %s: %s', async (from, to, page) => {
    await openApp(await signedInContainer(server, 'adam'), withId(from));

    await isAt(to, page);
  });
});

/** Address, target, page, and path that the next sign-in returns to. */
type RowOut = readonly [...Row, remembered: string | null];

const signedOut: readonly RowOut[] = [
  ['/', '/sign-in', 'signIn', null],
  ['/?workspaces=demo', '/sign-in', 'signIn', null],
  ['/datasets?workspaces=demo', '/sign-in', 'signIn', '/datasets?workspaces=demo'],
  [dataset, '/sign-in', 'signIn', dataset],
  [`${annotation}?page=2`, '/sign-in', 'signIn', `${annotation}?page=2`],
  [`${settings}?tab=general`, '/sign-in', 'signIn', `${settings}?tab=general`],
  ['/user-settings', '/sign-in', 'signIn', '/user-settings'],
  ['/people?a=b', '/sign-in', 'signIn', '/people?a=b'],
  ['/people?role=owner', '/sign-in', 'signIn', '/people?role=owner'],
  ['/new', '/sign-in', 'signIn', '/new'],
  [`/new${imdb}`, '/sign-in', 'signIn', `/new${imdb}`],
  [`${imdb}?a=b`, '/sign-in', 'signIn', `${imdb}?a=b`],
  ['/dataset/reviews/annotation-mode', '/sign-in', 'signIn', '/dataset/reviews/annotation-mode'],
];

describe('signed out', () => {
  it.each<RowOut>([
    ...signedOut,
    ['/sign-in', '/sign-in', 'signIn', null],
    ['/sign-in?next=1', '/sign-in?next=1', 'signIn', null],
    ['/login', '/sign-in', 'signIn', null],
    ['/login?next=1', '/sign-in?next=1', 'signIn', null],
    ['/a/b/c', '/a/b/c', 'nowhere', null],
    ['/oauth/acme/callback', '/sign-in', 'signIn', null],
    ['/welcome-hf-sign-in', '/sign-in', 'signIn', null],
    ['/welcome-hf-sign-in?next=1', '/sign-in', 'signIn', null],
    ['/oauth/callback', '/sign-in', 'signIn', null],
    ['/oauth/callback?code=1', '/oauth/callback?code=1', 'nowhere', null],
    ['/oauth/acme/callback?code=1&state=2', '/sign-in', 'signIn', null],
  ])('%s leads to %s: %s', async (from, to, page, remembered) => {
    await openApp(testContainer(server), withId(from));

    await isAt(to, page);
    expect(localStorage.getItem('auth.redirectTo')).toBe(remembered && withId(remembered));
  });

  it('keeps the remembered path during the redirect to the sign-in page', async () => {
    await openApp(testContainer(server), withId(annotation));
    await isAt('/sign-in', 'signIn');
    leavePage();

    await openApp(testContainer(server), '/login');

    await isAt('/sign-in', 'signIn');
    expect(localStorage.getItem('auth.redirectTo')).toBe(withId(annotation));
  });
});

function hosted() {
  const wire = new Wire(server);
  wire.answer(/^\/oauth2\/providers$/, 200, { items: [{ name: 'huggingface' }] });
  wire.answer(/^\/settings$/, 200, { argilla: {}, huggingface: { space_title: 'Reviews' } });
  return wire;
}

describe('hosted, signed in', () => {
  it.each<Row>([
    ['/', '/', 'home'],
    ['/sign-in', '/', 'home'],
    ['/login', '/', 'home'],
    ['/welcome-hf-sign-in', '/', 'home'],
    [annotation, `${annotation}`, 'annotation'],
  ])('%s leads to %s: %s', async (from, to, page) => {
    await openApp(await signedInContainer(hosted(), 'ann'), withId(from));

    await isAt(to, page);
  });
});

const welcome = '/welcome-hf-sign-in';

describe('signed in as an owner', () => {
  it.each<Row>([['/people', '/people', 'people']])('%s leads to %s: %s', async (from, to, page) => {
    await openApp(await signedInContainer(server, 'otto'), from);

    await isAt(to, page);
  });
});

describe('hosted, signed out', () => {
  it.each<RowOut>([
    ...signedOut.map(([from, , , remembered]): RowOut => [from, welcome, 'welcome', remembered]),
    ['/sign-in', welcome, 'welcome', null],
    ['/login', welcome, 'welcome', null],
    [welcome, welcome, 'welcome', null],
    [`${welcome}?next=1`, `${welcome}?next=1`, 'welcome', null],
    ['/oauth/huggingface/callback', welcome, 'welcome', null],
    ['/a/b/c', '/a/b/c', 'nowhere', null],
  ])('%s leads to %s: %s', async (from, to, page, remembered) => {
    await openApp(testContainer(hosted()), withId(from));

    await isAt(to, page);
    expect(localStorage.getItem('auth.redirectTo')).toBe(remembered && withId(remembered));
  });

  it('detects a space by the name of the host, too', async () => {
    const { jsdom } = globalThis as unknown as { jsdom: { reconfigure: (to: { url: string }) => void } };
    const { href } = location;
    jsdom.reconfigure({ url: 'https://team-reviews.hf.space/sign-in' });

    await openApp(testContainer(server), '/');

    await isAt('/sign-in', 'signIn'); // through the welcome page, which redirects without a space
    expect(history.state).toMatchObject({ usr: { omitCTA: true } });
    jsdom.reconfigure({ url: href });
  });

  it('stays on the sign-in page if omitCTA is set', async () => {
    await openApp(testContainer(hosted()), '/sign-in', { omitCTA: true });

    await isAt('/sign-in', 'signIn');
  });
});
