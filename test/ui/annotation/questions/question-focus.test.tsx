import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { options } from '../../../support/server/world.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood, why } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [
  mood,
  { name: 'topics', title: 'Topics', settings: { type: 'multi_label_selection' as const, options: options('a', 'b') } },
  {
    name: 'stars',
    title: 'Stars',
    settings: { type: 'rating' as const, options: [0, 1, 2].map((value) => ({ value })) },
  },
  why,
];

async function sitDown() {
  const { open } = await aTab(server, { questions, records: 3 });
  const user = await open();
  await record();
  return user;
}

const question = (name: string) => screen.getByRole('group', { name });
const inQuestion = () => document.activeElement?.closest<HTMLElement>('[data-question]')?.dataset.question;
const focused = () => document.activeElement?.closest('label')?.textContent;
const option = (name: string) =>
  screen.getByRole<HTMLInputElement>(/bad|good/i.test(name) ? 'radio' : 'checkbox', { name });

describe('the up and down arrows', () => {
  it('move between questions and stop at the ends', async () => {
    const user = await sitDown();
    const seen: unknown[] = [];

    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await user.keyboard(`{${key}}`);
      seen.push(inQuestion());
    }

    expect(seen).toEqual(['mood', 'topics', 'stars', 'why', 'why', 'stars']);
  });

  it('focus the chosen option', async () => {
    const user = await sitDown();
    await user.click(option('GOOD'));

    await user.keyboard('{ArrowDown}{ArrowUp}');

    expect(focused()).toContain('GOOD');
  });

  it('keep their default action outside of questions', async () => {
    const user = await sitDown();
    screen.getByRole('region', { name: 'Record' }).focus();

    await user.keyboard('{ArrowDown}');

    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Record' }));
  });
});

describe('the Tab key', () => {
  it('cycles through a question in both directions', async () => {
    const user = await sitDown();
    const seen: unknown[] = [];

    for (const key of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await user.keyboard(key);
      seen.push(focused());
    }

    expect(seen).toEqual(['2GOOD', '1BAD', '2GOOD']);
  });

  it('enters the first question from the page', async () => {
    const user = await sitDown();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();

    await user.keyboard('{Tab}');

    expect(inQuestion()).toBe('mood');
  });

  it('returns to the page before the questions after the end of the page', async () => {
    const user = await sitDown();
    const last = screen.getAllByRole('button').at(-1);
    last?.focus();

    await user.keyboard('{Tab}');
    const isAtTheEnd = document.activeElement === document.body;
    await user.keyboard('{Tab}');

    expect(isAtTheEnd).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(inQuestion()).toBeUndefined();
  });

  it('keeps its default action in a text box', async () => {
    const user = await sitDown();
    await user.click(screen.getByRole('textbox', { name: 'Why' }));

    await user.keyboard('{Tab}');

    expect(inQuestion()).not.toBe('why');
  });
});

describe('the scroll keys', () => {
  /** jsdom has no layout. */
  async function sitDownBeforeLongRecord() {
    const user = await sitDown();
    const reading = screen.getByRole('region', { name: 'Record' });
    Object.defineProperties(reading, { scrollHeight: { value: 3000 }, clientHeight: { value: 500 } });
    return { user, reading };
  }

  it('scroll the record while a question keeps the focus', async () => {
    const { user, reading } = await sitDownBeforeLongRecord();
    const seen: number[] = [];

    for (const key of ['PageDown', 'PageDown', 'PageUp', 'End', 'Home']) {
      await user.keyboard(`{${key}}`);
      seen.push(reading.scrollTop);
    }

    expect(seen).toEqual([450, 900, 450, Number.MAX_SAFE_INTEGER, 0]);
    expect(inQuestion()).toBe('mood');
  });

  it('keep their default action in a text box', async () => {
    const { user, reading } = await sitDownBeforeLongRecord();
    await user.click(screen.getByRole('textbox', { name: 'Why' }));

    await user.keyboard('{PageDown}{End}');

    expect(reading.scrollTop).toBe(0);
  });
});

describe('the space bar', () => {
  it('chooses the focused option and clears it again', async () => {
    const user = await sitDown();

    await user.keyboard('{Tab} ');
    const wasChosen = option('GOOD').checked;
    option('GOOD').focus();
    await user.keyboard(' ');

    expect([wasChosen, option('GOOD').checked]).toEqual([true, false]);
  });

  it('does the same in a multi-label question', async () => {
    const user = await sitDown();

    await user.keyboard('{ArrowDown} {Tab} ');

    expect([option('A').checked, option('B').checked]).toEqual([true, true]);
  });
});

describe('a digit', () => {
  it('answers a single choice and moves to the next question', async () => {
    const user = await sitDown();

    await user.keyboard('2');

    expect(option('GOOD').checked).toBe(true);
    expect(inQuestion()).toBe('topics');
  });

  it('keeps the focus in a multi-label question', async () => {
    const user = await sitDown();

    await user.keyboard('{ArrowDown}12');

    expect([option('A').checked, option('B').checked]).toEqual([true, true]);
    expect(inQuestion()).toBe('topics');
  });

  it('keeps the focus if it cleared an answer', async () => {
    const user = await sitDown();
    await user.keyboard('2{ArrowUp}');

    await user.keyboard('2');

    expect(option('GOOD').checked).toBe(false);
    expect(inQuestion()).toBe('mood');
  });

  it('answers all questions of a record in a row', async () => {
    const user = await sitDown();

    await user.keyboard('1{ArrowDown}2');

    expect(within(question('Stars')).getByRole('radio', { name: '2', checked: true })).toBeTruthy();
    expect(inQuestion()).toBe('why');
  });
});

describe('the Escape key', () => {
  it('moves from a text box to its question and from there to the buttons', async () => {
    const user = await sitDown();
    await user.click(screen.getByRole('textbox', { name: 'Why' }));

    await user.keyboard('{Escape}');
    const first = document.activeElement;
    await user.keyboard('{Escape}');

    expect(first).toBe(question('Why'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }));
  });
});

describe('a text question', () => {
  it('gets the focus as a whole, and its text box by Shift+Enter', async () => {
    const user = await sitDown();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const isRead = document.activeElement === question('Why');

    await user.keyboard('{Shift>}{Enter}{/Shift}2 ?');

    expect(isRead).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('2 ?');
  });

  it('handles Backspace, Enter, arrows and digits in its text box', async () => {
    const user = await sitDown();
    await user.click(screen.getByRole('textbox', { name: 'Why' }));

    await user.keyboard('1?{Enter}2{Backspace}{ArrowLeft}{ArrowRight}{ArrowUp}');

    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('1?\n');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await record(1)).toBeTruthy();
  });

  it('lets shortcuts save a draft and submit the record', async () => {
    const user = await sitDown();
    await user.click(screen.getByRole('textbox', { name: 'Why' }));

    await user.keyboard('so{Control>}s{/Control}');
    expect(within(await record(1)).getByText('Draft')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(await record(2)).toBeTruthy();
  });
});

describe('key events of other origins', () => {
  it.each([
    ['an input method composes', { key: 'Enter', isComposing: true }],
    ['Safari says so by a number', { key: 'Enter', keyCode: 229 }],
    ['Backspace is held down', { key: 'Backspace', repeat: true }],
  ])('are ignored while %s', async (_, init) => {
    await sitDown();

    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

    expect(await record(1)).toBeTruthy();
  });

  it('are ignored once another handler has prevented them', async () => {
    const user = await sitDown();
    const use = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', use);

    await user.keyboard('{Backspace}');

    document.removeEventListener('keydown', use);
    expect(await record(1)).toBeTruthy();
  });
});
