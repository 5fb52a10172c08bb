import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { aDesk } from '../../support/desk.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';

const server = await ourServer();
afterEach(closeApp);

const notAll = 'Not everything could be loaded';
const question = (name: string) => ({ ...mood, name });

async function opened(refused: RegExp, query?: string) {
  const desk = await aDesk(server, {
    questions: [mood],
    records: () => [{ fields: { text: 'Fine weather' }, metadata: { source: 'web', length: 3 } }],
  });
  desk.wire.answer(refused, 500);
  const user = await desk.open(query);
  await screen.findByRole('button', { name: /^Filters/ });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };
  return { ...desk, user, open };
}

const isEnabled = (button: HTMLElement) => !button.matches(':disabled');

describe('what can be filtered by', () => {
  it.each([
    ['what one property holds', /metadata-properties\/[^/]+\/metrics/, 'Mood'],
    ['the agents', /suggestions\/options/, 'Source'],
    ['the properties', /datasets\/[^/]+\/metadata-properties/, 'Mood'],
  ])('is offered as far as it came where %s did not, and what failed is fetched again', async (_, refused, offered) => {
    const { wire, user, open } = await opened(refused);

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

  it('may fail while a filter is still shown and taken away', async () => {
    const byMail = `?metadata=${encodeURIComponent('[{"property":"source","any":["mail"]}]')}`;
    const { user } = await opened(/metadata-properties|suggestions.options/, byMail);

    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getByRole('button', { name: 'source mail' })).toBeTruthy();
    await user.click(chips.getByRole('button', { name: 'Remove the filter: source' }));

    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('may be called the same and is told apart all the same', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const desk = await aDesk(server, { questions: [question('one'), question('two')] });
    const asked = JSON.stringify(['one', 'two'].map((each) => ({ question: each, any: ['good'] })));
    const user = await desk.open(`?response=${encodeURIComponent(asked)}`);

    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Source/ });

    expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
  });
});
