import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { aTab, record, saved, submit } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

interface Wish {
  readonly use_markdown?: boolean;
  readonly suggestion?: string;
}

async function openText({ use_markdown = false, suggestion }: Wish = {}) {
  const tab = await aTab(server, {
    questions: [{ name: 'why', title: 'Why', required: true, settings: { type: 'text', use_markdown } }],
    records: ({ questions }) => {
      const [why = 0] = [...questions.values()];
      const suggestions = new Map(suggestion ? [[why, { value: suggestion, score: 0.75, agent: 'a writer' }]] : []);
      return [{ fields: { text: 'Fine weather' }, suggestions }];
    },
  });
  const user = await tab.open();
  await record();
  return { ...tab, user };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' });
const suggested = () => screen.queryByRole('region', { name: 'Suggested' });

describe('a text question', () => {
  it('keeps all letters, digits and shortcuts in its text box', async () => {
    const { user, wire } = await openText();

    await user.type(box(), '1a?{Backspace}{ArrowLeft}{Enter}2');

    expect(box().value).toBe('1\n2a');
    expect(wire.saves).toEqual([]);
  });

  it('adds no line break when the key that focused it is pressed again', async () => {
    const { user } = await openText();
    await user.click(box());

    await user.keyboard('{Shift>}{Enter}{/Shift}sun{Shift>}{Enter}{/Shift}shine');

    expect(box().value).toBe('sun\nshine');
  });

  it('undoes a run of letters in one step', async () => {
    const { user } = await openText();
    await user.type(box(), 'the sun');

    screen.getByRole('group', { name: /Why/ }).focus();
    await user.keyboard('{Control>}z{/Control}');

    expect(box().value).toBe('');
  });

  it('offers a preview if it uses Markdown', async () => {
    const { user } = await openText({ use_markdown: true });
    await user.type(box(), 'very **bold**');

    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect((await screen.findByText('bold')).tagName).toBe('STRONG');

    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(box().value).toBe('very **bold**');
  });

  it('has no preview for plain text', async () => {
    await openText();

    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  });

  it('shows the submitted text after a reload', async () => {
    const { user, reopen } = await openText();
    await user.type(box(), 'the sun shone');
    await user.click(submit());
    await saved();

    await reopen('?status=submitted');

    await record();
    expect(box().value).toBe('the sun shone');
  });
});

describe('the suggestion for a text', () => {
  it('is the initial answer and marked as a suggestion', async () => {
    await openText({ suggestion: 'a dark day' });

    expect(box().value).toBe('a dark day');
    expect(screen.getByTitle('Suggested by a writer').textContent).toContain('0.8');
    expect(suggested()).toBeNull();
  });

  it('appears next to another answer, with the differing words', async () => {
    const { user } = await openText({ suggestion: 'a dark day' });

    await user.clear(box());
    await user.type(box(), 'a bright day');

    const aside = within(suggested() ?? document.body);
    expect((await aside.findByText('dark')).tagName).toBe('DEL');
    expect((await aside.findByText('bright')).tagName).toBe('INS');
    expect(aside.getByText('Suggested by a writer')).toBeTruthy();
  });

  it('can replace the answer as a new start', async () => {
    const { user } = await openText({ suggestion: 'a dark day' });
    await user.clear(box());
    await user.type(box(), 'no');

    await user.click(screen.getByRole('button', { name: 'Edit suggestion' }));
    await user.keyboard('!');

    expect(box().value).toBe('a dark day!');
  });
});
