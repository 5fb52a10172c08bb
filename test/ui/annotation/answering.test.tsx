import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { prefilled } from '#domain/annotation/draft.ts';
import { suggestionFor } from '#domain/annotation/suggestion.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { ourServer } from '../../support/client.ts';
import type { Numbers } from '../../support/server/world.ts';
import { closeApp } from '../support/open-app.tsx';
import { requiredMood, why } from '../support/questions.ts';
import { aTab, record, saved, submit } from '../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [requiredMood, why];

const suggested = (numbers: Numbers) => {
  const [mood = 0, why = 0] = [...numbers.questions.values()];
  const suggestions = new Map([
    [mood, { value: 'good', score: 0.4567, agent: 'a classifier' }],
    [why, { value: 'because', score: 0.9, agent: 'a writer' }],
  ]);
  return [{ fields: { text: 'Fine weather' }, suggestions }];
};

const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) }).checked;
const press = (name: string) => screen.getByRole('button', { name });

describe('a record without a response', () => {
  it.each([
    ['Submit', 'submitted'],
    ['Discard', 'discarded'],
    ['Save as draft', 'draft'],
  ])('gets one from %s: a single POST with the status %s', async (button, status) => {
    const { open, wire } = await aTab(server, { questions });
    const user = await open();
    await record();
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));

    await user.click(press(button));

    await saved();
    expect(wire.saves).toHaveLength(1);
    expect(wire.saves).toMatchObject([{ method: 'POST', body: { status } }]);
  });

  it('accepts an answer of an annotator by each of the buttons', async () => {
    const { open, id } = await aTab(server, { questions, records: 3 });
    const user = await open();
    await record(1);

    await user.keyboard('2{Enter}');
    await record(2);
    await user.keyboard('{Backspace}');
    await record(3);
    await user.keyboard('1{Control>}s{/Control}');

    await saved();
    const counts = await server.as('ann')('GET', `/me/datasets/${id}/metrics`);
    expect(counts.body.responses).toMatchObject({ submitted: 1, discarded: 1, draft: 1, pending: 0 });
  });
});

describe('a record with a response', () => {
  it('is updated by one PUT to the same response, without a POST', async () => {
    const { open, reopen, wire, id } = await aTab(server, { questions });
    const user = await open();
    await record();
    await user.keyboard('2{Enter}');
    await saved();
    const stored = await server.as('ann')('POST', `/me/datasets/${id}/records/search?include=responses`, {});
    const again = await reopen('?status=submitted');
    await record();
    wire.sent.length = 0;

    await again.click(screen.getByRole('radio', { name: 'BAD' }));
    await again.click(submit());

    await saved();
    expect(wire.saves).toMatchObject([
      {
        method: 'PUT',
        path: `/responses/${stored.body.items[0].record.responses[0].id}`,
        body: { status: 'submitted', values: { mood: { value: 'bad' } } },
      },
    ]);
  });

  it('is listed as discarded after discarding it and a reload', async () => {
    const { open, reopen } = await aTab(server, { questions });
    const user = await open();
    await record();
    await user.click(press('Discard'));
    await saved();

    await reopen('?status=discarded');

    expect(within(await record()).getByText('Discarded')).toBeTruthy();
  });

  it('is listed as a draft with its answers after saving a draft and a reload', async () => {
    const { open, reopen } = await aTab(server, { questions });
    const user = await open();
    await record();
    await user.click(screen.getByRole('radio', { name: 'BAD' }));
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'too long');
    await user.click(press('Save as draft'));
    await saved();

    await reopen('?status=draft');

    expect(within(await record()).getByText('Draft')).toBeTruthy();
    expect(chosen('BAD')).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('too long');
  });
});

describe('the form of a record with suggestions', () => {
  it('contains the suggested values while the record is pending', async () => {
    const { open } = await aTab(server, { questions, records: suggested });

    await open();

    await record();
    expect(chosen('GOOD')).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('because');
  });

  it('contains the answer once the record has one', async () => {
    const { open, reopen } = await aTab(server, { questions, records: suggested });
    const user = await open();
    await record();
    await user.click(screen.getByRole('radio', { name: /BAD/ }));
    await user.clear(screen.getByRole('textbox', { name: 'Why' }));
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'rain');
    await user.click(submit());
    await saved();

    await reopen('?status=submitted');

    await record();
    expect([chosen('BAD'), chosen('GOOD')]).toEqual([true, false]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('rain');
  });

  it('shows their scores with one decimal, and their agents', async () => {
    const { open } = await aTab(server, { questions, records: suggested });

    await open();

    await record();
    const mark = screen.getByTitle('Suggested by a classifier');
    expect(mark.textContent).toContain('0.5');
    expect(mark.textContent).not.toContain('0.4567');
    expect(screen.getByTitle('Suggested by a writer').textContent).toContain('0.9');
  });
});

describe('a question with a suggestion', () => {
  it('is read with all its fields, and shows agent and score', async () => {
    const { container, id, open } = await aTab(server, { questions, records: suggested });

    const [mood] = await container.get(QuestionRepository).of(id);
    const found = await container.get(RecordRepository).search(id, initialCriteria, { page: 1, limit: 1 });
    await open();

    expect(mood).toMatchObject({ name: 'mood', title: 'Mood', required: true, datasetId: id, type: 'label_selection' });
    expect(mood).toHaveProperty('description', undefined);
    expect(mood?.settings).toHaveProperty('options');
    const [shown] = found.records;
    expect(mood && shown && suggestionFor(mood, shown.suggestions)).toEqual({
      id: expect.any(String),
      questionId: mood?.id,
      suggestedAnswer: { type: 'label_selection', label: 'good' },
      score: expect.closeTo(0.4567),
      agent: 'a classifier',
    });
    expect(mood && shown && prefilled(shown, [mood])).toEqual({ mood: { type: 'label_selection', label: 'good' } });
    await record();
    expect(screen.getByTitle('Suggested by a classifier').textContent).toContain('0.5');
  });
});

describe('the seventh record', () => {
  it('has position 7 in the pager and in the address', async () => {
    const { open } = await aTab(server, { questions, records: 8 });

    const user = await open('?page=6');
    await record(6);
    await user.keyboard('{ArrowRight}');

    await record(7);
    const pager = screen.getByRole('navigation', { name: 'Records' });
    expect(within(pager).getByRole<HTMLInputElement>('textbox', { name: 'Record number' }).value).toBe('7');
    expect(pager.textContent).toContain('of 8');
    expect(new URLSearchParams(location.search).get('page')).toBe('7');
  });
});

describe('the progress of the user', () => {
  it('counts submitted, drafted, discarded and pending records', async () => {
    const { open } = await aTab(server, { questions, records: 5 });
    const user = await open();
    await record(1);
    await user.keyboard('2{Enter}');
    await record(2);
    await user.keyboard('{Backspace}');
    await record(3);

    await user.keyboard('1{Control>}s{/Control}');

    await saved();
    expect(await screen.findByText('You: 1 submitted, 2 left')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Progress/ }));
    const counts = within(screen.getByRole('region', { name: 'You' })).getAllByRole('definition');
    expect(counts.map(({ textContent }) => textContent)).toEqual(['1', '1', '1', '2']);
  });
});
