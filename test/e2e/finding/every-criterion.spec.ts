import type { Locator, Page } from '@playwright/test';
import { aKnownDataset, everyKnown, type Known } from '../support/judging/known.ts';
import { beside } from '../support/judging/sheet.ts';
import { expect, signIn, test } from '../support/postil.ts';

interface Body {
  readonly filters: { readonly and: readonly unknown[] };
  readonly sort?: readonly unknown[];
}

interface Scope {
  readonly entity: string;
}

/** One thing to filter by, as a person sets it, a server is asked for it, and somebody else counts it. */
interface Criterion {
  readonly name: string;
  readonly set: (menu: Locator) => Promise<void>;
  readonly asks: { readonly type: string; readonly scope: Scope; readonly present?: boolean };
  readonly finds: (record: Known) => boolean;
}

const tick =
  (...names: readonly string[]) =>
  async (menu: Locator) => {
    for (const name of names) await menu.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  };
const range = (from: string, to: string) => async (menu: Locator) => {
  await menu.getByRole('spinbutton', { name: 'From', exact: true }).fill(from);
  await menu.getByRole('spinbutton', { name: 'To', exact: true }).fill(to);
};
const either =
  (...names: readonly string[]) =>
  async (menu: Locator) => {
    await menu.getByRole('radio', { name: 'any of them' }).check();
    await tick(...names)(menu);
  };
const since = async (menu: Locator) => menu.getByLabel('From').fill('2020-02-03');

const metadata = (metadata_property: string) => ({ entity: 'metadata', metadata_property });
const response = (question: string) => ({ entity: 'response', question });
const suggestion = (property: string) => ({ entity: 'suggestion', question: 'tone', property });
const record = (property: string) => ({ entity: 'record', property });
const terms = (scope: Scope, ...values: readonly string[]) => ({ type: 'terms', scope, values });
const between = (scope: Scope, ge: number | string, le?: number) => ({
  type: 'range',
  scope,
  ge,
  ...(le !== undefined && { le }),
});

/** The first moment of a day, in the time of the browser. */
const firstOf = (page: Page) => page.evaluate(() => new Date('2020-02-03T00:00').toISOString());

const common = (day: string): readonly Criterion[] => [
  {
    name: 'Source',
    set: tick('mail'),
    asks: terms(metadata('source'), 'mail'),
    finds: (each) => each.metadata.source === 'mail',
  },
  {
    name: 'Length',
    set: range('20', '70'),
    asks: between(metadata('length'), 20, 70),
    finds: ({ metadata: { length } }) => length >= 20 && length <= 70,
  },
  {
    name: 'Weight',
    set: range('0.3', '1.6'),
    asks: between(metadata('weight'), 0.3, 1.6),
    finds: ({ metadata: { weight } }) => weight >= 0.3 && weight <= 1.6,
  },
  {
    name: 'Tone',
    set: tick('kind'),
    asks: terms(response('tone'), 'kind'),
    finds: ({ answer }) => answer.tone === 'kind',
  },
  {
    name: 'Topics',
    set: either('sport', 'art'),
    asks: terms(response('topics'), 'sport', 'art'),
    finds: ({ answer }) => answer.topics.includes('sport'),
  },
  {
    name: 'Stars',
    set: range('2', '3'),
    asks: between(response('stars'), 2, 3),
    finds: ({ answer: { stars } }) => stars === 2 || stars === 3,
  },
  {
    name: 'Suggestion: Tone',
    set: tick('kind'),
    asks: terms(suggestion('value'), 'kind'),
    finds: ({ suggested }) => suggested.tone === 'kind',
  },
  {
    name: 'Suggestion score: Tone',
    set: range('0.25', '0.75'),
    asks: between(suggestion('score'), 0.25, 0.75),
    finds: ({ suggested: { score } }) => score >= 0.25 && score <= 0.75,
  },
  {
    name: 'Suggested by: Tone',
    set: tick('a person'),
    asks: terms(suggestion('agent'), 'a person'),
    finds: ({ suggested }) => suggested.agent === 'a person',
  },
  { name: 'Added to the dataset', set: since, asks: between(record('inserted_at'), day), finds: () => true },
  { name: 'Last changed', set: since, asks: between(record('updated_at'), day), finds: () => true },
];

const writeLines =
  (name: string, ...lines: readonly string[]) =>
  (menu: Locator) =>
    menu.getByRole('textbox', { name, exact: true }).fill(lines.join('\n'));

const onlyOurs = (ids: readonly string[]): readonly Criterion[] => [
  {
    name: 'Why',
    set: (menu) => menu.getByRole('radio', { name: 'not answered' }).check(),
    asks: { type: 'presence', scope: response('why'), present: false },
    finds: ({ answer }) => answer.why === undefined,
  },
  {
    name: 'Order',
    set: tick('first'),
    asks: terms(response('order'), 'first'),
    finds: ({ answer }) => answer.order[0] === 'first',
  },
  {
    name: 'Names',
    set: either('person'),
    asks: terms(response('names'), 'person'),
    finds: ({ answer }) => answer.names === 'person',
  },
  {
    name: 'Id',
    set: writeLines('Id', ids[2] ?? '', ids[6] ?? ''),
    asks: terms(record('id'), ids[2] ?? '', ids[6] ?? ''),
    finds: ({ externalId }) => ['r2', 'r6'].includes(externalId),
  },
  {
    name: 'External id',
    set: writeLines('External id', 'r1', 'r4', 'r6'),
    asks: terms(record('external_id'), 'r1', 'r4', 'r6'),
    finds: ({ externalId }) => ['r1', 'r4', 'r6'].includes(externalId),
  },
];

const orders = [
  ['Length', metadata('length')],
  ['Suggestion score: Tone', suggestion('score')],
  ['Added to the dataset', record('inserted_at')],
] as const;

const menu = (page: Page, name: string) => page.getByRole('dialog', { name });
const found = (page: Page, count: number) => expect(page.getByText(`of ${count}`, { exact: true })).toBeVisible();

/** Tells what is asked for by what somebody does. */
async function listening(page: Page) {
  let heard: (body: Body) => void = () => undefined;
  await page.route('**/records/search?**', async (route) => {
    heard(route.request().postDataJSON());
    await route.continue();
  });
  return async (act: () => Promise<unknown>): Promise<Body> => {
    const body = new Promise<Body>((resolve) => {
      heard = resolve;
    });
    await act();
    return body;
  };
}

type Asked = Awaited<ReturnType<typeof listening>>;

async function setAndClose(page: Page, { name, set }: Criterion) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await menu(page, 'Filters').getByRole('button', { name, exact: true }).click();
  await set(menu(page, 'Filters'));
  await page.keyboard.press('Escape');
}

/** One after the other, so that each finds what all of them leave. */
async function setAll(page: Page, asked: Asked, plain: Body, criteria: readonly Criterion[]) {
  for (const [index, criterion] of criteria.entries()) {
    const soFar = criteria.slice(0, index + 1);
    const wanted = withFilters(plain, soFar);

    expect(await asked(() => setAndClose(page, criterion)), criterion.name).toEqual(wanted);
    await found(page, everyKnown.filter((record) => soFar.every(({ finds }) => finds(record))).length);
  }
}

const entities = ['metadata', 'response', 'suggestion', 'record'];

/** A body names them by what they are about, in this order. */
const withFilters = (plain: Body, criteria: readonly Criterion[]) => {
  const filters = entities.flatMap((entity) => criteria.filter(({ asks }) => asks.scope.entity === entity));
  return { ...plain, filters: { and: [...plain.filters.and, ...filters.map(({ asks }) => asks)] } };
};

async function sortByAll(page: Page) {
  await page.getByRole('button', { name: /^Sort/ }).click();
  for (const [index, [name]] of orders.entries())
    await menu(page, 'Sort')
      .getByLabel(index === 0 ? 'Sort by' : 'Then by')
      .selectOption(name);
  await page.keyboard.press('Escape');
}

test('each thing to filter and to sort by asks for what it says, finds what it should, and is in the address', {
  tag: '@argilla',
}, async ({ page, baseURL, server }) => {
  const dataset = await aKnownDataset(await beside(baseURL), `known ${Date.now()}`);
  await signIn(page);
  const asked = await listening(page);
  const plain = await asked(() => page.goto(dataset.path));
  await found(page, everyKnown.length);

  const ours = server === 'postil' ? onlyOurs(dataset.ids) : [];
  const criteria = [...common(await firstOf(page)), ...ours];
  await setAll(page, asked, plain, criteria);
  expect(await asked(() => page.reload()), 'by its address').toEqual(withFilters(plain, criteria));
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await found(page, everyKnown.length);

  await sortByAll(page);
  const sorted = { ...plain, sort: orders.map(([, scope]) => ({ scope, order: 'asc' })) };
  expect(await asked(() => page.reload()), 'by its address').toEqual(sorted);
  await dataset.drop();
});
