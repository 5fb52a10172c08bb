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
  const firstPage = new FirstPage(tokens, modules);
  const load = (route: AppRoute | undefined) => firstPage.load(route, async () => void requested.push('common'));
  return { firstPage, load, people, requested, finish, tokens };
}

it('is ready once its code has loaded', async () => {
  const { firstPage, load, people, requested, finish } = aVisit();

  const loading = load(people);

  expect(firstPage.isReady).toBe(false);
  expect(requested).toEqual(['common', 'people']);
  finish();
  await loading;
  expect(firstPage.isReady).toBe(true);
});

it('is ready, too, if its code does not load, so that the page reports the failure', async () => {
  const { firstPage, load, people, finish } = aVisit();

  const loading = load(people);
  finish(new Error('not there'));
  await loading;

  expect(firstPage.isReady).toBe(true);
});

it('loads no code without a signed-in user', async () => {
  const { load, people, firstPage, requested, tokens } = aVisit();
  tokens.write(undefined);

  await load(people);

  expect(firstPage.isReady).toBe(true);
  expect(requested).toEqual([]);
});

it('waits for what every page needs at an unknown address', async () => {
  const { load, firstPage, requested } = aVisit();

  const loading = load(undefined);

  expect(firstPage.isReady).toBe(false);
  await loading;
  expect(firstPage.isReady).toBe(true);
  expect(requested).toEqual(['common']);
});

it('does not wait for later pages', async () => {
  const { load, people, requested, finish } = aVisit();
  finish();
  await load(people);

  await load({ ...people, module: 'creation' });

  expect(requested).toEqual(['common', 'people']);
});
