import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFields } from '#server/resources/dataset-settings/create.ts';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { requiredMood } from '../../support/questions.ts';
import { aTab } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search records' });
const total = (count: number) => screen.findByText(`of ${count}`);

const weather = ['rain in May', 'snow in May', 'rain and snow'];
const records = () => weather.map((text) => ({ fields: { text } }));

async function opened(query?: string, fields: readonly string[] = ['text']) {
  const tab = await aTab(server, { questions: [requiredMood], records });
  const more = fields.slice(1).map((name) => ({ name, title: name, settings: { type: 'text' as const } }));
  if (more.length > 0) await server.db.transaction().execute((trx) => createFields(trx, tab.id, more));
  const user = await tab.open(query);
  await screen.findByRole('article');
  const search = async (text: string) => {
    await user.clear(box());
    await user.type(box(), `${text}{Enter}`);
  };
  const bodies = () => tab.wire.sent.filter(({ path }) => path.includes('/records/search')).map(({ body }) => body);
  return { ...tab, user, search, bodies };
}

describe('the search box', () => {
  it('searches for the trimmed text on Enter and updates the address', async () => {
    const { search, bodies } = await opened();

    await search('  rain ');

    await total(2);
    expect(box().value).toBe('rain');
    expect(bodies().at(-1)).toMatchObject({ query: { text: { q: 'rain' } } });
    expect(new URLSearchParams(location.search).get('search')).toBe('{"text":"rain"}');
  });

  it('searches only on Enter or a click on the magnifier', async () => {
    const { user, bodies } = await opened();
    const before = bodies().length;

    await user.type(box(), 'snow');
    expect(bodies()).toHaveLength(before);
    await user.click(screen.getByRole('button', { name: 'Search' }));

    await total(2);
  });

  it('gets the focus by a key and handles all other keys itself', async () => {
    const { user, wire } = await opened();

    await user.keyboard('/');
    expect(document.activeElement).toBe(box());
    await user.keyboard('12?/{Backspace}{ArrowRight}');

    expect(box().value).toBe('12?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(wire.saves).toEqual([]);
  });

  it.each([
    ['Escape', (user: Awaited<ReturnType<typeof opened>>['user']) => user.keyboard('{Escape}')],
    [
      'its button',
      (user: Awaited<ReturnType<typeof opened>>['user']) =>
        user.click(screen.getByRole('button', { name: 'Clear search' })),
    ],
  ])('clears the search by %s', async (_, clear) => {
    const { user } = await opened('?search={"text":"rain"}');
    await total(2);
    await user.click(box());

    await clear(user);

    await total(3);
    expect(box().value).toBe('');
    expect(location.search).not.toContain('search');
  });

  it('follows the address back and forward', async () => {
    const { search } = await opened();
    await search('rain');
    await total(2);
    await search('rain snow');
    await total(1);

    history.back();
    await total(2);
    expect(box().value).toBe('rain');

    history.forward();
    await total(1);
    expect(box().value).toBe('rain snow');
  });

  it('searches for an unclosed quotation mark as text, and explains that', async () => {
    const { search, user } = await opened();

    await user.type(box(), '"rain (');
    expect(screen.getByText(/is not closed/)).toBeTruthy();
    await search('"rain (');

    await total(2);
    expect(box().value).toBe('"rain (');
  });

  it('explains the syntax of a search', async () => {
    const { user } = await opened();

    await user.click(screen.getByRole('button', { name: 'How to search' }));

    const dialog = await screen.findByRole('dialog', { name: 'How to search' });
    expect(within(dialog).getByText('late | broken')).toBeTruthy();
  });

  it('keeps the focus if nothing matches', async () => {
    const { search } = await opened();

    await search('hail');

    expect(await screen.findByText('No pending records match')).toBeTruthy();
    expect(box().value).toBe('hail');
  });

  it('moves the focus to the questions, unless the user types again', async () => {
    const { search, user } = await opened();

    await search('rain');
    await total(2);
    await waitFor(() => expect(document.activeElement?.closest('[data-question]')).toBeTruthy());

    await user.type(box(), '{Enter} snow');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(box(), ' and');
    await total(1);
    expect(document.activeElement).toBe(box());
  });

  it('keeps the focus of a user who returns to it before results arrive', async () => {
    const { search, user, wire } = await opened();
    const release = wire.hold(/records\/search/);
    await search('rain');

    await user.click(box());
    release();

    await total(2);
    expect(document.activeElement).toBe(box());
  });
});

describe('a search in several fields', () => {
  it('is limited to the chosen field, and runs again for another one', async () => {
    const { search, user, bodies } = await opened(undefined, ['text', 'notes']);
    const choice = screen.getByRole('combobox', { name: 'Search in' });

    await user.selectOptions(choice, 'notes');
    await search('may');
    expect(await screen.findByText('No pending records match')).toBeTruthy();
    expect(bodies().at(-1)).toMatchObject({ query: { text: { q: 'may', field: 'notes' } } });

    await user.selectOptions(choice, 'All fields');
    await total(2);
    expect(bodies().at(-1)).toMatchObject({ query: { text: { q: 'may' } } });
  });
});
