import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { closeApp } from '../support/open-app.tsx';
import { requiredMood, why } from '../support/questions.ts';
import { aTab, record, saved } from '../support/tab.ts';

const server = await ourServer();
beforeAll(() => server.addUser('olga', 'owner'));
afterEach(closeApp);

async function suggest(id: string) {
  const as = server.as('olga');
  const { items: questions } = (await as('GET', `/datasets/${id}/questions`)).body;
  const { items } = (await as('POST', `/datasets/${id}/records/search`, {})).body;
  await as('PUT', `/records/${items[0].record.id}/suggestions`, { question_id: questions[0].id, value: 'good' });
}

const answersOf = ({ wire }: Awaited<ReturnType<typeof aTab>>) =>
  wire.sent.filter(({ path, method }) => method !== 'DELETE' && /responses(\/|$)/.test(path)).map(({ body }) => body);

describe('whether a suggestion was in view', () => {
  it('is sent with the answers to each question, and again by undo', async () => {
    const tab = await aTab(server, { questions: [requiredMood, why], records: 2 });
    await suggest(tab.id);
    const user = await tab.open();
    await record(1);
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'so');

    await user.keyboard('{Control>}{Enter}{/Control}');
    await record(2);
    await saved();
    await user.click(screen.getByRole('button', { name: 'Previous record' }));
    await record(1);
    await user.click(screen.getByRole('radio', { name: 'BAD' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await record(2);
    await saved();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(answersOf(tab)).toHaveLength(3));

    const seen = { postil: { suggestions_seen: { mood: true, why: false } } };
    const mood = (value: string) => ({ values: { mood: { value } } });
    expect(answersOf(tab)).toMatchObject([
      { ...mood('good'), ...seen },
      { ...mood('bad'), ...seen },
      { ...mood('good'), ...seen },
    ]);
  });
});

describe('a server without this feature', () => {
  it('gets answers without it', async () => {
    const tab = await aTab(server, { questions: [requiredMood], records: 1 });
    tab.wire.answer(/^\/settings/, 200, { argilla: {} });
    const user = await tab.open();
    await record(1);

    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(answersOf(tab)).toHaveLength(1));
    expect(answersOf(tab)[0]).not.toHaveProperty('postil');
  });
});
