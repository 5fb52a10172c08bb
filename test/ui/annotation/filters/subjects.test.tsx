import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const notAll = 'Some filters could not be loaded';
const question = (name: string) => ({ ...mood, name });

interface OpenOptions {
  readonly refused?: RegExp;
  readonly held?: RegExp;
  readonly query?: string;
}

async function opened({ refused, held, query }: OpenOptions) {
  const tab = await aTab(server, {
    questions: [mood],
    records: ({ questions }) => {
      const suggestions = new Map([...questions.values()].map((n) => [n, { value: 'good', agent: 'gpt' }]));
      return [{ fields: { text: 'Fine weather' }, metadata: { source: 'web', length: 3 }, suggestions }];
    },
  });
  if (refused) tab.wire.answer(refused, 500);
  const release = held && tab.wire.hold(held);
  const user = await tab.open(query);
  await screen.findByRole('button', { name: /^Filters/ });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };
  return { ...tab, user, open, release };
}

const isEnabled = (button: HTMLElement) => !button.matches(':disabled');

describe('filter subjects', () => {
  it.each([
    ['what one property holds', /metadata-properties\/[^/]+\/metrics/, 'Mood'],
    ['the agents', /suggestions\/options/, 'Source'],
    ['the properties', /datasets\/[^/]+\/metadata-properties/, 'Mood'],
  ])('show what has loaded if %s failed, and retry only the failed part', async (_, refused, offered) => {
    const { wire, user, open } = await opened({ refused });

    const menu = await open();
    await menu.findByText(notAll);
    expect(isEnabled(await menu.findByRole('button', { name: offered }))).toBe(true);
    const before = wire.sent.filter(({ path }) => !refused.test(path)).length;
    wire.recover();
    await user.click(menu.getByRole('button', { name: 'Try again' }));

    expect(isEnabled(await menu.findByRole('button', { name: 'Source' }))).toBe(true);
    expect(menu.queryByText(notAll)).toBeNull();
    const again = wire.sent.filter(({ path }) => !refused.test(path)).slice(before);
    expect(again.filter(({ path }) => /suggestions|me.datasets.[^/]+.metadata/.test(path))).toEqual([]);
  });

  it.each([
    ['before it is known what properties there are', /datasets\/[^/]+\/metadata-properties/, []],
    ['while their values are on their way', /metadata-properties\/[^/]+\/metrics/, 'all'],
    ['while the agents are on their way', /suggestions\/options/, 'all'],
  ])('keep their positions %s', async (_, held, listed) => {
    const { open, release } = await opened({ held });
    const menu = await open();
    const names = () => menu.queryAllByRole('button').map(({ textContent }) => textContent);
    if (listed === 'all') await menu.findByRole('button', { name: 'Mood' });
    const before = names();

    release?.();
    await vi.waitFor(() => expect(isEnabled(menu.getByRole('button', { name: 'Source' }))).toBe(true));
    await menu.findAllByText('no values');

    const plain = names().map((name) => name?.replace('no values', ''));
    expect(before).toEqual(listed === 'all' ? plain : listed);
  });

  it('open after their values have loaded, if chosen before', async () => {
    const { open, user, release } = await opened({ held: /metadata-properties\/[^/]+\/metrics/ });
    const menu = await open();
    await user.click(await menu.findByRole('button', { name: 'Source' }));

    release?.();

    expect(await menu.findByRole('checkbox', { name: /^web/ })).toBeTruthy();
  });

  it.each([
    ['a property', /metadata-properties\/[^/]+\/metrics/, 'Source', 'we'],
    ['the agents', /suggestions\/options/, 'Suggested by: Mood', 'gp'],
  ])('accept typing while the values of %s load', async (_, held, name, typed) => {
    const { open, user, release } = await opened({ held });
    const menu = await open();
    await user.click(await menu.findByRole('button', { name }));
    await user.keyboard(`${typed}{Enter}`);

    release?.();

    const box = await menu.findByRole('checkbox', { name: new RegExp(`^${typed}`) });
    await vi.waitFor(() => expect((box as HTMLInputElement).checked).toBe(true));
    expect(menu.getAllByRole('checkbox')).toHaveLength(1);
    expect(document.activeElement).toBe(menu.getByLabelText('Search values'));
  });

  it('return to the list if their values fail to load', async () => {
    const metrics = /metadata-properties\/[^/]+\/metrics/;
    const { open, user, release } = await opened({ refused: metrics, held: metrics });
    const menu = await open();
    await user.click(await menu.findByRole('button', { name: 'Source' }));
    await menu.findByLabelText('Search values');

    release?.();

    expect(await menu.findByText(notAll)).toBeTruthy();
  });

  it('keep an active filter visible and removable if loading fails', async () => {
    const byMail = `?metadata=${encodeURIComponent('[{"property":"source","any":["mail"]}]')}`;
    const { user } = await opened({ refused: /metadata-properties|suggestions.options/, query: byMail });

    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getByRole('button', { name: 'source mail' })).toBeTruthy();
    await user.click(chips.getByRole('button', { name: 'Remove filter: source' }));

    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('stay distinct even if their titles are equal', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const tab = await aTab(server, { questions: [question('one'), question('two')] });
    const asked = JSON.stringify(['one', 'two'].map((each) => ({ question: each, any: ['good'] })));
    const user = await tab.open(`?response=${encodeURIComponent(asked)}`);

    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Source/ });

    expect(errors.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
  });
});
