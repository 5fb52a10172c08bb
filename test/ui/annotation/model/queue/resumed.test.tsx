import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../../support/client.ts';
import { signedInContainer } from '../../../../support/container.ts';
import { closeApp, leavePage, openApp } from '../../../support/open-app.tsx';
import { requiredMood, why } from '../../../support/questions.ts';
import { aTab, record, saved, type Tab } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [requiredMood, why];
/** Records by their text; the first one is review 0. */
const shown = (review: number) =>
  waitFor(() => expect(screen.getByRole('article').textContent).toContain(`review ${review}`));
const page = () => new URLSearchParams(location.search).get('page');

/** The first three of ten records are answered, and the fourth is in view. */
async function afterThree() {
  const tab = await aTab(server, { questions, records: 10 });
  const user = await tab.open('?page=1&status=pending');
  for (const number of [1, 2, 3]) {
    await record(number);
    await user.keyboard('2{Enter}');
  }
  await record(4);
  return { tab, user };
}

/** Reloads with the address and the state of the history entry, as a browser does. */
async function reload({ wire }: Tab) {
  const { usr } = history.state as { usr: unknown };
  leavePage();
  await openApp(await signedInContainer(wire, 'ann'), location.pathname + location.search, usr);
}

describe('a reload', () => {
  it('shows the record that was in view, even though earlier ones have left the list', async () => {
    const { tab } = await afterThree();
    await saved();
    expect(page()).toBe('4');

    await reload(tab);

    await shown(3);
    expect(page()).toBe('1');
    expect(screen.getByRole('navigation', { name: 'Records' }).textContent).toContain('of 7');
  });

  it('shows the same record after further reloads', async () => {
    const { tab, user } = await afterThree();
    await user.keyboard('{ArrowRight}');
    await shown(4);
    await saved();

    await reload(tab);
    await shown(4);
    await reload(tab);

    await shown(4);
    expect(page()).toBe('2');
  });

  it('skips records whose answers have not reached the server', async () => {
    const { tab, user } = await afterThree();
    await saved();
    tab.wire.answer(/\/responses$/, 503);
    await user.keyboard('2{Enter}');
    await record(5);

    await reload(tab);

    await shown(4);
  });
});

describe('going back in the history', () => {
  it('shows the answered record while the same list is in view', async () => {
    await afterThree();

    history.back();

    await record(3);
    await shown(2);
  });

  it('returns from another status to the record that was in view', async () => {
    const { user } = await afterThree();
    await saved();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'submitted');
    await shown(0);

    history.back();

    await shown(3);
    expect(page()).toBe('1');
  });
});
