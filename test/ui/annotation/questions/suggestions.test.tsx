import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { aDesk, record, saved, submit } from '../../support/desk.ts';
import { closeApp } from '../../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

const ratings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value }));

async function openStars(suggested?: number) {
  const desk = await aDesk(server, {
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
  const user = await desk.open();
  await record();
  return { ...desk, user };
}

const star = (value: number) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${value}\\D*`) });
const isGiven = (value: number) => star(value).checked;
const accept = () => screen.queryByRole('button', { name: 'Accept the suggestion for Stars' });
const question = (title: RegExp) => screen.getByRole('group', { name: title });
const stateOf = (title: RegExp) =>
  document.getElementById(question(title).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

describe('a rating question', () => {
  it('takes 1 and 0 typed together for 10', async () => {
    const { user } = await openStars();

    await user.keyboard('10');

    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '10' }).checked).toBe(true));
  });

  it('has the number chosen again after it was submitted and opened anew', async () => {
    const { user, reopen, wire } = await openStars();
    await user.click(screen.getByRole('radio', { name: '7' }));
    await user.click(submit());
    await saved();

    await reopen('?status=submitted');

    await record();
    expect(isGiven(7)).toBe(true);
    expect(wire.saves[0]?.body).toEqual({ status: 'submitted', values: { stars: { value: 7 } } });
  });
});

describe('what is suggested for a question', () => {
  it('is its answer at first, and is marked, with its score and who suggested it', async () => {
    await openStars(4);

    expect(isGiven(4)).toBe(true);
    const mark = within(star(4).closest('label') ?? document.body).getByTitle('Suggested by a judge');
    expect(mark.textContent).toBe('Suggested0.5');
    expect(accept()).toBeNull();
  });

  it('can be accepted instead of another answer by a button', async () => {
    const { user } = await openStars(4);
    await user.click(star(2));

    await user.click(accept() ?? document.body);

    expect([isGiven(2), isGiven(4)]).toEqual([false, true]);
    expect(accept()).toBeNull();
    expect(document.activeElement).toBe(question(/^Stars/));
  });

  it('can be accepted by a plus sign on the question', async () => {
    const { user } = await openStars(4);
    await user.click(star(2));

    await user.keyboard('+');

    expect(isGiven(4)).toBe(true);
  });

  it('is left alone by the plus sign of those who use no single keys', async () => {
    const { user, container } = await openStars(4);
    container.get(KeyboardSettings).useSingleKeys(false);
    await user.click(star(2));

    await user.keyboard('+');

    expect(isGiven(2)).toBe(true);
  });

  it('is absent, and so is the button, where nothing was suggested', async () => {
    await openStars();

    expect(accept()).toBeNull();
  });
});

describe('a question', () => {
  it('tells whether it is answered, in part, or not at all', async () => {
    const { user } = await openStars();
    expect([stateOf(/^Stars/), stateOf(/^Order/)]).toEqual(['Not answered yet', 'Not answered yet']);

    await user.click(screen.getByRole('radio', { name: '7' }));
    screen.getByRole('button', { name: /^A,/ }).focus();
    await user.keyboard('1');

    expect([stateOf(/^Stars/), stateOf(/^Order/)]).toEqual(['Answered', 'Partly answered']);
  });

  it('that is required has an asterisk titled Required response', async () => {
    await openStars();

    expect(within(question(/^Stars/)).getByTitle('Required response').textContent).toBe('*');
    expect(within(question(/^Order/)).queryByTitle('Required response')).toBeNull();
  });
});
