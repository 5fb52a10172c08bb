import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab } from '../../support/tab.ts';

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
afterEach(closeApp);

const topics: WireQuestionCreate = {
  name: 'topics',
  title: 'Topics',
  settings: { type: 'multi_label_selection', options: options('a', 'b', 'c') },
};
const sources = ['web', 'mail', 'web', 'web'];

interface Options {
  readonly query?: string;
  readonly username?: string;
  readonly questions?: readonly WireQuestionCreate[];
}

async function opened({ query, username = 'ann', questions = [mood, topics] }: Options = {}) {
  const tab = await aTab(server, {
    username,
    questions,
    records: () =>
      sources.map((source, at) => ({ fields: { text: `Record of ${source}` }, metadata: { source, length: at * 10 } })),
  });
  const user = await tab.open(query);
  await screen.findByRole('article');
  const searches = () => tab.wire.sent.filter(({ path }) => path.includes('/records/search?')).map(({ body }) => body);
  const open = async (name?: string) => {
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const menu = await screen.findByRole('dialog', { name: 'Filters' });
    if (name !== undefined) await user.click(await within(menu).findByRole('button', { name }));
    return within(menu);
  };
  return { ...tab, user, searches, open };
}

const total = (count: number) => screen.findByText(`of ${count}`);
const chips = () => within(screen.getByRole('list', { name: 'Active filters' }));
const filtersOf = (body: unknown) => (body as { filters: { and: readonly unknown[] } }).filters.and.slice(2);
const byMail = `?metadata=${encodeURIComponent('[{"property":"source","any":["mail"]}]')}`;

describe('the filter menu', () => {
  it('lists values of a property with their counts, and shows the chosen ones', async () => {
    const { open, user, searches } = await opened();

    const menu = await open('Source');
    await user.click(await menu.findByRole('checkbox', { name: 'web 3' }));
    await total(3);

    expect(filtersOf(searches().at(-1))).toEqual([
      { type: 'terms', scope: { entity: 'metadata', metadata_property: 'source' }, values: ['web'] },
    ]);
    expect(new URLSearchParams(location.search).get('metadata')).toBe('[{"property":"source","any":["web"]}]');
    expect(chips().getByRole('button', { name: 'Source web' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  });

  it('applies filters when it closes, and returns the focus', async () => {
    const { open, user, searches } = await opened();
    const before = searches().length;

    const menu = await open('Source');
    await user.click(await menu.findByRole('checkbox', { name: /mail/ }));
    expect(searches()).toHaveLength(before);
    await user.keyboard('{Escape}');

    expect(searches()).toHaveLength(before + 1);
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
    await total(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters (1)' }));
  });

  it('accepts a range by typing and by sliders, without triggering shortcuts', async () => {
    const { open, user, searches, wire } = await opened();

    const menu = await open('Length');
    await user.type(await menu.findByRole('spinbutton', { name: 'From' }), '5');
    await user.type(menu.getByRole('spinbutton', { name: 'To' }), '25');
    await total(2);
    expect(filtersOf(searches().at(-1))).toEqual([
      { type: 'range', scope: { entity: 'metadata', metadata_property: 'length' }, ge: 5, le: 25 },
    ]);
    fireEvent.change(menu.getByRole('slider', { name: 'Length, to' }), { target: { value: '10' } });

    await total(1);
    expect(menu.getByRole<HTMLInputElement>('spinbutton', { name: 'To' }).value).toBe('10');
    expect(wire.saves).toEqual([]);
  });

  it('reports a reversed range and does not apply it', async () => {
    const { open, user, searches } = await opened();

    const menu = await open('Length');
    await user.type(await menu.findByRole('spinbutton', { name: 'From' }), '15');
    await user.type(menu.getByRole('spinbutton', { name: 'To' }), '5');

    expect(menu.getByRole('spinbutton', { name: 'To' }).getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Escape}');
    await total(2);
    expect(filtersOf(searches().at(-1))).toMatchObject([{ ge: 15 }]);
    expect(JSON.stringify(searches().at(-1))).not.toContain('"le"');
  });

  it('matches all or any of several labels', async () => {
    const { open, user, searches } = await opened();

    const menu = await open('Topics');
    await user.click(await menu.findByRole('checkbox', { name: 'A' }));
    await user.click(menu.getByRole('checkbox', { name: 'B' }));
    await user.keyboard('{Escape}');
    const scope = { entity: 'response', question: 'topics' };
    await waitFor(() =>
      expect(filtersOf(searches().at(-1))).toEqual([
        { type: 'terms', scope, values: ['a'] },
        { type: 'terms', scope, values: ['b'] },
      ]),
    );

    await user.click(chips().getByRole('button', { name: 'Topics A + B' }));
    const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(again.getByRole('radio', { name: 'any value' }));
    await user.keyboard('{Escape}');

    await waitFor(() => expect(filtersOf(searches().at(-1))).toEqual([{ type: 'terms', scope, values: ['a', 'b'] }]));
  });

  it('shows numbers without digit grouping, because they may be years', async () => {
    const years = encodeURIComponent('[{"property":"length","from":0,"to":2026}]');
    await opened({ query: `?metadata=${years}` });

    expect(await screen.findByText('0 – 2026')).toBeTruthy();
  });

  it('shows filters of the address as chips, which the user removes one by one or together', async () => {
    const { user } = await opened({ query: byMail });
    await total(1);

    await user.click(await screen.findByRole('button', { name: 'Remove filter: Source' }));
    await total(4);
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();

    history.back();
    await total(1);
    await user.click(screen.getByRole('button', { name: 'Reset filters and sort' }));
    await total(4);
    expect(location.search).not.toContain('metadata');
  });

  it('tells a property and a question with the same title apart', async () => {
    const said = vi.spyOn(console, 'error');
    const twin: WireQuestionCreate = { ...mood, title: 'Source' };
    const { user, open } = await opened({ query: byMail, questions: [twin] });
    await total(1);

    const responses = await (await open()).findByRole('region', { name: 'Responses' });
    await user.click(within(responses).getByRole('button', { name: 'Source' }));
    await user.click(await screen.findByRole('checkbox', { name: 'GOOD' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chips().getAllByRole('listitem')).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Remove filter: Source' })[0] as HTMLElement);

    await waitFor(() =>
      expect(
        chips()
          .getAllByRole('listitem')
          .map((chip) => chip.textContent),
      ).toEqual(['Source GOOD']),
    );
    expect(said.mock.calls.flat().join()).not.toContain('same key');
  });

  it('works without a mouse', async () => {
    const { user, open } = await opened();

    await (await open()).findByRole('button', { name: 'Source' });
    await user.keyboard('sour{ArrowDown}{Enter}');
    await screen.findByRole('checkbox', { name: 'web 3' });
    await user.keyboard('{ArrowDown}{ArrowDown} {ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search values' }));
    await user.keyboard('{Escape}');

    await waitFor(() => expect(chips().getAllByRole('listitem')).toHaveLength(1));
  });

  it.each([
    ['ann', false],
    ['ada', true],
  ])('shows %s only the filters that this role may use', async (username, sees) => {
    const { open } = await opened({ username });

    const menu = await open();
    await menu.findByRole('button', { name: /^Suggested by: Mood/ }); // everything has loaded

    expect(menu.queryByRole('button', { name: /Batch/ }) !== null).toBe(sees);
  });
});
