import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '#application/ports/shared/clock.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { limits } from '#domain/shared/limits.ts';
import { SystemClock } from '#infrastructure/browser/system-clock.ts';
import { FakePageVisibility } from '../../../../support/browser/fake-page-visibility.ts';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { requiredMood, why } from '../../../support/questions.ts';
import { aTab, record, saved, submit, type Tab } from '../../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('bo', 'annotator', server.workspaceId);
});
afterEach(closeApp);

const questions = [requiredMood, why];

/** Ann at a new dataset, and Bo with the same records in another browser. */
async function twoPeople(records = 3) {
  const tab = await aTab(server, { questions, records });
  const { body } = await server.as('bo')('POST', `/me/datasets/${tab.id}/records/search`, {});
  const ids: readonly string[] = body.items.map((item: { record: { id: string } }) => item.record.id);
  const idOf = (page: number) => ids[page - 1] ?? '';
  const bo = {
    takes: (page: number, query = '') => server.as('bo')('PUT', `/ext/v1/records/${idOf(page)}/lease${query}`),
    leaves: (page: number) => server.as('bo')('DELETE', `/ext/v1/records/${idOf(page)}/lease`),
    answers: (page: number) =>
      server.as('bo')('POST', `/records/${idOf(page)}/responses`, {
        status: 'submitted',
        values: { mood: { value: 'good' } },
      }),
  };
  return { ...tab, idOf, bo };
}

const leases = ({ wire, idOf }: Pick<Tab, 'wire'> & { readonly idOf: (page: number) => string }) =>
  wire.sent
    .filter(({ path }) => path.includes('/lease'))
    .map(({ method, path }) => {
      const page = [1, 2, 3, 4].find((each) => path.includes(idOf(each)));
      return `${method} ${page}${path.includes('force') ? ' force' : ''}`;
    });

/** A server whose first lease request fails; the tab retries when it becomes visible again. */
function silentAtFirst({ wire, container }: Tab) {
  const visibility = new FakePageVisibility();
  container.rebind(PageVisibility).toConstantValue(visibility);
  wire.answer(/\/lease/, 503);
  return () => {
    wire.recover();
    visibility.change(true);
  };
}

async function held({ id }: Tab) {
  const leases = server.db.selectFrom('leases').innerJoin('datasets', 'datasets.ds', 'leases.ds');
  return (await leases.select('leases.seq').where('datasets.id', '=', id).execute()).length;
}

/** Waits until the form accepts answers to a record that came in place of another. */
function restingAtWill({ container }: Tab) {
  let wake = () => {};
  const rest = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const { now, wait } = new SystemClock();
  const clock: Clock = {
    now,
    wait: (milliseconds) => (milliseconds === limits.swapWaitMs ? rest : wait(milliseconds)),
  };
  container.rebind(Clock).toConstantValue(clock);
  return wake;
}

const isHeld = async (taking: Promise<{ readonly status: number }>) => (await taking).status === 409;

describe('the record in view', () => {
  it('is leased to Ann once it is shown, so that Bo gets another one', async () => {
    const tab = await twoPeople();
    await tab.open();
    await record(1);

    await waitFor(() => expect(leases(tab)).toEqual(['PUT 1']));

    await waitFor(async () => expect(await held(tab)).toBe(1));
    expect(await isHeld(tab.bo.takes(1))).toBe(true);
    expect(await isHeld(tab.bo.takes(2))).toBe(false);
  });

  it("is skipped if Bo holds it, and the notice about Ann's earlier draft stays", async () => {
    const tab = await twoPeople();
    await tab.bo.takes(2);
    const user = await tab.open();
    await record(1);

    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.keyboard('{ArrowRight}');

    await screen.findByText(/Someone else has this record open/);
    expect(screen.getByText("You didn't submit your changes")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the record' }));
    await record(1);
  });

  it('is released when Ann pages on without an answer', async () => {
    const tab = await twoPeople();
    const user = await tab.open();
    await record(1);
    await waitFor(() => expect(leases(tab)).toEqual(['PUT 1']));

    await user.keyboard('{ArrowRight}');
    await record(2);

    await waitFor(() => expect(leases(tab).toSorted()).toEqual(['DELETE 1', 'PUT 1', 'PUT 2']));
    await waitFor(async () => expect(await isHeld(tab.bo.takes(1))).toBe(false));
  });

  it('is released when Ann leaves the page', async () => {
    const tab = await twoPeople();
    await tab.open();
    await record(1);
    await waitFor(() => expect(leases(tab)).toEqual(['PUT 1']));

    cleanup();

    await waitFor(() => expect(leases(tab)).toEqual(['PUT 1', 'DELETE 1']));
  });

  it('is not released once it is answered', async () => {
    const tab = await twoPeople();
    const user = await tab.open();
    await record(1);
    await waitFor(() => expect(leases(tab)).toEqual(['PUT 1']));

    await user.keyboard('2');
    await user.click(submit());
    await record(2);

    await waitFor(() => expect(leases(tab)).toEqual(['PUT 1', 'PUT 2']));
  });

  it('is leased again after the answer was undone', async () => {
    const tab = await twoPeople();
    const user = await tab.open();
    await record(1);
    await user.keyboard('2');
    await user.click(submit());
    await record(2);
    await saved();
    await waitFor(() => expect(leases(tab)).toContain('PUT 2'));

    await user.keyboard('{Control>}z{/Control}');
    await record(1);

    const lastOf = (asked: string) => leases(tab).lastIndexOf(asked);
    await waitFor(() => expect(lastOf('PUT 1')).toBeGreaterThan(lastOf('PUT 2')));
    await waitFor(() => expect(lastOf('DELETE 2')).toBeGreaterThan(lastOf('PUT 2')));
  });

  it('is not leased in the submitted queue', async () => {
    const tab = await twoPeople();
    const user = await tab.open();
    await record(1);
    await user.keyboard('2');
    await user.click(submit());
    await saved();
    await waitFor(() => expect(leases(tab).at(-1)).toBe('PUT 2'));

    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'submitted');
    await record(1);

    await waitFor(() => expect(leases(tab).at(-1)).toBe('DELETE 2'));
  });
});

describe('a record that Bo holds', () => {
  it('is skipped: Ann gets the next one', async () => {
    const tab = await twoPeople();
    await tab.bo.takes(1);

    await tab.open();

    expect(await record(2)).toBeTruthy();
    expect(await screen.findByText(/Someone else has this record open/)).toBeTruthy();
    await waitFor(() => expect(leases(tab)).toEqual(['PUT 1', 'PUT 2']));
    expect(location.search).toContain('page=2');
  });

  it("is skipped without passing Ann's key on to the next one", async () => {
    const tab = await twoPeople();
    const wake = restingAtWill(tab);
    await tab.bo.takes(1);
    const user = await tab.open();
    await record(2);

    await user.keyboard('2{Enter}');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    wake();
    await user.keyboard('2');

    expect(screen.getByRole<HTMLInputElement>('radio', { name: /good/i }).checked).toBe(true);
    expect(await record(2)).toBeTruthy();
  });

  it('stays in view if Ann has started to answer it', async () => {
    const tab = await twoPeople();
    const askAgain = silentAtFirst(tab);
    const user = await tab.open();
    await record(1);
    await tab.bo.takes(1);

    await user.keyboard('2');
    askAgain();

    await waitFor(() => expect(leases(tab).at(-1)).toBe('PUT 1 force'));
    expect(await record(1)).toBeTruthy();
    await user.click(submit());
    await saved();
    expect((await server.as('ann')('GET', `/me/datasets/${tab.id}/metrics`)).body.responses.submitted).toBe(1);
  });

  it('stays in view if Ann went back to it', async () => {
    const tab = await twoPeople();
    await tab.bo.takes(1);
    const user = await tab.open();
    await record(2);

    await user.keyboard('{ArrowLeft}');
    await record(1);

    await waitFor(() => expect(leases(tab).at(-1)).toBe('PUT 1 force'));
    expect(await record(1)).toBeTruthy();
  });

  it('is leased by force if others hold all remaining records', async () => {
    const tab = await twoPeople(2);
    await tab.bo.takes(1);
    await tab.bo.takes(2);

    await tab.open();

    await waitFor(() => expect(leases(tab).at(-1)).toMatch(/force/));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('comes at the end if it is free again', async () => {
    const tab = await twoPeople(2);
    const wake = restingAtWill(tab);
    await tab.bo.takes(1);
    const user = await tab.open();
    await record(2);
    await tab.bo.leaves(1);
    wake();

    await user.keyboard('2');
    await user.click(submit());

    expect(await record(1)).toBeTruthy();
    await waitFor(() => expect(leases(tab).at(-1)).toBe('PUT 1'));
  });
});

describe('a record that Bo completed', () => {
  it('is replaced by the next one, which lowers the total', async () => {
    const tab = await twoPeople();
    const user = await tab.open();
    await record(1);
    await tab.bo.answers(2);

    await user.keyboard('{ArrowRight}');

    expect(await screen.findByText('Other annotators have completed this record; here is the next one.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('of 2')).toBeTruthy());
    expect(await record(2)).toBeTruthy();
  });

  it('stays in view if Ann has started to answer it', async () => {
    const tab = await twoPeople();
    const askAgain = silentAtFirst(tab);
    const user = await tab.open();
    await record(1);
    await tab.bo.answers(2);

    await user.keyboard('{ArrowRight}');
    await record(2);
    await user.keyboard('2');
    await waitFor(() => expect(leases(tab)).toContain('PUT 2'));
    askAgain();

    expect(await screen.findByText(/Other annotators have completed this record\. Your/)).toBeTruthy();
    expect(screen.getByText('of 3')).toBeTruthy();
  });
});

describe('a server without leases', () => {
  it.each([
    ['fails', 500],
    ['does not know them', 404],
  ])('that %s does not affect the queue', async (_, status) => {
    const tab = await twoPeople();
    tab.wire.answer(/\/lease/, status);
    const user = await tab.open();
    await record(1);
    await waitFor(() => expect(leases(tab)).toEqual(['PUT 1']));

    await user.keyboard('2');
    await user.click(submit());

    expect(await record(2)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gets no lease requests if it does not announce them', async () => {
    const tab = await twoPeople();
    tab.wire.answer(/\/settings$/, 200, {});
    await tab.open();
    await record(1);

    await new Promise((resolve) => setTimeout(resolve, 300));

    expect(leases(tab)).toEqual([]);
  });
});
