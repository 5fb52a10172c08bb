import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import type { Numbers } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { requiredMood } from '../../support/questions.ts';
import { aTab, record, saved } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [requiredMood];
const suggested = ({ questions: numbers }: Numbers) =>
  [1, 2].map(() => ({
    fields: { text: 'Fine weather' },
    suggestions: new Map([[[...numbers.values()][0] ?? 0, { value: 'good', score: 0.5, agent: 'a classifier' }]]),
  }));

const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) }).checked;
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const buttons = () =>
  within(screen.getByRole('region', { name: 'Your answer' }))
    .getAllByRole('button')
    .filter((button) => button.closest('[data-question], [aria-expanded]') === null)
    .map((button) => button.textContent?.slice(button.querySelector('kbd')?.textContent?.length));

async function openWith(records: NonNullable<Parameters<typeof aTab>[1]>['records'] = 2) {
  const tab = await aTab(server, { questions, records });
  const user = await tab.open();
  await record(1);
  return { ...tab, user };
}

describe('the buttons of a form', () => {
  it('are Discard, Save as draft, Clear, Reset and Submit, with a reason on disabled ones', async () => {
    await openWith();

    expect(buttons()).toEqual(['Clear', 'Reset', 'Discard', 'Save as draft', 'Submit']);
    expect([press('Clear').disabled, press('Clear').title]).toEqual([true, 'Nothing to clear']);
    expect([press('Reset').disabled, press('Reset').title]).toEqual([true, 'No changes since the last save']);
  });

  it('contain Validate instead of Submit while the form holds exactly the suggestions', async () => {
    const { user } = await openWith(suggested);
    expect(buttons().at(-1)).toBe('Validate');

    await user.click(screen.getByRole('radio', { name: /BAD/ }));
    expect(buttons().at(-1)).toBe('Submit');

    await user.click(press('Reset'));
    expect(buttons().at(-1)).toBe('Validate');
  });
});

describe('the button Validate', () => {
  it('submits the unchanged suggestions and shows the next record', async () => {
    const { user, wire } = await openWith(suggested);

    await user.click(press('Validate'));

    await record(2);
    await saved();
    expect(wire.saves).toMatchObject([
      { method: 'POST', body: { status: 'submitted', values: { mood: { value: 'good' } } } },
    ]);
  });

  it('is run by Enter too', async () => {
    const { user, wire } = await openWith(suggested);

    await user.keyboard('{Enter}');

    await saved();
    expect(wire.saves).toMatchObject([{ body: { status: 'submitted' } }]);
  });
});

describe('the button Reset', () => {
  it('restores the last saved answer', async () => {
    const { user, wire } = await openWith();
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.click(press('Save as draft'));
    await saved();
    await user.click(screen.getByRole('radio', { name: 'BAD' }));

    await user.click(press('Reset'));

    expect([chosen('GOOD'), chosen('BAD')]).toEqual([true, false]);
    expect(wire.saves).toHaveLength(1);
  });
});

describe('the button Clear', () => {
  it('deletes the response: the record is pending again, with an empty form', async () => {
    const { user, wire, reopen } = await openWith(1);
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.click(press('Save as draft'));
    await saved();

    await user.click(press('Clear'));

    expect(chosen('GOOD')).toBe(false);
    expect(within(await record(1)).getByText('Pending')).toBeTruthy();
    expect(await screen.findByText(/1 left/)).toBeTruthy();
    await waitFor(() => expect(wire.saves.at(-1)).toMatchObject({ method: 'DELETE' }));
    await reopen('?status=pending');
    expect(await record(1)).toBeTruthy();
  });

  it('empties an unsaved form and sends nothing', async () => {
    const { user, wire } = await openWith(suggested);

    await user.click(press('Clear'));

    expect(chosen('GOOD')).toBe(false);
    expect(wire.saves).toEqual([]);
  });
});
