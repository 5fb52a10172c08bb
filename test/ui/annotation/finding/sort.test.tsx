import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { aDesk } from '../../support/desk.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';

const server = await ourServer();
afterEach(closeApp);

const lengths = [3, 1, 2];

async function opened(query?: string) {
  const desk = await aDesk(server, {
    questions: [mood],
    records: () =>
      lengths.map((length) => ({ fields: { text: `Length ${length}` }, metadata: { length, source: 'web' } })),
  });
  const user = await desk.open(query);
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: /^Sort/ }));
  const menu = within(await screen.findByRole('dialog', { name: 'Sort' }));
  await menu.findByRole('option', { name: 'Length' });
  const last = () => {
    const sent = desk.wire.sent.filter(({ path }) => path.includes('/records/search?')).at(-1);
    return (sent?.body as { sort?: unknown } | undefined)?.sort;
  };
  return { user, menu, last };
}

const by = (property: string, order = 'asc') => ({ scope: { entity: 'metadata', metadata_property: property }, order });

describe('the order of the records', () => {
  it('is that of the subject that was chosen, and turns round', async () => {
    const { user, menu, last } = await opened();

    await user.selectOptions(menu.getByRole('combobox', { name: 'Sort by' }), 'Length');
    expect(await screen.findByText('Length 1')).toBeTruthy();
    expect(last()).toEqual([by('length')]);
    expect(screen.getByRole('button', { name: 'Sort (1)' })).toBeTruthy();
    await user.click(menu.getByRole('button', { name: 'Length: ascending' }));

    expect(await screen.findByText('Length 3')).toBeTruthy();
    expect(new URLSearchParams(location.search).get('sort')).toBe(
      '[{"by":"metadata","property":"length","order":"desc"}]',
    );
  });

  it('has several levels that change places by keys and by buttons, change, and go', async () => {
    const { user, menu, last } = await opened();
    await user.selectOptions(menu.getByRole('combobox', { name: 'Sort by' }), 'Source');
    await user.selectOptions(menu.getByRole('combobox', { name: 'Then by' }), 'Length');

    menu.getByRole('combobox', { name: 'Level 2' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(last()).toEqual([by('length'), by('source')]));
    await user.click(menu.getByRole('button', { name: 'Source: counts more' }));
    await waitFor(() => expect(last()).toEqual([by('source'), by('length')]));
    await user.selectOptions(menu.getByRole('combobox', { name: 'Level 1' }), 'Score');
    await waitFor(() => expect(last()).toEqual([by('score'), by('length')]));

    await user.click(menu.getByRole('button', { name: 'Without Length' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(last()).toEqual([by('score')]));
  });

  it('comes back from the address', async () => {
    const { menu } = await opened(`?sort=${encodeURIComponent('metadata.length.desc~record.inserted_at.asc')}`);

    expect(await screen.findByText('Length 3')).toBeTruthy();
    expect(menu.getByRole('combobox', { name: 'Level 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sort (2)' })).toBeTruthy();
  });
});
