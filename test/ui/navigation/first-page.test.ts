import { expect, it } from 'vitest';
import { FirstPage } from '#ui/navigation/first-page.ts';
import type { AppRoute } from '#ui/navigation/route.ts';
import type { PageModules } from '#ui/shared/page-modules.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';

const screen = () => null;

function aVisit() {
  const requested: string[] = [];
  let finish = (_error?: Error) => {};
  const module = new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve());
  });
  const modules = {
    load: (name: string) => {
      requested.push(name);
      return module;
    },
  } as Partial<PageModules> as PageModules;
  const tokens = new FakeTokenStore();
  tokens.write('a token');
  const people: AppRoute = { name: 'people', path: '/people', screen, module: 'people' };
  return { firstPage: new FirstPage(tokens, modules), people, requested, finish, tokens };
}

it('is ready once its code has loaded', async () => {
  const { firstPage, people, requested, finish } = aVisit();

  const loading = firstPage.load(people);

  expect(firstPage.isReady).toBe(false);
  expect(requested).toEqual(['people']);
  finish();
  await loading;
  expect(firstPage.isReady).toBe(true);
});

it('is ready, too, if its code does not load, so that the page reports the failure', async () => {
  const { firstPage, people, finish } = aVisit();

  const loading = firstPage.load(people);
  finish(new Error('not there'));
  await loading;

  expect(firstPage.isReady).toBe(true);
});

it('loads no code without a signed-in user or a page', async () => {
  const signedOut = aVisit();
  signedOut.tokens.write(undefined);
  const lost = aVisit();

  await signedOut.firstPage.load(signedOut.people);
  await lost.firstPage.load(undefined);

  expect(signedOut.requested).toEqual([]);
  expect(lost.firstPage.isReady).toBe(true);
});

it('does not wait for later pages', async () => {
  const { firstPage, people, requested, finish } = aVisit();
  finish();
  await firstPage.load(people);

  await firstPage.load({ ...people, module: 'creation' });

  expect(requested).toEqual(['people']);
});
