import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood, why } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
  await server.addUser('adam', 'admin', server.workspaceId);
  await server.addUser('bo', 'annotator', server.workspaceId);
});
afterEach(closeApp);

const topics: WireQuestionCreate = {
  name: 'topics',
  title: 'Topics',
  settings: { type: 'multi_label_selection', options: options('a', 'b') },
};
const stars: WireQuestionCreate = {
  name: 'stars',
  title: 'Stars',
  settings: { type: 'rating', options: [1, 2].map((value) => ({ value })) },
};
const many: WireQuestionCreate = {
  name: 'many',
  title: 'Many',
  settings: {
    type: 'label_selection',
    options: options(...Array.from({ length: 100 }, (_, index) => `label ${index}`)),
  },
};

interface Options {
  readonly username?: string;
  readonly questions?: readonly WireQuestionCreate[];
  readonly given?: readonly (readonly [username: string, values: Readonly<Record<string, unknown>>])[];
}

async function aTabWith({ username = 'olga', questions = [mood, topics, stars, why], given = [] }: Options) {
  const tab = await aTab(server, { username, questions, records: given.length + 1 });
  const { items } = (await server.as('ann')('POST', `/me/datasets/${tab.id}/records/search`, {})).body;
  for (const [index, [as, answered]] of given.entries()) {
    const values = Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, { value }]));
    await server.as(as)('POST', `/records/${items[index].record.id}/responses`, { status: 'submitted', values });
  }
  return tab;
}

async function unfolded(wanted: Options) {
  const tab = await aTabWith(wanted);
  const user = await tab.open();
  await record(1);
  await user.click(screen.getByRole('button', { name: /^Progress/ }));
  return { ...tab, user };
}

const chosen = () => screen.findByRole('region', { name: 'Answer distribution' });
const known = async () => waitFor(async () => expect((await chosen()).getAttribute('aria-busy')).toBe('false'));
const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const chart = (name: RegExp) => screen.getByRole('list', { name });
const bars = (name: RegExp) =>
  [...chart(name).querySelectorAll('rect:last-child')].map((bar) => bar.getAttribute('width'));
const asked = ({ wire }: { readonly wire: { readonly sent: readonly { readonly path: string }[] } }) =>
  wire.sent.filter(({ path }) => path.endsWith('/shares'));

const given = [
  ['ann', { mood: 'good', topics: ['a', 'b'], stars: 2 }],
  ['bo', { mood: 'good', topics: ['b'] }],
  ['bo', { mood: 'bad' }],
] as const;

describe('the answer shares', () => {
  it('show a chart with numbers for each question with options', async () => {
    await unfolded({ given });
    await known();

    expect(rowsOf(chart(/^Mood 3 answers/))).toEqual(['GOOD2 66.67 %', 'BAD1 33.33 %']);
    expect(bars(/^Mood/)).toEqual(['66.67%', '33.33%']);
    expect(rowsOf(chart(/^Topics 2 answers/))).toEqual(['B2 100 %', 'A1 50 %']);
    expect(rowsOf(chart(/^Stars 1 answer/))).toEqual(['10 0 %', '21 100 %']);
    expect(screen.queryByRole('list', { name: /^Why/ })).toBeNull();
  });

  it('explain that shares of multiple answers add up to more than 100 %', async () => {
    await unfolded({ given });
    await known();

    const saying = within(await chosen()).getAllByText(/can add up to more than 100/);

    expect(saying.map((each) => each.closest('section')?.textContent)).toEqual([expect.stringMatching(/^Topics/)]);
  });

  it('switch to a table', async () => {
    const { user } = await unfolded({ given });
    await known();
    const button = screen.getByRole('button', { name: 'Show as table', pressed: false });

    await user.click(button);

    const table = screen.getByRole('table', { name: /^Mood 3 answers/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Answer', 'Count', 'Share']);
    expect(within(table).getByRole('rowheader', { name: 'GOOD' }).parentElement?.textContent).toBe('GOOD266.67 %');
    expect(screen.queryByRole('list', { name: /^Mood/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show as table', pressed: true }));
    expect(chart(/^Mood/)).toBeTruthy();
  });

  it('show the ten most frequent of a hundred options, and all on request', async () => {
    const { user } = await unfolded({ questions: [many], given: [['ann', { many: 'label 70' }]] });
    await known();
    expect(rowsOf(chart(/^Many/))).toHaveLength(10);
    expect(rowsOf(chart(/^Many/))[0]).toContain('LABEL 70');

    await user.click(screen.getByRole('button', { name: 'Show all 100', expanded: false }));
    expect(rowsOf(chart(/^Many/))).toHaveLength(100);

    await user.click(screen.getByRole('button', { name: 'Show the top 10', expanded: true }));
    expect(rowsOf(chart(/^Many/))).toHaveLength(10);
  });

  it('show zero answers for a new dataset', async () => {
    await unfolded({});
    await known();

    expect(rowsOf(chart(/^Mood 0 answers/))).toEqual(['BAD0 0 %', 'GOOD0 0 %']);
  });

  it('load only when the panel opens', async () => {
    const tab = await aTabWith({ given });
    const user = await tab.open();
    await record(1);
    expect(asked(tab)).toEqual([]);

    await user.click(screen.getByRole('button', { name: /^Progress/ }));

    await known();
    expect(asked(tab)).toHaveLength(1);
  });

  it('are shown to an admin of the workspace', async () => {
    await unfolded({ username: 'adam', given });

    expect(await chosen()).toBeTruthy();
  });

  it('are neither offered to annotators nor requested by them', async () => {
    const tab = await unfolded({ username: 'ann', given });
    await screen.findByRole('region', { name: 'Team' });

    expect(screen.queryByRole('region', { name: 'Answer distribution' })).toBeNull();
    expect(asked(tab)).toEqual([]);
  });

  it('are hidden if the server does not offer them', async () => {
    const tab = await aTabWith({ given });
    tab.wire.answer(/\/settings$/, 200, { argilla: {} });
    const user = await tab.open();
    await record(1);
    await user.click(screen.getByRole('button', { name: /^Progress/ }));
    await screen.findByRole('region', { name: 'Team' });

    expect(screen.queryByRole('region', { name: 'Answer distribution' })).toBeNull();
    expect(asked(tab)).toEqual([]);
  });

  it('are hidden if no question has options', async () => {
    await unfolded({ questions: [why] });

    await screen.findByRole('region', { name: 'Team' });
    expect(screen.queryByRole('region', { name: 'Answer distribution' })).toBeNull();
  });

  it('show an error with a retry button in their place', async () => {
    const tab = await aTabWith({ given });
    tab.wire.answer(/\/shares$/, 500);
    const user = await tab.open();
    await record(1);
    await user.click(screen.getByRole('button', { name: /^Progress/ }));

    expect(await screen.findByText('The answer distribution could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    tab.wire.recover();
    await user.click(within(await chosen()).getByRole('button', { name: 'Try again' }));

    await known();
    expect(rowsOf(chart(/^Mood/))).toEqual(['GOOD2 66.67 %', 'BAD1 33.33 %']);
    expect(screen.queryByText('The answer distribution could not be loaded')).toBeNull();
  });
});
