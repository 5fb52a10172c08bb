import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions: readonly WireQuestionCreate[] = [
  mood,
  { name: 'why', title: 'Why', settings: { type: 'text' } },
  { name: 'names', title: 'Names', settings: { type: 'span', field: 'text', options: options('person', 'place') } },
  { name: 'order', title: 'Order', settings: { type: 'ranking', options: options('first', 'second') } },
];

async function opened() {
  const tab = await aTab(server, {
    questions,
    records: () => ['a', 'b', 'c'].map((id) => ({ externalId: id, fields: { text: `Record ${id}` } })),
  });
  const user = await tab.open();
  await screen.findByRole('article');
  const asked = () => {
    const { body } = tab.wire.sent.findLast(({ path }) => path.includes('/records/search?')) ?? {};
    return (body as { filters: { and: readonly unknown[] } }).filters.and.slice(2);
  };
  const open = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const menu = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(await within(menu).findByRole('button', { name }));
    return within(menu);
  };
  const close = () => user.keyboard('{Escape}');
  return { user, asked, open, close };
}

const chip = (name: string) => screen.findByRole('button', { name });

describe('filters without a counterpart in Argilla', () => {
  it('find records with a written text', async () => {
    const { user, asked, open, close } = await opened();

    const menu = await open('Why');
    await user.click(menu.getByRole('radio', { name: 'not answered' }));
    await close();

    await chip('Why not answered');
    await waitFor(() =>
      expect(asked()).toEqual([{ type: 'presence', scope: { entity: 'response', question: 'why' }, present: false }]),
    );
    expect(await screen.findByText('of 3')).toBeTruthy();
  });

  it('find records by span labels, matching all or any', async () => {
    const { user, asked, open, close } = await opened();

    const menu = await open('Names');
    await user.click(menu.getByRole('radio', { name: 'any value' }));
    await user.click(menu.getByRole('checkbox', { name: 'PERSON' }));
    await user.click(menu.getByRole('checkbox', { name: 'PLACE' }));
    await close();

    await chip('Names PERSON or PLACE');
    await waitFor(() =>
      expect(asked()).toEqual([
        { type: 'terms', scope: { entity: 'response', question: 'names' }, values: ['person', 'place'] },
      ]),
    );
  });

  it('find records by the option ranked first, and name it', async () => {
    const { user, asked, open, close } = await opened();

    const menu = await open('Order');
    expect(menu.getByText('Records that rank one of these first')).toBeTruthy();
    await user.click(menu.getByRole('checkbox', { name: 'SECOND' }));
    await close();

    await chip('Order SECOND');
    await waitFor(() =>
      expect(asked()).toEqual([
        { type: 'terms', scope: { entity: 'response', question: 'order' }, values: ['second'] },
      ]),
    );
  });

  it('find records by a list of external ids', async () => {
    const { user, asked, open, close } = await opened();

    const menu = await open('External ID');
    await user.type(menu.getByRole('textbox', { name: 'External ID' }), 'a{Enter} c {Enter}');
    await close();

    expect(await screen.findByText('of 2')).toBeTruthy();
    await waitFor(() =>
      expect(asked()).toEqual([
        { type: 'terms', scope: { entity: 'record', property: 'external_id' }, values: ['a', 'c'] },
      ]),
    );
  });
});
