import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import type { Numbers } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const ways = {
  small: { name: 'small', title: 'Small', dimensions: 2 },
  meaning: { name: 'meaning', title: 'Meaning', dimensions: 2 },
};

/** Records ordered by the angle to the first; the last one has no vector. */
const directions = [[1, 0], [0, 1], [-1, 0], [4, 3], undefined] as const;

const someRecords = ({ vectors }: Numbers) =>
  directions.map((direction, at) => ({
    fields: { text: `Review ${at}` },
    vectors: new Map([...vectors.values()].flatMap((n) => (direction ? [[n, direction] as const] : []))),
  }));

interface Options {
  readonly names?: readonly (keyof typeof ways)[];
  readonly at?: number;
}

async function opened({ names = ['small'], at = 1 }: Options = {}) {
  const tab = await aTab(server, {
    questions: [mood],
    vectors: names.map((name) => ways[name]),
    records: someRecords,
  });
  const user = await tab.open(`?page=${at}&status=pending`);
  await record(at);
  const asked = () =>
    tab.wire.sent
      .filter(({ path }) => path.includes('/records/search?'))
      .map(({ body }) => (body as { query?: { vector?: unknown } }).query?.vector);
  return { ...tab, user, asked };
}

const find = () => screen.findByRole('button', { name: 'Find similar records' });
const bar = () => screen.findByRole('region', { name: 'Similar records' });
const inUrl = () => new URLSearchParams(location.search).get('similarity');
const text = (at: number) => screen.findByText(`Review ${at}`);
const shownBar = async () => within(await bar());

describe('a similarity search', () => {
  it('starts at once with the only vector, most similar first, with scores', async () => {
    const { user, asked } = await opened();
    await user.click(await find());

    expect((await shownBar()).getByText('Review 0')).toBeTruthy();
    await text(3);
    expect(asked().at(-1)).toMatchObject({ name: 'small', max_results: 50, order: 'most_similar' });
    expect(screen.getByText('of 3')).toBeTruthy(); // without the record itself and the record without a vector
    expect(screen.getByText('90 % similar')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next record' }));
    await text(1);
    expect(screen.getByText('50 % similar')).toBeTruthy();
  });

  it('can show the least similar records, or fewer of them', async () => {
    const { user, asked } = await opened();
    await user.click(await find());
    await user.selectOptions((await shownBar()).getByRole('combobox', { name: 'Order' }), 'Least similar to');
    await text(2);
    await user.selectOptions((await shownBar()).getByRole('combobox', { name: 'Number of records' }), '10 records');

    await waitFor(() => expect(asked().at(-1)).toMatchObject({ max_results: 10, order: 'least_similar' }));
    expect(inUrl()).toMatch(/\.limit\.10\.order\.least$|"limit":10/);
  });

  it('uses the chosen vector if there are several', async () => {
    const { user, asked } = await opened({ names: ['small', 'meaning'] });
    await user.click(await find());
    const dialog = within(await screen.findByRole('dialog', { name: 'Find similar records' }));
    await user.click(dialog.getByRole('radio', { name: 'Meaning' }));
    await user.click(dialog.getByRole('radio', { name: 'Least similar' }));
    await user.click(dialog.getByRole('button', { name: 'Find' }));

    await text(2);
    expect(asked().at(-1)).toMatchObject({ name: 'meaning', order: 'least_similar' });
    await user.selectOptions((await shownBar()).getByRole('combobox', { name: 'Compare by' }), 'Small');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ name: 'small', order: 'least_similar' }));
  });

  it('ends by its bar and by going back', async () => {
    const { user } = await opened();
    await user.click(await find());
    await text(3);
    await user.click((await shownBar()).getByRole('button', { name: 'Exit similarity search' }));

    await screen.findByText('of 5');
    expect(inUrl()).toBeNull();
    history.back();
    await text(3);
    expect(await bar()).toBeTruthy();
    expect(screen.getByText('90 % similar')).toBeTruthy();
  });

  it('opens from a link and shows the whole reference record', async () => {
    const tab = await opened();
    await tab.user.click(await find());
    await text(3);
    const user = await tab.reload(location.search);

    const shown = await shownBar();
    await shown.findByText('Review 0');
    await user.click(shown.getByRole('button', { name: 'Whole record' }));
    expect(within(shown.getByRole('group', { name: 'Text' })).getByText('Review 0')).toBeTruthy();
  });

  it('says that a record without a vector has no similar ones', async () => {
    const { user } = await opened({ at: 5 });
    await user.click(await find());

    const inPageAndNotice = 2;
    await waitFor(() =>
      expect(screen.getAllByText('Vector not found for the selected record')).toHaveLength(inPageAndNotice),
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const [leave] = await screen.findAllByRole('button', { name: 'Exit similarity search' });
    if (leave) await user.click(leave);
    await screen.findByText('of 5');
  });

  it('works in the bulk view', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Bulk view' }));
    const second = within(await record(2));
    await user.click(await second.findByRole('button', { name: 'Find similar records' }));

    expect(await (await shownBar()).findByText('Review 1')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/% similar$/)).toHaveLength(3));
  });

  it('is not offered without vectors', async () => {
    const { wire } = await opened({ names: [] });
    await waitFor(() => expect(wire.sent.some(({ path }) => path.endsWith('/vectors-settings'))).toBe(true));

    expect(screen.queryByRole('button', { name: 'Find similar records' })).toBeNull();
  });

  it('can be left if the reference record is gone', async () => {
    const tab = await opened();
    const gone = '00000000-0000-4000-8000-000000000000';
    const user = await tab.reload(`?similarity=record.${gone}.vector.small.limit.50.order.most`);

    expect(await (await shownBar()).findByText('unavailable record')).toBeTruthy();
    await user.click((await shownBar()).getByRole('button', { name: 'Exit similarity search' }));
    await screen.findByText('of 5');
  });
});
