import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import type { NewRecord } from '#server/resources/records/create-records.ts';
import { ourServer } from '../../../support/client.ts';
import { type Numbers, options } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab, record, saved, submit } from '../../support/tab.ts';

const server = await ourServer();
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeApp();
});

const about = (settings: object = {}, name = 'people'): WireQuestionCreate => ({
  name,
  title: name,
  settings: {
    type: 'span',
    field: 'text',
    options: options('person', 'place'),
    allow_character_annotation: false,
    ...settings,
  },
});

interface Options {
  readonly text?: string;
  readonly questions?: readonly WireQuestionCreate[];
  readonly suggested?: { readonly value: unknown; readonly score?: number[]; readonly agent?: string };
}

async function openWith({ text = 'Ana met Bo in Rome.', questions = [about()], suggested }: Options = {}) {
  const records = (numbers: Numbers): readonly NewRecord[] => [
    {
      fields: { text },
      suggestions: new Map(suggested ? [[[...numbers.questions.values()][0] ?? 0, suggested]] : []),
    },
  ];
  const tab = await aTab(server, { questions, records });
  const user = await tab.open();
  await record();
  const area = await screen.findByRole('textbox', { name: 'Text' });
  return { ...tab, user, area };
}

const marked = () => [...document.querySelectorAll('mark')].map((each) => each.textContent);
const list = (name = 'people') => screen.getByRole('list', { name: `Spans: ${name}` });
const rows = (name?: string) =>
  within(list(name))
    .getAllByRole('button', { name: /show in the text/ })
    .map((each) => each.getAttribute('aria-label')?.replace(': show in the text', ''));
const said = () => document.querySelector('[aria-live=assertive]')?.textContent?.trim();

async function stored(id: string, name = 'people') {
  await saved();
  const found = await server.as('ann')('POST', `/me/datasets/${id}/records/search?include=responses`, {});
  return found.body.items[0].record.responses[0]?.values[name]?.value;
}

describe('marking spans by keys', () => {
  it('selects words with Shift, labels them by a digit and sends them', async () => {
    const { user, area, id } = await openWith();
    area.focus();

    await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}1');

    expect(marked()).toEqual(['Ana']);
    expect(rows()).toEqual(['Ana, PERSON']);
    expect(said()).toBe('“Ana” is PERSON');
    await user.click(submit());
    expect(await stored(id)).toEqual([{ start: 0, end: 3, label: 'person' }]);
  });

  it('extends the selection to whole words if characters are not allowed', async () => {
    const { user, area } = await openWith();
    area.focus();

    await user.keyboard('{Shift>}{ArrowRight}{/Shift}2');

    expect(rows()).toEqual(['Ana, PLACE']);
  });

  it('starts with the first question, even if the second one has options', async () => {
    await openWith({ questions: [about(), mood] });

    expect(document.activeElement?.closest<HTMLElement>('[data-question]')?.dataset.question).toBe('people');
  });

  it('focuses the question first, not the switch for single characters', async () => {
    const { user } = await openWith({ questions: [about({ allow_character_annotation: true })] });
    const byCharacters = await screen.findByRole<HTMLInputElement>('checkbox');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();

    await user.tab();
    expect(document.activeElement?.matches('[data-question=people]')).toBe(true);
    await user.keyboard(' ');

    expect(byCharacters.checked).toBe(false);
  });

  it('selects single characters if they are allowed', async () => {
    const { user, area } = await openWith({ questions: [about({ allow_character_annotation: true })] });
    area.focus();

    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}1');

    expect(rows()).toEqual(['An, PERSON']);
  });

  it('leaves out blanks between words, but keeps characters selected one by one', async () => {
    const { user, area } = await openWith({ questions: [about({ allow_character_annotation: true })] });
    area.focus();

    await user.keyboard('{Control>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Control}1');
    await user.keyboard('{Home}{ArrowRight}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}2');

    expect(rows()).toEqual(['na, PLACE', 'met, PERSON']);
  });

  it('counts emoji, combining accents, Chinese and Hebrew in code points, like Python', async () => {
    const { user, area, id } = await openWith({
      text: '😀 e\u0301t 北京 שלום 👍🏽',
      questions: [about({ allow_character_annotation: true })],
    });
    area.focus();

    await user.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}1');

    expect(rows()).toEqual(['👍🏽, PERSON']);
    await user.click(submit());
    expect(await stored(id)).toEqual([{ start: 14, end: 16, label: 'person' }]);
  });

  it('removes the span at the caret by Backspace without discarding the record', async () => {
    const { user, area, wire } = await openWith();
    area.focus();
    await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}1');

    await user.keyboard('{Backspace}');
    expect(marked()).toEqual([]);
    expect(said()).toBe('“Ana” is no longer PERSON');
    await user.keyboard('{Delete}');

    expect(said()).toBe('No span here');
    expect(wire.saves).toEqual([]);
  });

  it('moves from span to span and announces the label', async () => {
    const { user, area } = await openWith();
    area.focus();
    await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}1');
    await user.keyboard('{Control>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Control}2');

    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(said()).toBe('Ana, in PERSON');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(said()).toMatch(/^met Bo|^Bo/);
    await user.keyboard('1');

    expect(rows()).toEqual(expect.arrayContaining(['Ana, PERSON']));
    expect(rows()).toHaveLength(2);
  });

  it('announces the character at the caret', async () => {
    const { user, area } = await openWith();
    area.focus();

    await user.keyboard('{ArrowRight}');
    expect(said()).toBe('n');
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(said()).toBe('na');
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(said()).toBe('blank');
    await user.keyboard('{Control>}{End}{/Control}{ArrowRight}');
    expect(said()).toBe('end of the text');
  });

  it('clears selection, then label, then focus by Escape', async () => {
    const { user, area } = await openWith();
    area.focus();
    await user.keyboard('1{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}{Escape}');
    const chip = screen.getByRole('button', { name: 'PERSON' });
    expect(chip.getAttribute('aria-pressed')).toBe('true');

    await user.keyboard('{Escape}');
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    await user.keyboard('{Escape}');

    expect(document.activeElement?.getAttribute('data-question')).toBe('people');
  });
});

const suggested = {
  value: [
    { start: 0, end: 3, label: 'person' },
    { start: 14, end: 18, label: 'place' },
  ],
  score: [0.91, 0.4],
  agent: 'tagger',
};
const row = (name: RegExp) => within(list()).getByRole('button', { name });

describe('the list of spans', () => {
  it('relabels, extends and removes spans by keys, and keeps the focus', async () => {
    const { user, id } = await openWith({ suggested });
    row(/^Ana, PERSON/).focus();

    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(document.activeElement).toBe(row(/^Ana met, PERSON/));
    await user.keyboard('2');
    expect(document.activeElement).toBe(row(/^Ana met, PLACE/));
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    expect(document.activeElement).toBe(row(/^met, PLACE/));
    await user.keyboard('{Delete}');
    expect(document.activeElement).toBe(row(/^Rome, PLACE/));

    await user.click(submit());
    expect(await stored(id)).toEqual([{ start: 14, end: 18, label: 'place' }]);
  });

  it('leads to the span in the text', async () => {
    const { user, area } = await openWith({ suggested });

    await user.click(row(/^Rome, PLACE: show/));

    expect(document.activeElement).toBe(area);
    expect(said()).toBe('Rome, in PLACE');
  });

  it('offers labels, edges and removal to the pointer too', async () => {
    const { user } = await openWith({ suggested });
    await user.click(row(/^Change PERSON/));
    const options = screen.getByRole('group', { name: 'Actions for “Ana”' });

    await user.click(
      within(within(options).getByRole('group', { name: 'End' })).getByRole('button', { name: 'Step forward' }),
    );

    expect(rows()).toEqual(['Ana met, PERSON', 'Rome, PLACE']);
  });
});

describe('suggested spans', () => {
  it('are dashed in a pending record, with score and agent', async () => {
    await openWith({ suggested });

    expect(marked()).toEqual(['Ana', 'Rome']);
    expect(document.querySelectorAll('mark[data-open=true]')).toHaveLength(2);
    expect(within(list()).getByText('0.9').getAttribute('title')).toBe('Suggested by tagger');
  });

  it('answer their question once all of them are accepted, one by one or together', async () => {
    const { user } = await openWith({ suggested });
    const state = () => document.querySelector('[data-question]')?.getAttribute('data-state');
    expect(state()).toBe('suggested');

    await user.click(row(/^Accept PERSON/));
    expect(state()).toBe('suggested');
    await user.click(row(/^Accept PLACE/));
    expect(state()).toBe('complete');

    await closeApp();
    const again = await openWith({ suggested });
    await again.user.click(screen.getByRole('button', { name: 'Accept people' }));
    expect(document.querySelectorAll('mark[data-open=true]')).toHaveLength(0);
    expect(state()).toBe('complete');
  });

  it('are accepted or dismissed one by one, and can be accepted again later', async () => {
    const { user, id } = await openWith({ suggested });

    await user.click(row(/^Accept PERSON/));
    await user.click(row(/^Dismiss PLACE/));
    expect(document.querySelectorAll('mark[data-open=true]')).toHaveLength(0);
    expect(marked()).toEqual(['Ana']);
    const left = screen.getByRole('list', { name: 'Not accepted suggestions' });
    await user.click(within(left).getByRole('button', { name: 'Accept' }));

    await user.click(screen.getByRole('button', { name: 'Validate' }));
    expect(await stored(id)).toEqual(suggested.value);
  });
});

describe('overlapping spans', () => {
  it('replace each other in one step if overlapping is not allowed', async () => {
    const { user, area } = await openWith({
      suggested: { value: [suggested.value[0], { start: 4, end: 7, label: 'place' }] },
    });
    area.focus();

    await user.keyboard('{Control>}a{/Control}1');
    expect(rows()).toEqual(['Ana met Bo in Rome., PERSON']);
    expect(said()).toBe('“Ana met Bo in Rome.” is PERSON; 2 spans replaced');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));

    expect(rows()).toEqual(['Ana, PERSON', 'met, PLACE']);
  });

  it('are drawn in several rows if overlapping is allowed', async () => {
    const { user, area } = await openWith({ questions: [about({ allow_overlapping: true })], suggested });
    area.focus();

    await user.keyboard('{Control>}a{/Control}1');

    expect(rows()).toHaveLength(3);
    expect(document.querySelectorAll('mark mark')).toHaveLength(2);
  });
});

describe('labels of a span question', () => {
  it('become active by a click, or by a digit from anywhere if no other question uses digits', async () => {
    const { user } = await openWith();
    const chip = screen.getByRole('button', { name: 'PLACE' });

    await user.keyboard('2');
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    await user.click(chip);

    expect(chip.getAttribute('aria-pressed')).toBe('false');
  });

  it('leave digits to another question that uses them', async () => {
    const mood: WireQuestionCreate = {
      name: 'mood',
      title: 'Mood',
      settings: { type: 'label_selection', options: options('bad', 'good') },
    };
    const { user } = await openWith({ questions: [mood, about()] });

    await user.keyboard('2');

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'GOOD' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'PLACE' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('are searchable if there are fifteen', async () => {
    const names = Array.from({ length: 15 }, (_, index) => `label-${index}`);
    const { user } = await openWith({ questions: [about({ options: options(...names) })] });

    await user.type(screen.getByRole('searchbox', { name: 'Search labels' }), '-14');

    expect(screen.getAllByRole('button', { name: /^LABEL-/ })).toHaveLength(1);
  });

  it('say that spans are not supported in browsers without a text selection', async () => {
    vi.stubGlobal('getSelection', undefined);
    const { open } = await aTab(server, { questions: [about()] });
    await open();
    await record();

    expect(screen.getByText('Span annotation is not supported for your browser')).toBeTruthy();
    expect(within(await record()).queryByRole('textbox')).toBeNull();
  });
});

describe('the state of a span question', () => {
  const state = () => document.querySelector<HTMLElement>('[data-question=people]')?.dataset.state;

  it('is complete once a span is marked', async () => {
    const { user, area } = await openWith();
    expect(state()).toBe('empty');
    area.focus();

    await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}1');

    expect(state()).toBe('complete');
  });

  it('is complete without a span after it was submitted', async () => {
    const { user, reopen } = await openWith();
    await user.click(submit());
    await saved();

    await reopen('?status=submitted');
    await record();

    expect(state()).toBe('complete');
  });
});
