import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { requiredMood, why } from '../../../support/questions.ts';
import { aTab, record, saved, submit } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [requiredMood, why];

async function slowly(records: number) {
  let held: Promise<void> | undefined;
  let letGo = () => {};
  const fetch: typeof server.app.fetch = async (request, ...rest) => {
    if (request.url.includes('records/search')) await held;
    return server.app.fetch(request, ...rest);
  };
  const tab = await aTab({ ...server, app: { fetch } as typeof server.app }, { questions, records });
  const user = await tab.open();
  await record(1);
  const hold = () => {
    held = new Promise((resolve) => {
      letGo = resolve;
    });
  };
  return { ...tab, user, hold, release: () => letGo() };
}

async function goToLastLoaded(user: Awaited<ReturnType<typeof slowly>>['user']) {
  await user.click(screen.getByRole('textbox', { name: 'Record number' }));
  await user.keyboard('20{Enter}');
  await record(20);
}

const moods = (wire: Awaited<ReturnType<typeof slowly>>['wire']) =>
  wire.saves.map(({ body }) => (body as { values: { mood: { value: string } } }).values.mood.value);

describe('keys faster than the server', () => {
  it('act in order on the record in view each, as long as records are loaded', async () => {
    const { user, wire, hold, release } = await slowly(25);
    hold();
    const keys = Array.from({ length: 9 }, (_, index) => (index % 3 === 0 ? '1' : '2'));

    await user.keyboard(keys.map((key) => `${key}{Enter}`).join(''));

    await record(10);
    await saved();
    expect(moods(wire).toSorted()).toEqual(keys.map((key) => (key === '1' ? 'bad' : 'good')).toSorted());
    const answered = new Set(wire.saves.map(({ path }) => path));
    expect(answered.size).toBe(9);
    release();
  });

  it('are ignored while no record is in view', async () => {
    const { user, wire, hold, release } = await slowly(25);
    hold();
    await goToLastLoaded(user);
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    await saved();

    await user.keyboard('2{Enter}1{Backspace}{Control>}s{/Control}');

    expect(submit().disabled).toBe(true);
    expect(screen.getByRole('form', { name: 'Questions' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading')).toBe(true);
    expect(wire.saves).toHaveLength(1);
    release();
    await record(21);
    expect(screen.getByRole('form', { name: 'Questions' }).getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /GOOD/ }).checked).toBe(false);
    expect(wire.saves).toHaveLength(1);
  });

  it('act on the next record as soon as it is shown', async () => {
    const { user, wire, hold, release } = await slowly(25);
    hold();
    await goToLastLoaded(user);
    await user.keyboard('2{Enter}');
    release();
    await record(21);

    await user.keyboard('1{Enter}');

    await record(22);
    await saved();
    expect(moods(wire).filter((mood) => mood === 'bad')).toHaveLength(1);
  });
});

describe('paging through 30 records', () => {
  it('takes at most three searches', async () => {
    const { user, wire } = await slowly(30);

    for (let page = 2; page <= 30; page += 1) {
      await user.keyboard('{ArrowRight}');
      await record(page);
    }

    const searches = wire.sent.filter(({ path }) => path.includes('records/search'));
    expect(searches.length).toBeLessThanOrEqual(3); // React's strict mode opens the page twice
  });
});
