import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { countsOf, FakeLiveEvents } from '../../../../support/browser/fake-live-events.ts';
import { FakePageVisibility } from '../../../../support/browser/fake-page-visibility.ts';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { requiredMood, why } from '../../../support/questions.ts';
import { aTab, record, saved, submit } from '../../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('bo', 'annotator', server.workspaceId);
});
afterEach(closeApp);

const questions = [requiredMood, why];

/** Ann and Bo annotate a dataset; the test decides when the server sends events. */
async function listening(records = 4) {
  const tab = await aTab(server, { questions, records });
  const live = new FakeLiveEvents();
  tab.container.rebind(LiveEvents).toConstantValue(live);
  tab.container.rebind(PageVisibility).toConstantValue(new FakePageVisibility());
  tab.wire.answer(/\/lease/, 404);
  const { body } = await server.as('bo')('POST', `/me/datasets/${tab.id}/records/search?limit=100`, {});
  const ids: readonly string[] = body.items.map((item: { record: { id: string } }) => item.record.id);
  const completes = async (...pages: readonly number[]) => {
    const recordIds = pages.map((page) => ids[page - 1] ?? '');
    const values = { mood: { value: 'good' } };
    for (const id of recordIds)
      await server.as('bo')('POST', `/records/${id}/responses`, { status: 'submitted', values });
    return recordIds;
  };
  const tells = (recordIds: readonly string[]) => live.tellOfDataset({ kind: 'completed', recordIds });
  const counts = async () => {
    const metrics = (await server.as('ann')('GET', `/me/datasets/${tab.id}/metrics`)).body.responses;
    live.tellOfDataset(countsOf(metrics));
  };
  const user = await tab.open();
  await record(1);
  await waitFor(() => expect(live.followers).toBe(1));
  const completesHerself = async () => {
    await user.keyboard('2');
    await user.click(submit());
    await record(2);
    await saved();
    return ids.slice(0, 1);
  };
  return { ...tab, user, live, completes, completesHerself, tells, counts };
}

const texts = () => screen.getByRole('article').textContent ?? '';

describe('records that Bo completed', () => {
  it('are removed from the queue, which lowers the total', async () => {
    const { user, completes, tells } = await listening();

    tells(await completes(2, 3));
    await waitFor(() => expect(screen.getByText('of 2')).toBeTruthy());
    await user.keyboard('{ArrowRight}');

    await record(2);
    expect(texts()).toContain('review 3');
  });

  it('stay in view with a note if Ann is at one, and her answer is sent', async () => {
    const { user, completes, tells } = await listening();
    await user.keyboard('2');

    tells(await completes(1));

    expect(await screen.findByText(/Other annotators have completed this record\. Your/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /GOOD/, checked: true })).toBeTruthy();
    await user.click(submit());
    await record(2);
    await saved();
    expect(screen.getByText('of 4')).toBeTruthy();
  });

  it('stay if Ann has an unsent draft', async () => {
    const { user, completes, tells } = await listening();
    await user.keyboard('2{ArrowRight}');
    await record(2);

    tells(await completes(1));
    await user.keyboard('{ArrowLeft}');

    expect(await record(1)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /GOOD/, checked: true })).toBeTruthy();
  });

  it('stay if Ann has answered them', async () => {
    const { user, completes, tells } = await listening();
    await user.keyboard('2');
    await user.click(submit());
    await record(2);
    await saved();

    tells(await completes(1));

    expect(screen.getByText('of 4')).toBeTruthy();
  });

  it('keep the note if Ann had submitted and withdrawn the same record before', async () => {
    const { user, completes, completesHerself, tells } = await listening();
    await completesHerself();
    await user.keyboard('{Control>}z{/Control}');
    await record(1);
    await saved();

    tells(await completes(1));

    expect(await screen.findByText(/Other annotators have completed this record\. Your/)).toBeTruthy();
  });

  it('lower the total even if they are not loaded, without skipping a record', async () => {
    const { user, live, completes, counts } = await listening(30);
    expect(screen.getByText('of 30')).toBeTruthy();

    await completes(25, 26);
    await counts();

    await waitFor(() => expect(screen.getByText('of 28')).toBeTruthy());
    await user.click(screen.getByRole('textbox', { name: 'Record number' }));
    await user.keyboard('28{Enter}');
    await record(28);
    expect(texts()).toContain('review 29');
    expect(live.followers).toBe(1);
  });

  it('are noticed with the next page if no event reports them', async () => {
    const { user, completes } = await listening(40);

    await completes(21, 22, 23);
    await user.click(screen.getByRole('textbox', { name: 'Record number' }));
    await user.keyboard('21{Enter}');

    await record(21);
    expect(texts()).toContain('review 23');
    expect(screen.getByText('of 37')).toBeTruthy();
  });

  it('end the queue for Ann if they were the last ones', async () => {
    const { user, completes, tells } = await listening(2);
    tells(await completes(2));
    await waitFor(() => expect(screen.getByText('of 1')).toBeTruthy());

    await user.keyboard('2');
    await user.click(submit());

    expect(await screen.findByText('The task is completed')).toBeTruthy();
  });
});

describe('an empty queue', () => {
  it('is no longer called completed after the server announces that records are not', async () => {
    const { user, id, live, counts } = await listening(1);
    await user.keyboard('2{Enter}');
    await screen.findByText('The task is completed');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'draft');
    await screen.findByText('The task is completed');
    const { body } = await server.as('ann')('POST', `/me/datasets/${id}/records/search?include=responses`, {});

    await server.as('ann')('DELETE', `/responses/${body.items[0].record.responses[0].id}`);
    await counts();

    expect(await screen.findByText('There are no draft records to review')).toBeTruthy();
    expect(live.followers).toBe(1);
  });
});

describe('a record that Ann completed herself', () => {
  it('stays hers if she has undone that before the event arrives', async () => {
    const { user, wire, completesHerself, tells } = await listening();
    const own = await completesHerself();
    await user.keyboard('{Control>}z{/Control}');
    await record(1);

    tells(own);

    await saved();
    await waitFor(() => expect(wire.answered).toContain(`/records/${own[0]}`));
    await user.keyboard('{ArrowRight}');
    await record(2);
    expect(screen.queryByText(/Other annotators have completed this record/)).toBeNull();
    expect(screen.getByText('of 4')).toBeTruthy();
  });
});

describe('the counts after an answer', () => {
  const requested = ({ wire, id }: Awaited<ReturnType<typeof listening>>) =>
    wire.sent.filter(({ path }) => path === `/me/datasets/${id}/metrics`).length;

  it('are not requested if the server announces them', async () => {
    const dataset = await listening();
    await dataset.counts();
    const before = requested(dataset);

    await dataset.completesHerself();
    await dataset.counts();
    await dataset.user.keyboard('2{Enter}');
    await record(3);
    await saved();
    await dataset.counts();

    expect(requested(dataset)).toBe(before);
    expect(screen.getByRole('option', { name: 'Submitted (2)' })).toBeTruthy();
  });

  it('are requested if the announcements have stopped, and after each answer from then on', async () => {
    const dataset = await listening();
    await dataset.counts();
    const before = requested(dataset);

    await dataset.completesHerself();
    await waitFor(() => expect(requested(dataset)).toBe(before + 1), { timeout: 10_000 });
    await dataset.user.keyboard('2{Enter}');

    await waitFor(() => expect(requested(dataset)).toBe(before + 2), { timeout: 10_000 });
  });
});
