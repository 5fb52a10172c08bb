import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Field, FieldValue } from '#domain/annotation/field.ts';
import { RecordFields } from '#ui/annotation/record/record-fields.tsx';
import { aField } from '../../../support/builders.ts';
import { alone } from '../../support/alone.tsx';

afterEach(cleanup);

const text = aField('text', { title: 'Text' });
const markdown = aField('text', { title: 'Text', settings: { useMarkdown: true } });
const chat = aField('chat', { title: 'Chat' });

async function shown(field: Field, value: FieldValue) {
  const { copied, show } = await alone();
  show(<RecordFields recordId="r1" fields={[field]} values={{ [field.name]: value }} original={{}} />);
  return { copied, region: screen.getByRole('region', { name: field.title }) };
}

const paragraph = () => screen.getByRole('paragraph');

describe('a text field', () => {
  it('keeps white space and follows the direction of its script', async () => {
    await shown(text, ' one\n\n  two');

    expect(paragraph().textContent).toBe(' one\n\n  two');
    expect(paragraph().dir).toBe('auto');
  });

  it('shows HTML as text', async () => {
    const { region } = await shown(text, '<img src=x onerror="alert(1)"> & <b>bold</b>');

    expect(paragraph().textContent).toBe('<img src=x onerror="alert(1)"> & <b>bold</b>');
    expect(region.querySelector('img, b')).toBeNull();
  });

  it('shows Markdown characters as text unless the field uses Markdown', async () => {
    await shown(text, 'a **b**');

    expect(paragraph().textContent).toBe('a **b**');
  });

  it('renders Markdown if the field uses it', async () => {
    await shown(markdown, 'a **b**');

    expect((await screen.findByText('b')).localName).toBe('strong');
  });

  it.each([
    ['', 'Empty'],
    [' \n', 'Only whitespace'],
    [0, '0'],
    [false, 'false'],
  ])('shows %j as %s', async (value, words) => {
    await shown(text, value);

    expect(paragraph().textContent).toBe(words);
  });

  it('shows a text of one megabyte in parts', async () => {
    const long = 'A line of an endless text.\n'.repeat(40_000);

    await shown(text, long);

    expect(paragraph().textContent).toBe(long);
    expect(paragraph().children.length).toBeGreaterThan(100);
  });

  it('copies the unchanged text', async () => {
    const { copied } = await shown(text, ' as\nit is ');

    await userEvent.click(screen.getByRole('button', { name: 'Copy Text' }));

    expect(copied).toEqual([' as\nit is ']);
    expect((await screen.findByText('Copied')).role).toBe('status');
  });
});

describe('a chat field', () => {
  const messages = [
    { role: 'user', content: 'Hi **there**' },
    { role: 'user', content: 'Anybody?' },
    { role: 'assistant', content: 'Hello' },
    { role: 'critic', content: '<b>Too short</b>' },
  ];

  it('shows the role above a message where it changes', async () => {
    await shown(chat, messages);

    const turns = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(turns).toEqual(['UserHi **there**', 'Anybody?', 'AssistantHello', 'critic<b>Too short</b>']);
  });

  it('shows the user on one side and all others on the other', async () => {
    await shown(chat, messages);

    const sides = screen.getAllByRole('listitem').map(({ dataset }) => dataset.side);
    expect(sides).toEqual(['end', 'end', 'start', 'start']);
  });

  it('renders Markdown in messages if the field uses it', async () => {
    await shown(aField('chat', { settings: { useMarkdown: true } }), messages);

    expect((await screen.findByText('there')).localName).toBe('strong');
    await waitFor(() => expect(screen.getByText('Too short').localName).toBe('b'));
  });

  it('shows a single value as a message of the user', async () => {
    await shown(chat, 'Just this');

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['UserJust this']);
  });

  it('says that there are no messages', async () => {
    await shown(chat, []);

    expect(paragraph().textContent).toBe('No messages');
  });

  it('copies messages with their roles', async () => {
    const { copied } = await shown(chat, messages.slice(1, 3));

    await userEvent.click(screen.getByRole('button', { name: 'Copy Chat' }));

    expect(copied).toEqual(['user: Anybody?\nassistant: Hello']);
  });
});
