import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { aServer } from '../../../support/client.ts';
import { type Numbers, options } from '../../../support/server/world.ts';
import { aDesk, record, saved, submit } from '../../support/desk.ts';
import { closeApp } from '../../support/open-app.tsx';

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());
afterEach(closeApp);

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

interface Wanted {
  readonly text?: string;
  readonly questions?: readonly WireQuestionCreate[];
  readonly suggested?: object;
}

async function openWith({ text = 'Ana met Bo in Rome.', questions = [about()], suggested }: Wanted = {}) {
  const records = (numbers: Numbers) => [
    {
      fields: { text },
      ...(suggested && { suggestions: new Map([[[...numbers.questions.values()][0] ?? 0, suggested]]) }),
    },
  ];
  const desk = await aDesk(server, { questions, records: records as never });
  const user = await desk.open();
  await record();
  const area = await screen.findByRole('textbox', { name: 'Text' });
  return { ...desk, user, area };
}

const marked = () => [...document.querySelectorAll('mark')].map((each) => each.textContent);
const list = (name = 'people') => screen.getByRole('list', { name: `Spans: ${name}` });
const rows = (name?: string) =>
  within(list(name))
    .getAllByRole('button', { name: /show in the text/ })
    .map((each) => each.getAttribute('aria-label')?.replace(': show in the text', ''));
const said = () => document.querySelector('[aria-live=assertive]')?.textContent?.trim();

/** What the server has of the record's answer. */
async function stored(id: string, name = 'people') {
  await saved();
  const found = await server.as('ann')('POST', `/me/datasets/${id}/records/search?include=responses`, {});
  return found.body.items[0].record.responses[0]?.values[name]?.value;
}

describe('marking by keys', () => {
  it('selects words with Shift, labels them by a digit, and sends them', async () => {
    const { user, area, id } = await openWith();
    area.focus();

    await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}1');

    expect(marked()).toEqual(['Ana']);
    expect(rows()).toEqual(['Ana, PERSON']);
    expect(said()).toBe('“Ana” is PERSON');
    await user.click(submit());
    expect(await stored(id)).toEqual([{ start: 0, end: 3, label: 'person' }]);
  });

  it('completes words where characters are not allowed', async () => {
    const { user, area } = await openWith();
    area.focus();

    await user.keyboard('{Shift>}{ArrowRight}{/Shift}2');

    expect(rows()).toEqual(['Ana, PLACE']);
  });

  it('takes single characters where they are allowed', async () => {
    const { user, area } = await openWith({ questions: [about({ allow_character_annotation: true })] });
    area.focus();

    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}1');

    expect(rows()).toEqual(['An, PERSON']);
  });

  it('counts code points: an emoji, a letter with its accent, Chinese and Hebrew are told to the server as Python counts', async () => {
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

  it('removes the span at the caret by Backspace, and discards nothing', async () => {
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

  it('goes from span to span, and says which label is there', async () => {
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

  it('says what the caret comes to', async () => {
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

  it('lets go by Escape: of what is selected, of the label, of the text', async () => {
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
