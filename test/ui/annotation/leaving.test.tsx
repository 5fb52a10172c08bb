import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { closeApp } from '../support/open-app.tsx';
import { aTab, record, saved, submit } from '../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('closing the annotation page', () => {
  it('does not ask before the user has answered', async () => {
    const tab = await aTab(server);
    await tab.open();
    await record();

    expect(asks()).toBe(false);
  });

  it('asks until the answer is saved', async () => {
    const tab = await aTab(server, { records: 2 });
    const user = await tab.open();
    await record();

    await user.click(screen.getByRole('radio', { name: /POSITIVE/ }));
    expect(asks()).toBe(true);

    await user.click(submit());
    await saved();
    expect(asks()).toBe(false);
  });

  it('asks while an answer cannot be sent to the server', async () => {
    const tab = await aTab(server, { records: 2 });
    tab.wire.answer(/\/responses/, 503);
    const user = await tab.open();
    await record();
    await user.click(screen.getByRole('radio', { name: /POSITIVE/ }));

    await user.click(submit());
    await record(2);

    expect(asks()).toBe(true);
  });
});
