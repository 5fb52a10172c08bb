import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { aTab, record, saved, submit } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const ratings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value }));

async function openStars(suggested?: number) {
  const tab = await aTab(server, {
    questions: [
      { name: 'stars', title: 'Stars', required: true, settings: { type: 'rating', options: ratings } },
      { name: 'order', title: 'Order', settings: { type: 'ranking', options: options('a', 'b') } },
    ],
    records: ({ questions }) => {
      const [stars = 0] = [...questions.values()];
      const suggestions = new Map(
        suggested === undefined ? [] : [[stars, { value: suggested, score: 0.4567, agent: 'a judge' }]],
      );
      return [{ fields: { text: 'Fine weather' }, suggestions }];
    },
  });
  const user = await tab.open();
  await record();
  return { ...tab, user };
}

const star = (value: number) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${value}\\D*`) });
const isGiven = (value: number) => star(value).checked;
type User = Awaited<ReturnType<typeof openStars>>['user'];

const accept = () => screen.queryByRole('button', { name: 'Accept Stars' });
const question = (title: RegExp) => screen.getByRole('group', { name: title });
const stateOf = (title: RegExp) =>
  document.getElementById(question(title).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

describe('a rating question', () => {
  it('combines 1 and 0 to 10', async () => {
    const { user } = await openStars();

    await user.keyboard('10');

    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '10' }).checked).toBe(true));
  });

  it('shows the submitted number after a reload', async () => {
    const { user, reopen, wire } = await openStars();
    await user.click(screen.getByRole('radio', { name: '7' }));
    await user.click(submit());
    await saved();

    await reopen('?status=submitted');

    await record();
    expect(isGiven(7)).toBe(true);
    expect(wire.saves[0]?.body).toMatchObject({ status: 'submitted', values: { stars: { value: 7 } } });
  });
});

describe('the suggestion for a question', () => {
  it('is the initial answer, marked with its score and agent', async () => {
    await openStars(4);

    expect(isGiven(4)).toBe(true);
    const mark = within(star(4).closest('label') ?? document.body).getByTitle('Suggested by a judge');
    expect(mark.textContent).toBe('Suggested0.5');
  });

  it('is not an answer until the user accepts it by a click on the suggested option', async () => {
    const { user } = await openStars(4);
    expect(stateOf(/^Stars/)).toBe('Suggested, not confirmed yet');

    await user.click(star(4));

    expect([isGiven(4), stateOf(/^Stars/)]).toEqual([true, 'Answered']);
    expect(accept()).toBeNull();

    await user.click(star(4));

    expect([isGiven(4), stateOf(/^Stars/)]).toEqual([false, 'Not answered yet']);
  });

  it.each([
    ['by its button', async (user: User) => user.click(accept() ?? document.body)],
    ['by the plus key', async (user: User) => user.keyboard('+')],
    ['by its digit', async (user: User) => user.keyboard('4')],
  ])('can be accepted unchanged %s', async (_, confirm) => {
    const { user } = await openStars(4);

    await confirm(user);

    await waitFor(() => expect(stateOf(/^Stars/)).toBe('Answered'));
    expect(isGiven(4)).toBe(true);
  });

  it('waits for the user again after undo', async () => {
    const { user } = await openStars(4);
    await user.click(star(2));
    expect(stateOf(/^Stars/)).toBe('Answered');

    await user.keyboard('{Control>}z{/Control}');

    expect([isGiven(4), stateOf(/^Stars/)]).toEqual([true, 'Suggested, not confirmed yet']);
  });

  it('is explained until the user dismisses the explanation', async () => {
    const { user, reload } = await openStars(4);

    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/^A suggestion is outlined/)).toBeNull();

    await reload();
    await record();
    expect(screen.queryByText(/^A suggestion is outlined/)).toBeNull();
  });

  it('is still explained after the user changed the answer, so that no button moves', async () => {
    const { user } = await openStars(4);

    await user.click(star(2));

    expect(stateOf(/^Stars/)).toBe('Answered');
    expect(screen.getByText(/^A suggestion is outlined/)).toBeDefined();
  });

  it('is not explained if there is none', async () => {
    await openStars();

    expect(screen.queryByText(/^A suggestion is outlined/)).toBeNull();
  });

  it('can be accepted by a button if the answer differs', async () => {
    const { user } = await openStars(4);
    await user.click(star(2));

    await user.click(accept() ?? document.body);

    expect([isGiven(2), isGiven(4)]).toEqual([false, true]);
    expect(accept()).toBeNull();
    expect(document.activeElement).toBe(question(/^Stars/));
  });

  it('can be accepted by the plus key on the question', async () => {
    const { user } = await openStars(4);
    await user.click(star(2));

    await user.keyboard('+');

    expect(isGiven(4)).toBe(true);
  });

  it('ignores the plus key if the user switched single keys off', async () => {
    const { user, container } = await openStars(4);
    container.get(KeyboardSettings).useSingleKeys(false);
    await user.click(star(2));

    await user.keyboard('+');

    expect(isGiven(2)).toBe(true);
  });

  it('has neither mark nor button if there is none', async () => {
    await openStars();

    expect(accept()).toBeNull();
  });
});

describe('a question block', () => {
  it('shows whether its answer is complete, partial or empty', async () => {
    const { user } = await openStars();
    expect([stateOf(/^Stars/), stateOf(/^Order/)]).toEqual(['Not answered yet', 'Not answered yet']);

    await user.click(screen.getByRole('radio', { name: '7' }));
    screen.getByRole('button', { name: /^A,/ }).focus();
    await user.keyboard('1');

    expect([stateOf(/^Stars/), stateOf(/^Order/)]).toEqual(['Answered', 'Partly answered']);
  });

  it('marks a required question with an asterisk titled Required response', async () => {
    await openStars();

    expect(within(question(/^Stars/)).getByTitle('Required response').textContent).toBe('*');
    expect(within(question(/^Order/)).queryByTitle('Required response')).toBeNull();
  });
});
