import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood, why } from '../../support/questions.ts';
import { aTab, record, saved } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const stars = {
  name: 'stars',
  title: 'Stars',
  settings: { type: 'rating' as const, options: Array.from({ length: 11 }, (_, value) => ({ value })) },
};

async function sitDown(...questions: NonNullable<Parameters<typeof aTab>[1]>['questions'] & object) {
  const tab = await aTab(server, { questions, records: 3 });
  const user = await tab.open();
  await record();
  return { ...tab, user };
}

const note = () => screen.queryByText(/^A digit submits/);

describe('a dataset whose only question is a choice', () => {
  it('is answered by a digit alone, with a note about it', async () => {
    const { user, wire } = await sitDown(mood);
    expect(note()?.textContent).toBe('A digit submits your answer and shows the next record. Ctrl Z undoes it.');

    await user.keyboard('2');

    expect(await record(2)).toBeTruthy();
    await saved();
    expect(wire.saves).toMatchObject([{ body: { status: 'submitted', values: { mood: { value: 'good' } } } }]);
  });

  it('combines digits that follow each other quickly', async () => {
    const { user, wire } = await sitDown(stars);

    await user.keyboard('10');

    expect(await record(2)).toBeTruthy();
    await waitFor(() => expect(wire.saves).toMatchObject([{ body: { values: { stars: { value: 10 } } } }]));
  });

  it('lets another key decide about a pending digit', async () => {
    const { user, wire } = await sitDown(stars);

    await user.keyboard('1{Backspace}');

    expect(await record(2)).toBeTruthy();
    await waitFor(() => expect(wire.saves).toMatchObject([{ body: { status: 'discarded' } }]));
  });

  it('keeps a pending digit as a draft when the user leaves the page', async () => {
    const { user, wire, reload } = await sitDown(stars);

    await user.keyboard('1');
    await reload();

    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: '1' });
    await waitFor(() => expect(chosen.checked).toBe(true));
    expect(wire.saves).toEqual([]);
  });

  it('ignores Enter after a digit, so that it does not submit the next record', async () => {
    const { user } = await sitDown(mood);

    await user.keyboard('2{Enter}');

    expect(await record(2)).toBeTruthy();
  });

  it('undoes the answer by a key', async () => {
    const { user } = await sitDown(mood);
    await user.keyboard('2');
    await record(2);
    await saved();

    await user.keyboard('{Control>}z{/Control}');

    expect(await record(1)).toBeTruthy();
  });

  it('waits for Enter if the user has switched this off', async () => {
    const { user, container } = await sitDown(mood);
    container.get(KeyboardSettings).answerAtOnce(false);

    await user.keyboard('2');

    expect(await record(1)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'GOOD' }).checked).toBe(true);
    await waitFor(() => expect(note()).toBeNull());
  });

  it('is submitted by a button if it was answered by the mouse', async () => {
    const { user } = await sitDown(mood);

    await user.click(screen.getByRole('radio', { name: 'GOOD' }));

    expect(await record(1)).toBeTruthy();
  });
});

describe('a dataset with several questions', () => {
  it('is not answered by a digit alone', async () => {
    const { user } = await sitDown(mood, why);

    await user.keyboard('2');

    expect(await record(1)).toBeTruthy();
    expect(note()).toBeNull();
  });
});

describe('keys in quick succession', () => {
  it('answer one record each without losing a key', async () => {
    const { open, wire } = await aTab(server, { questions: [mood], records: 15 });
    const user = await open();
    await record();

    await user.keyboard('12'.repeat(5));

    await waitFor(() => expect(wire.saves).toHaveLength(10));
    const good = wire.saves.filter(({ body }) => JSON.stringify(body).includes('good'));
    expect(good).toHaveLength(5);
  });
});
