import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { ourServer } from '../../../../support/client.ts';
import { options } from '../../../../support/server/world.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { aTab, record, saved, submit } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const many = (count: number) => options(...Array.from({ length: count }, (_, index) => `label ${index + 1}`));

const single = (labels = options('bad', 'fair', 'good'), visible?: number): WireQuestionCreate => ({
  name: 'mood',
  title: 'Mood',
  settings: { type: 'label_selection', options: labels, visible_options: visible ?? null },
});

const multi = (labels = options('a', 'b', 'c', 'd'), visible?: number): WireQuestionCreate => ({
  name: 'topics',
  title: 'Topics',
  settings: { type: 'multi_label_selection', options: labels, visible_options: visible ?? null },
});

async function openWith(question: WireQuestionCreate) {
  const tab = await aTab(server, { questions: [question] });
  const user = await tab.open();
  await record();
  return { ...tab, user };
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const shown = () =>
  [...document.querySelectorAll('input[type=radio], input[type=checkbox]')].map((each) => labelOf(each));
const labelOf = (input: Element) => input.closest('label')?.querySelector('span')?.textContent;
const focused = () => document.activeElement && labelOf(document.activeElement);
const searchBox = () => screen.queryByRole<HTMLInputElement>('searchbox', { name: /^Find an option/ });

const searchField = (title = 'Mood') =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: `Find an option for ${title}` });

describe('a single-label question', () => {
  it('shows the colours of its labels and no others', async () => {
    const coloured = options('bad', 'good').map((each, at) =>
      at === 0 ? { ...each, color: 'hsl(210, 60%, 40%)' } : each,
    );
    await openWith(single(coloured));

    const own = (name: string) => option(name).closest('label')?.querySelector('span')?.style.getPropertyValue('--own');
    expect(own('BAD')).toBe('hsl(210, 60%, 40%)');
    expect(own('GOOD')).toBe('');
  });

  it('tells screen readers the position of each radio button and their number', async () => {
    await openWith(single());

    const position = (name: string) =>
      ['aria-posinset', 'aria-setsize'].map((each) => option(name).getAttribute(each)).join(' of ');
    expect(['BAD', 'FAIR', 'GOOD'].map(position)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  it('submits the last of two options chosen in turn', async () => {
    const { user, wire } = await openWith(single());

    await user.click(option('BAD'));
    await user.click(option('GOOD'));
    expect(['BAD', 'GOOD'].map((name) => option(name).checked)).toEqual([false, true]);
    await user.click(submit());

    await saved();
    expect(wire.saves).toMatchObject([{ body: { values: { mood: { value: 'good' } } } }]);
  });
});

describe('a multi-label question', () => {
  it('shows both chosen options after a submission and a reload', async () => {
    const { user, reopen, wire } = await openWith(multi());
    await user.click(box('A'));
    await user.click(box('C'));
    await user.click(submit());
    await saved();

    await reopen('?status=submitted');

    await record();
    expect(['A', 'B', 'C', 'D'].map((name) => box(name).checked)).toEqual([true, false, true, false]);
    expect(wire.saves).toMatchObject([{ body: { values: { topics: { value: ['a', 'c'] } } } }]);
  });

  it('chooses an option by its number and clears it by the same number', async () => {
    const { user } = await openWith(multi());

    await user.keyboard('2');
    expect(box('B').checked).toBe(true);

    await user.keyboard('2');
    expect(box('B').checked).toBe(false);
  });
});

describe('the search among options', () => {
  it('appears with 15 options', async () => {
    await openWith(single(many(15)));

    expect(searchBox()).toBeTruthy();
  });

  it('is hidden with fewer options', async () => {
    await openWith(single(many(14)));

    expect(searchBox()).toBeNull();
  });

  it('shows matches and chooses the first one on Enter', async () => {
    const { user, wire } = await openWith(single([...many(15), ...options('zebra')]));

    await user.type(searchField(), 'zeb');
    expect(shown()).toEqual(['ZEBRA']);
    await user.keyboard('{Enter}');
    expect(option('ZEBRA').checked).toBe(true);
    expect(shown()).toHaveLength(16);
    expect(focused()).toBe('ZEBRA');
    await user.keyboard('{Enter}');

    await saved();
    expect(wire.saves).toMatchObject([{ body: { values: { mood: { value: 'zebra' } } } }]);
  });

  it('starts with a letter typed on an option of its question', async () => {
    const topics = { ...multi(many(15)), title: 'Topics' };
    const { open } = await aTab(server, { questions: [single(many(15)), topics] });
    const user = await open();
    await record();

    box('LABEL 1').focus();
    await user.keyboard('l4');

    expect(searchField('Topics').value).toBe('l4');
    expect(searchField().value).toBe('');
  });

  it('ignores letters if the question has no search box', async () => {
    const { user } = await openWith(single());
    option('BAD').focus();

    await user.keyboard('g');

    expect(focused()).toBe('BAD');
  });

  it('handles all keys in its box, and is cleared and left by Escape', async () => {
    const { user, wire } = await openWith(single(many(15)));

    await user.type(searchField(), 'l1{Backspace}{Backspace}{ArrowRight}');
    expect(searchBox()?.value).toBe('');
    await user.keyboard('x');
    expect(screen.getByText('No matching options')).toBeTruthy();
    await user.keyboard('{Escape}');

    expect(searchBox()?.value).toBe('');
    expect(focused()).toBe('LABEL 1');
    expect(wire.saves).toEqual([]);
  });

  it('is cleared by the next record', async () => {
    const tab = await aTab(server, { questions: [single(many(15))], records: 2 });
    const user = await tab.open();
    await record();
    await user.type(searchField(), '12');

    await user.click(screen.getByRole('button', { name: /Next record/ }));

    await record(2);
    expect(searchBox()?.value).toBe('');
  });
});

describe('visible options', () => {
  it('are all ten if the settings name no number', async () => {
    await openWith(single(many(10)));

    expect(shown()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
  });

  it('hide the other options until the user unfolds them', async () => {
    const { user } = await openWith(multi(many(6), 4));
    expect(shown()).toHaveLength(4);

    await user.click(screen.getByRole('button', { name: '+2 more' }));
    expect(shown()).toHaveLength(6);

    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(shown()).toHaveLength(4);
  });

  it('include chosen options that would be folded away', async () => {
    const { user } = await openWith(multi(many(6), 4));

    await user.click(screen.getByRole('button', { name: '+2 more' }));
    await user.click(box('LABEL 6'));
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));

    expect(shown()).toEqual(['LABEL 1', 'LABEL 2', 'LABEL 3', 'LABEL 4', 'LABEL 6']);
    expect(box('LABEL 6').checked).toBe(true);
  });
});

describe('the order of options', () => {
  const labelsInOrder = async (options_order: 'natural' | 'suggestion') => {
    const question: WireQuestionCreate = {
      ...multi(),
      settings: { type: 'multi_label_selection', options: options('a', 'b', 'c', 'd'), options_order },
    };
    const tab = await aTab(server, {
      questions: [question],
      records: ({ questions }) => {
        const [topics = 0] = [...questions.values()];
        const suggestion = { value: ['c', 'b'], score: [0.2, 0.8], agent: 'a classifier' };
        return [{ fields: { text: 'Fine weather' }, suggestions: new Map([[topics, suggestion]]) }];
      },
    });
    await tab.open();
    await record();
    return shown();
  };

  it('follows the settings if it is natural', async () => {
    expect(await labelsInOrder('natural')).toEqual(['A', 'B', 'C', 'D']);
  });

  it('starts with the best suggestions if it follows suggestions', async () => {
    expect(await labelsInOrder('suggestion')).toEqual(['B', 'C', 'A', 'D']);
  });
});
