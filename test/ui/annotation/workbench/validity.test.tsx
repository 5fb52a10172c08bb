import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { aTab, record, saved, submit } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const settings: { readonly [T in WireQuestionCreate['settings']['type']]?: WireQuestionCreate['settings'] } = {
  text: { type: 'text' },
  label_selection: { type: 'label_selection', options: options('bad', 'good') },
  multi_label_selection: { type: 'multi_label_selection', options: options('news', 'sports') },
  rating: { type: 'rating', options: [0, 1, 2].map((value) => ({ value })) },
  ranking: { type: 'ranking', options: options('a', 'b', 'c') },
  span: { type: 'span', field: 'text', options: options('person') },
};

const aQuestion = (type: keyof typeof settings, required: boolean): WireQuestionCreate => ({
  name: type,
  title: type,
  required,
  settings: settings[type] ?? { type: 'text' },
});

async function openWith(...questions: readonly WireQuestionCreate[]) {
  const tab = await aTab(server, { questions });
  const user = await tab.open();
  await record();
  return { ...tab, user };
}

const description = () => document.getElementById(submit().getAttribute('aria-describedby') ?? '')?.textContent;

type User = Awaited<ReturnType<typeof openWith>>['user'];

async function rank(user: User, option: string, slot: string) {
  screen.getByRole('button', { name: new RegExp(`^${option},`) }).focus();
  await user.keyboard(slot);
}

describe('a required question', () => {
  it('disables Submit until a text is written', async () => {
    const { user } = await openWith(aQuestion('text', true));
    expect(submit().disabled).toBe(true);

    await user.type(screen.getByRole('textbox', { name: 'text' }), 'x');
    expect(submit().disabled).toBe(false);

    await user.clear(screen.getByRole('textbox', { name: 'text' }));
    expect(submit().disabled).toBe(true);
  });

  it('keeps Submit enabled without any span', async () => {
    await openWith(aQuestion('span', true));

    expect(submit().disabled).toBe(false);
    expect(await screen.findByText('Nothing is marked. Submit if there is nothing to mark.')).toBeTruthy();
  });

  it('disables Submit until a label is chosen', async () => {
    const { user } = await openWith(aQuestion('label_selection', true));
    expect(submit().disabled).toBe(true);

    await user.click(screen.getByRole('radio', { name: 'GOOD' }));

    expect(submit().disabled).toBe(false);
  });

  it('disables Submit until one of several labels is chosen', async () => {
    const { user } = await openWith(aQuestion('multi_label_selection', true));
    expect(submit().disabled).toBe(true);

    await user.click(screen.getByRole('checkbox', { name: 'NEWS' }));

    expect(submit().disabled).toBe(false);
  });

  it('counts a rating of 0 as an answer', async () => {
    const { user } = await openWith(aQuestion('rating', true));
    expect(submit().disabled).toBe(true);

    await user.click(screen.getByRole('radio', { name: '0' }));

    expect(submit().disabled).toBe(false);
  });

  it('disables Submit until every option has a rank', async () => {
    const { user } = await openWith(aQuestion('ranking', true));

    await rank(user, 'A', '1');
    await rank(user, 'B', '2');
    expect(submit().disabled).toBe(true);

    await rank(user, 'C', '3');
    expect(submit().disabled).toBe(false);
  });

  it('explains on Submit that required responses are missing', async () => {
    await openWith(aQuestion('text', true));

    expect(submit().title).toBe('To submit complete required responses');
    expect(description()).toMatch(/^To submit complete required responses/);
  });

  it('is named on Submit with all other missing ones', async () => {
    const { user } = await openWith(aQuestion('rating', true), aQuestion('text', true), aQuestion('span', false));
    expect(description()).toMatch(/: rating and text$/);

    await user.click(screen.getByRole('radio', { name: '0' }));

    expect(description()).toMatch(/: text$/);
  });
});

describe('an optional ranking', () => {
  it('disables Submit only while it is incomplete', async () => {
    const { user } = await openWith(aQuestion('ranking', false));
    expect(submit().disabled).toBe(false);

    await rank(user, 'B', '1');
    expect(submit().disabled).toBe(true);

    await rank(user, 'A', '2');
    await rank(user, 'C', '3');
    expect(submit().disabled).toBe(false);
  });

  it('is saved in a draft with a single rank', async () => {
    const { user, wire } = await openWith(aQuestion('ranking', false));
    await rank(user, 'B', '1');

    await user.click(screen.getByRole('button', { name: 'Save as draft' }));

    await saved();
    expect(wire.saves).toMatchObject([
      { body: { status: 'draft', values: { ranking: { value: [{ value: 'b', rank: 1 }] } } } },
    ]);
  });
});

describe('an optional empty question', () => {
  it('is left out of the request', async () => {
    const { user, wire } = await openWith(
      aQuestion('label_selection', true),
      aQuestion('text', false),
      aQuestion('rating', false),
      aQuestion('ranking', false),
    );
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));

    await user.click(submit());

    await saved();
    expect(wire.saves).toHaveLength(1);
    expect(wire.saves[0]?.body).toMatchObject({ status: 'submitted' });
    expect(wire.saves[0]?.body).toHaveProperty('values', { label_selection: { value: 'good' } });
  });
});

describe('a form of required and optional questions', () => {
  it.each([
    { label: false, text: false, ranks: 0, isOn: false },
    { label: false, text: true, ranks: 3, isOn: false },
    { label: true, text: false, ranks: 0, isOn: true },
    { label: true, text: true, ranks: 0, isOn: true },
    { label: true, text: false, ranks: 1, isOn: false },
    { label: true, text: true, ranks: 2, isOn: false },
    { label: true, text: true, ranks: 3, isOn: true },
    { label: true, text: false, ranks: 3, isOn: true },
  ])('with label $label, text $text and $ranks ranks has Submit on: $isOn', async ({ label, text, ranks, isOn }) => {
    const { user } = await openWith(
      aQuestion('label_selection', true),
      aQuestion('text', false),
      aQuestion('ranking', false),
    );

    if (label) await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    if (text) await user.type(screen.getByRole('textbox', { name: 'text' }), 'fine');
    for (const [index, option] of ['A', 'B', 'C'].slice(0, ranks).entries())
      await rank(user, option, String(index + 1));

    expect(submit().disabled).toBe(!isOn);
  });
});
