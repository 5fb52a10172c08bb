import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../../support/client.ts';
import { options } from '../../../../support/server/world.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { aTab, record, saved, submit } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

async function openRanking(
  count = 3,
  suggestion?: readonly { value: string; rank: number }[],
  { required = false } = {},
) {
  const values = Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));
  const tab = await aTab(server, {
    questions: [
      { name: 'order', title: 'Order', required, settings: { type: 'ranking', options: options(...values) } },
    ],
    records: ({ questions }) => {
      const [order = 0] = [...questions.values()];
      const suggestions = new Map(
        suggestion ? [[order, { value: suggestion, score: suggestion.map(() => 0.75), agent: 'a judge' }]] : [],
      );
      return [{ fields: { text: 'Fine weather' }, suggestions }];
    },
  });
  const user = await tab.open();
  await record();
  return { ...tab, user };
}

const card = (option: string) => screen.getByRole('button', { name: new RegExp(`^${option}\\b`) });
const slotOf = (option: string) => card(option).closest<HTMLElement>('[data-slot]')?.dataset.slot;
const slots = (...names: readonly string[]) => names.map(slotOf);
const focused = () => document.activeElement?.closest('label')?.dataset.card;
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a ranking question', () => {
  it('shows how many options are ranked while it is incomplete', async () => {
    const { user } = await openRanking();
    card('A').focus();

    await user.keyboard('1');
    expect(screen.getByText('1 of 3 ranked: rank all options, or none')).toBeTruthy();

    await user.keyboard('23');
    expect(screen.queryByText(/ranked:/)).toBeNull();
  });

  it('asks for all ranks while it is incomplete, if an answer is required', async () => {
    const { user } = await openRanking(3, undefined, { required: true });
    card('A').focus();

    await user.keyboard('1');

    expect(screen.getByText('1 of 3 ranked: rank all options')).toBeTruthy();
  });

  it('can be ranked again by digits alone, and names ranks without an option', async () => {
    const { user } = await openRanking(
      3,
      ['b', 'a', 'c'].map((value, at) => ({ value, rank: at + 1 })),
    );
    card('A').focus();

    await user.keyboard('32');
    expect(focused()).toBe('c');
    expect(screen.getByText('No option has rank 1.')).toBeTruthy();
    await user.keyboard('1');

    expect(slots('A', 'B', 'C')).toEqual(['3', '2', '1']);
    expect(screen.queryByText(/No option has/)).toBeNull();
  });

  it('shows rank, score and agent of the suggestion for each option', async () => {
    await openRanking(2, [
      { value: 'b', rank: 1 },
      { value: 'a', rank: 2 },
    ]);

    expect(slots('A', 'B')).toEqual(['2', '1']);
    expect(within(card('B').closest('label') ?? document.body).getByTitle('Suggested by a judge').textContent).toBe(
      'SuggestedRank 10.8',
    );
  });

  it('shows the submitted order after a reload', async () => {
    const { user, reopen, wire } = await openRanking();
    card('A').focus();
    await user.keyboard('312');
    await user.click(submit());
    await saved();

    await reopen('?status=submitted');

    await record();
    expect(slots('A', 'B', 'C')).toEqual(['3', '1', '2']);
    expect(wire.saves[0]?.body).toMatchObject({
      values: {
        order: {
          value: [
            { value: 'a', rank: 3 },
            { value: 'b', rank: 1 },
            { value: 'c', rank: 2 },
          ],
        },
      },
    });
  });
});

describe('ranking by keys', () => {
  it('gives the focused option the typed rank and moves to the next unranked one', async () => {
    const { user } = await openRanking();
    card('B').focus();

    await user.keyboard('1');

    expect(slots('A', 'B', 'C')).toEqual(['', '1', '']);
    expect(focused()).toBe('c');
  });

  it('lets two options share a rank', async () => {
    const { user } = await openRanking();
    card('A').focus();

    await user.keyboard('112');

    expect(slots('A', 'B', 'C')).toEqual(['1', '1', '2']);
  });

  it('combines two digits if there are ten options or more', async () => {
    const { user } = await openRanking(12);
    card('A').focus();

    await user.keyboard('12');
    await user.keyboard('3');

    expect(slots('A', 'B')).toEqual(['12', '3']);
  });

  it('ignores a rank that does not exist', async () => {
    const { user } = await openRanking();
    card('A').focus();

    await user.keyboard('7');

    expect(slots('A')).toEqual(['']);
  });

  it('removes a rank by Delete and by the minus key', async () => {
    const { user } = await openRanking();
    card('A').focus();
    await user.keyboard('12');

    card('A').focus();
    await user.keyboard('{Delete}');
    card('B').focus();
    await user.keyboard('-');

    expect(slots('A', 'B')).toEqual(['', '']);
  });

  it('picks up an option by Space, moves it by arrows and drops it by Space, with announcements', async () => {
    const { user } = await openRanking();
    card('B').focus();

    await user.keyboard(' ');
    expect(said().join()).toContain('B picked up: Unranked.');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(said()).toContain('Rank 2');
    await user.keyboard(' ');

    expect(said()).toContain('B dropped: Rank 2');
    expect(slots('A', 'B', 'C')).toEqual(['', '2', '']);
    expect(focused()).toBe('b');
  });

  it('cancels a move by Escape, and ignores other keys until then', async () => {
    const { user, wire } = await openRanking();
    card('A').focus();
    await user.keyboard('1');
    card('A').focus();

    await user.keyboard(' {ArrowDown}{Backspace}{Escape}');

    expect(slots('A')).toEqual(['1']);
    expect(said()).toContain('A back at: Rank 1');
    expect(wire.saves).toEqual([]);
  });

  it('is undone in one step after a drop', async () => {
    const { user } = await openRanking();
    card('B').focus();
    await user.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp} ');

    await user.keyboard('{Control>}z{/Control}');

    expect(slots('B')).toEqual(['']);
  });

  it('submits by Enter while an option has the focus', async () => {
    const { user, wire } = await openRanking();
    card('A').focus();
    await user.keyboard('123');

    card('B').focus();
    await user.keyboard('{Enter}');

    await saved();
    expect(wire.saves).toHaveLength(1);
  });
});

describe('ranking by pointer', () => {
  it('picks an option up by a click and drops it at the next click', async () => {
    const { user } = await openRanking();

    await user.click(card('C'));
    await user.click(screen.getByRole('button', { name: 'Place C here: Rank 2' }));

    expect(slots('A', 'B', 'C')).toEqual(['', '', '2']);
    expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
  });

  it('removes a rank by the button next to it', async () => {
    const { user } = await openRanking();
    card('A').focus();
    await user.keyboard('1');

    await user.click(screen.getByRole('button', { name: 'Remove the rank of A' }));

    expect(slots('A')).toEqual(['']);
  });

  it('drops a dragged option', async () => {
    await openRanking();
    const label = card('A').closest('label') ?? document.body;
    const second = document.querySelector('[data-slot="2"]');
    document.elementFromPoint = () => second; // jsdom has no layout

    fireEvent.pointerDown(label, { pointerId: 1, button: 0, clientX: 5, clientY: 90 });
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 9, clientY: 30 });
    expect(second?.hasAttribute('data-over')).toBe(true);
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 9, clientY: 30 });

    expect(slots('A')).toEqual(['2']);
    expect(second?.hasAttribute('data-over')).toBe(false);
  });
});
