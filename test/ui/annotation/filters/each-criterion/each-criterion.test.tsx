import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedInContainer } from '../../../../support/container.ts';
import { type TestApp, testApp } from '../../../../support/server/app.ts';
import { Wire } from '../../../../support/wire.ts';
import { closeApp, leavePage, openApp } from '../../../support/open-app.tsx';
import { allRecordValues, createDataset, type RecordValues } from './record-values.ts';

interface Body {
  readonly filters: { readonly and: readonly unknown[] };
  readonly sort?: readonly unknown[];
}

interface Scope {
  readonly entity: string;
}

type Menu = ReturnType<typeof within>;

/** A criterion: how a user sets it, what the browser requests, and which records match by an independent count. */
interface Criterion {
  readonly name: string;
  readonly set: (menu: Menu) => Promise<void>;
  readonly asks: { readonly type: string; readonly scope: Scope; readonly present?: boolean };
  readonly finds: (record: RecordValues) => boolean;
}

const tick =
  (...names: readonly string[]) =>
  async (menu: Menu) => {
    for (const name of names) fireEvent.click(await menu.findByRole('checkbox', { name: new RegExp(`^${name}`) }));
  };
const fill = (box: HTMLElement, value: string): void => {
  fireEvent.change(box, { target: { value } });
};
const range = (from: string, to: string) => async (menu: Menu) => {
  fill(await menu.findByRole('spinbutton', { name: 'From' }), from);
  fill(menu.getByRole('spinbutton', { name: 'To' }), to);
};
const either =
  (...names: readonly string[]) =>
  async (menu: Menu) => {
    fireEvent.click(await menu.findByRole('radio', { name: 'any value' }));
    await tick(...names)(menu);
  };
const since = async (menu: Menu) => fill(await menu.findByLabelText('From'), '2020-02-03');
const writeLines =
  (name: string, ...lines: readonly string[]) =>
  async (menu: Menu) =>
    fill(await menu.findByRole('textbox', { name }), lines.join('\n'));

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
const day = new Date('2020-02-03T00:00').toISOString();

const common: readonly Criterion[] = [
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
  { name: 'Last updated', set: since, asks: between(record('updated_at'), day), finds: () => true },
];

const onlyOurs = (ids: readonly string[]): readonly Criterion[] => [
  {
    name: 'Why',
    set: async (menu) => void fireEvent.click(await menu.findByRole('radio', { name: 'not answered' })),
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
    name: 'ID',
    set: writeLines('ID', ids[2] ?? '', ids[6] ?? ''),
    asks: terms(record('id'), ids[2] ?? '', ids[6] ?? ''),
    finds: ({ externalId }) => ['r2', 'r6'].includes(externalId),
  },
  {
    name: 'External ID',
    set: writeLines('External ID', 'r1', 'r4', 'r6'),
    asks: terms(record('external_id'), 'r1', 'r4', 'r6'),
    finds: ({ externalId }) => ['r1', 'r4', 'r6'].includes(externalId),
  },
];

const orders = [
  ['Length', metadata('length')],
  ['Suggestion score: Tone', suggestion('score')],
  ['Added to the dataset', record('inserted_at')],
] as const;

const entities = ['metadata', 'response', 'suggestion', 'record'];

/** Order of the criteria in a request body. */
const withFilters = (plain: Body, criteria: readonly Criterion[]) => {
  const filters = entities.flatMap((entity) => criteria.filter(({ asks }) => asks.scope.entity === entity));
  return { ...plain, filters: { and: [...plain.filters.and, ...filters.map(({ asks }) => asks)] } };
};

/** Leaves out subjects of a single record, which only serve counting. */
const searchesOf = (wire: Wire) => wire.searches.filter(({ path }) => !path.endsWith('limit=1'));

const found = (count: number) => screen.findByText(count === 0 ? /^No submitted records match$/i : `of ${count}`);

describe.each([
  ['our server', () => testApp(), onlyOurs],
  ['a server that speaks Argilla only', () => testApp({}, { speaks: 'argilla' }), () => []],
] as const)('criteria on %s', (_, makeServer, more) => {
  let server: TestApp;
  let dataset: Awaited<ReturnType<typeof createDataset>>;

  beforeAll(async () => {
    server = await makeServer();
    await server.addUser('olga', 'owner');
    await server.addWorkspace('demo');
    const send = server.as('olga');
    dataset = await createDataset(async (...call) => (await send(...call)).body, 'known');
    return () => server.close();
  });
  afterEach(closeApp);

  async function opened() {
    const wire = new Wire(server);
    const open = async (query: string) => {
      leavePage();
      return openApp(await signedInContainer(wire, 'olga'), `${dataset.path}${query}`);
    };
    const user = await open('?status=submitted');
    await found(allRecordValues.length);
    const plain = searchesOf(wire).at(-1)?.body as Body;
    const asks = (body: object, what: string) =>
      waitFor(() => expect(searchesOf(wire).at(-1)?.body, what).toEqual(body));
    const inMenu = async (name: 'Filters' | 'Sort', act: (menu: Menu) => Promise<unknown> | unknown) => {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
      await act(within(await screen.findByRole('dialog', { name })));
      await user.keyboard('{Escape}');
    };
    return { user, open, plain, asks, inMenu, wire };
  }

  it.each(['first', 'second', 'third'])(
    'request, find and link the right records with the %s of every three filters',
    async (part) => {
      const { open, plain, asks, inMenu, wire } = await opened();
      const all: readonly Criterion[] = [...common, ...more(dataset.ids)];
      const criteria = all.filter((_, index) => index % 3 === ['first', 'second', 'third'].indexOf(part));

      for (const [index, { name, set }] of criteria.entries()) {
        await inMenu('Filters', async (menu) => {
          const subject = await menu.findByRole('button', { name });
          await waitFor(() => expect(subject.matches(':disabled')).toBe(false));
          fireEvent.click(subject);
          await set(menu);
        });

        const soFar = criteria.slice(0, index + 1);
        await asks(withFilters(plain, soFar), name);
        await found(allRecordValues.filter((record) => soFar.every(({ finds }) => finds(record))).length);
      }
      const { length } = searchesOf(wire);
      await open(location.search);
      await waitFor(() => expect(searchesOf(wire).length).toBeGreaterThan(length));
      await asks(withFilters(plain, criteria), 'by its address');
    },
  );

  it('request and link the right order with each subject of sorting', async () => {
    const { user, open, plain, asks, inMenu, wire } = await opened();
    const sorted = { ...plain, sort: orders.map(([, scope]) => ({ scope, order: 'asc' })) };

    await inMenu('Sort', async (menu) => {
      await menu.findByRole('option', { name: orders[0][0] });
      for (const [index, [name]] of orders.entries())
        await user.selectOptions(menu.getByRole('combobox', { name: index === 0 ? 'Sort by' : 'Then by' }), name);
    });

    await asks(sorted, 'by the menu');
    const { length } = searchesOf(wire);
    await open(location.search);
    await waitFor(() => expect(searchesOf(wire).length).toBeGreaterThan(length));
    await asks(sorted, 'by its address');
  });
});
