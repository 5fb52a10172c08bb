import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DatasetNews, LiveEvents } from '#application/ports/shared/live-events.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { AdaptiveThrottle } from '#ui/annotation/model/live/adaptive-throttle.ts';
import { FakeClock } from '../../../../support/browser/fake-clock.ts';
import { FakeLiveEvents } from '../../../../support/browser/fake-live-events.ts';
import { FakePageVisibility } from '../../../../support/browser/fake-page-visibility.ts';
import { ourServer } from '../../../../support/client.ts';
import { settled } from '../../../../support/outbox.ts';
import { options } from '../../../../support/server/world.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { mood, requiredMood, why } from '../../../support/questions.ts';
import { aTab, record, saved, submit } from '../../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
afterEach(closeApp);

/** Ann annotates a dataset that Olga changes; the test decides when the server sends events. */
async function listening(records = 3, clock?: FakeClock) {
  const tab = await aTab(server, { questions: [requiredMood, why], records });
  const live = new FakeLiveEvents();
  const visibility = new FakePageVisibility();
  if (clock) tab.container.rebind(AdaptiveThrottle).toConstantValue(new AdaptiveThrottle(clock));
  tab.container.rebind(LiveEvents).toConstantValue(live);
  tab.container.rebind(PageVisibility).toConstantValue(visibility);
  tab.wire.answer(/\/lease/, 404);
  const olga = server.as('olga');
  const { body } = await server.as('ann')('POST', `/me/datasets/${tab.id}/records/search?limit=100`, {});
  const ids: readonly string[] = body.items.map((item: { record: { id: string } }) => item.record.id);
  const idOf = (page: number) => ids[page - 1] ?? '';
  const tell = (kind: 'updated' | 'deleted', page: number) => live.tellOfDataset({ kind, recordIds: [idOf(page)] });
  const changes = async (page: number, text: string) => {
    await olga('PATCH', `/records/${idOf(page)}`, { fields: { text } });
    tell('updated', page);
  };
  const deletes = async (page: number) => {
    await olga('DELETE', `/records/${idOf(page)}`);
    tell('deleted', page);
  };
  const asks = async (changes: object, path?: string) => {
    const questions = await olga('GET', `/datasets/${tab.id}/questions`);
    await olga('PATCH', path ?? `/questions/${questions.body.items[0].id}`, changes);
    live.tellOfDataset({ kind: 'settings' } satisfies DatasetNews);
  };
  const lookedAgain = (page: number) => waitFor(() => expect(tab.wire.answered).toContain(`/records/${idOf(page)}`));
  const looks = (page: number) => tab.wire.sent.filter(({ path }) => path === `/records/${idOf(page)}`).length;
  const user = await tab.open();
  await record(1);
  await waitFor(() => expect(live.followers).toBe(1));
  return { ...tab, user, live, looks, visibility, idOf, tell, changes, deletes, asks, lookedAgain };
}

const button = (name: string) => screen.findByRole('button', { name });
const text = () => screen.getByRole('article').textContent ?? '';
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Why/ });
const line = /This record was updated/;

describe('a record in view that another user changed', () => {
  it('stays unchanged until Ann asks for the new version', async () => {
    const { user, changes } = await listening();

    await changes(1, 'Something else');

    expect((await screen.findAllByText(line)).length).toBeGreaterThan(0);
    expect(text()).toContain('review 0');
    await user.click(await button('Show the latest version'));
    expect(text()).toContain('Something else');
    expect(screen.queryByRole('button', { name: 'Show the latest version' })).toBeNull();
  });

  it('keeps its answer, which is sent', async () => {
    const { user, changes, wire } = await listening();
    await user.keyboard('2');
    await user.type(comment(), 'Because');

    await changes(1, 'Something else');
    await user.click(await button('Show the latest version'));

    expect(text()).toContain('Something else');
    expect(comment().value).toBe('Because');
    await user.click(submit());
    await record(2);
    await saved();
    expect(wire.saves[0]?.body).toMatchObject({ values: { mood: { value: 'good' }, why: { value: 'Because' } } });
  });

  it('shows its new version when Ann returns to it', async () => {
    const { user, changes } = await listening();
    await changes(1, 'Something else');
    await button('Show the latest version');

    await user.keyboard('{ArrowRight}');
    await record(2);
    await user.keyboard('{ArrowLeft}');

    await record(1);
    expect(text()).toContain('Something else');
  });

  it('shows no note if its contents are the same', async () => {
    const { tell, deletes, lookedAgain } = await listening();

    tell('updated', 1);
    await lookedAgain(1);
    await deletes(3);
    await waitFor(() => expect(screen.getByText('of 2')).toBeTruthy());

    expect(screen.queryByText(line)).toBeNull();
  });
});

describe('a record later in the queue', () => {
  it('is shown in its new version', async () => {
    const { user, changes, deletes, lookedAgain } = await listening();
    await changes(2, 'Something else');
    await lookedAgain(2);
    await deletes(3);
    await waitFor(() => expect(screen.getByText('of 2')).toBeTruthy());

    await user.keyboard('{ArrowRight}');

    await record(2);
    expect(text()).toContain('Something else');
    expect(screen.queryByText(line)).toBeNull();
  });

  it('is skipped once it is deleted', async () => {
    const { user, deletes } = await listening();

    await deletes(2);
    await waitFor(() => expect(screen.getByText('of 2')).toBeTruthy());
    await user.keyboard('{ArrowRight}');

    await record(2);
    expect(text()).toContain('review 2');
  });

  it('shows a note beside its draft when Ann returns to it', async () => {
    const { user, changes } = await listening();
    await user.type(comment(), 'Because');
    await user.keyboard('{Escape}{ArrowRight}');
    await record(2);

    await changes(1, 'Something else');
    await user.keyboard('{ArrowLeft}');

    await user.click(await button('Show the latest version'));
    expect(text()).toContain('Something else');
    expect(comment().value).toBe('Because');
  });
});

describe('a record in view that another user deleted', () => {
  it('stays with its draft until Ann leaves it', async () => {
    const { user, deletes } = await listening();
    await user.type(comment(), 'Because');

    await deletes(1);

    expect((await screen.findByText(/This record was deleted/)).closest('[role=status]')).not.toBeNull();
    expect(comment().value).toBe('Because');
    await user.click(await button('Continue without it'));
    await waitFor(() => expect(text()).toContain('review 1'));
    expect(comment().value).toBe('');
    expect(screen.getByText('of 2')).toBeTruthy();
    expect(screen.queryByText(/didn't submit/)).toBeNull();
  });

  it('is shown again with the answer that was already sent', async () => {
    const { user, deletes } = await listening();
    await user.keyboard('2');

    await deletes(1);
    await button('Continue without it');
    await user.click(submit());

    expect(await screen.findByText('The server rejected this answer')).toBeTruthy();
    expect(text()).toContain('review 0');
    expect(screen.getByRole('radio', { name: /GOOD/, checked: true })).toBeTruthy();
  });
});

describe('questions that another user changed', () => {
  const otherOrder = { settings: { ...mood.settings, options: options('good', 'bad') } };

  it('are reworded at once, and keep the draft', async () => {
    const { user, asks } = await listening();
    await user.type(comment(), 'Because');

    await asks({ title: 'How it feels' });

    expect(await screen.findByRole('group', { name: /How it feels/ })).toBeTruthy();
    expect(comment().value).toBe('Because');
    expect(document.activeElement).toBe(comment());
    expect((await screen.findAllByText(/The questions of this dataset were updated/)).length).toBe(1);
    expect(screen.queryByRole('button', { name: 'Show the new questions' })).toBeNull();
  });

  it('are replaced when Ann agrees if keys change their meaning, and keep the draft', async () => {
    const { user, asks } = await listening();
    await user.type(comment(), 'Because');
    const first = () => screen.getAllByRole('radio')[0]?.getAttribute('value');
    const before = first();

    await asks(otherOrder);

    await button('Show the new questions');
    expect(first()).toBe(before);
    await user.click(await button('Show the new questions'));
    await waitFor(() => expect(first()).not.toBe(before));
    expect(comment().value).toBe('Because');
  });

  it('are reworded or replaced in the bulk view too', async () => {
    const { user, asks } = await listening();
    await user.click(screen.getByRole('button', { name: 'Bulk view' }));
    await screen.findByRole('checkbox', { name: 'Select record 3' });
    const first = () => screen.getAllByRole('radio')[0]?.getAttribute('value');
    const before = first();

    await asks({ title: 'How it feels' });
    expect(await screen.findByRole('group', { name: /How it feels/ })).toBeTruthy();
    await asks(otherOrder);
    await user.click(await button('Show the new questions'));

    await waitFor(() => expect(first()).not.toBe(before));
  });

  it('accept added labels at once', async () => {
    const { user, asks, wire } = await listening();

    await asks({ settings: { ...mood.settings, options: options('bad', 'good', 'mixed') } });
    await user.click(await screen.findByRole('radio', { name: /MIXED/ }));
    await user.click(submit());

    await record(2);
    await saved();
    expect(wire.saves[0]?.body).toMatchObject({ values: { mood: { value: 'mixed' } } });
  });

  it('do not delay other changes of the dataset', async () => {
    const { id, user, asks } = await listening();
    await asks(otherOrder);
    await button('Show the new questions');

    await asks({ guidelines: 'Read it twice.' }, `/datasets/${id}`);

    await user.click(screen.getByRole('button', { name: /Guidelines/ }));
    expect(await screen.findByText('Read it twice.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show the new questions' })).toBeTruthy();
  });

  it('are replaced with the next record in any case', async () => {
    const { user, asks } = await listening();
    await asks(otherOrder);
    await button('Show the new questions');
    const first = () => screen.getAllByRole('radio')[0]?.getAttribute('value');
    const before = first();

    await user.keyboard('{ArrowRight}');

    await record(2);
    await waitFor(() => expect(first()).not.toBe(before));
    expect(screen.queryByRole('button', { name: 'Show the new questions' })).toBeNull();
  });
});

describe('a tab that was hidden', () => {
  it('shows changes that happened while it was hidden', async () => {
    const { visibility, idOf } = await listening();

    visibility.change(false);
    await server.as('olga')('PATCH', `/records/${idOf(1)}`, { fields: { text: 'Something else' } });
    visibility.change(true);

    expect(await button('Show the latest version')).toBeTruthy();
  });
});

describe('many changes by others', () => {
  it('reload the records in view less and less often, but at once when Ann advances', async () => {
    const clock = new FakeClock();
    const { user, live, looks, wire } = await listening(6, clock);
    const isQuiet = () => waitFor(() => expect(wire.answered).toHaveLength(wire.sent.length));
    const change = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        live.tellOfDataset({ kind: 'updated', recordIds: undefined });
        clock.advance(250);
        await settled();
        await isQuiet();
      }
    };
    await change(40); // ten seconds
    await waitFor(() => expect(looks(1)).toBeGreaterThan(0));
    expect(looks(1)).toBeLessThan(8);

    await user.click(screen.getByRole('button', { name: /Next/ }));
    await record(2);
    const before = looks(5);
    await change(2);

    await waitFor(() => expect(looks(5)).toBeGreaterThan(before));
  });
});
