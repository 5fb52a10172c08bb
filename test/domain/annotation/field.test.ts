import { describe, expect, it } from 'vitest';
import { asText, beginsTurn, contentOf, type Field, isWide, knownRole, sideOf } from '#domain/annotation/field.ts';
import { aField } from '../../support/builders.ts';

const says = (role: string, content = 'a') => ({ role, content });

describe('A text field', () => {
  it.each([
    ['a text', 'a\nb', 'a\nb'],
    ['an empty text', '', ''],
    ['zero', 0, '0'],
    ['false', false, 'false'],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['an object', { a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
  ])('reads %s', (_, value, expected) => {
    expect(contentOf(aField('text'), value)).toEqual({ type: 'text', text: expected });
  });
});

describe('An image field', () => {
  it.each([
    ['an address', 'https://a.test/b.png', 'https://a.test/b.png'],
    ['a data URL', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['an object with src', { src: ' https://a.test/b.png ' }, 'https://a.test/b.png'],
    ['an object without src', { href: 'x' }, undefined],
    ['a src that is no text', { src: 7 }, undefined],
    ['a blank', ' ', undefined],
    ['null', null, undefined],
  ])('reads %s', (_, value, source) => {
    expect(contentOf(aField('image'), value)).toEqual({ type: 'image', source });
  });
});

describe('A chat field', () => {
  it.each([
    [
      'a list of messages, each with content and role',
      [says('user', 'Hi'), says('bot', 'Hello')],
      [says('user', 'Hi'), says('bot', 'Hello')],
    ],
    ['a single value as one message of the user', 'Hi', [says('user', 'Hi')]],
    ['a single message', says('bot', 'Hi'), [says('bot', 'Hi')]],
    ['an empty list', [], []],
    ['nothing', undefined, []],
    ['texts in the list as messages of the user', ['Hi', 3], [says('user', 'Hi'), says('user', '3')]],
    ['a message without a role as one of the user', [{ content: 'Hi' }], [says('user', 'Hi')]],
    ['a message whose content is no text', [{ role: 'bot', content: { a: 1 } }], [says('bot', '{\n  "a": 1\n}')]],
    ['what has no content as it stands', [{ text: 'Hi' }], [says('user', '{\n  "text": "Hi"\n}')]],
    ['nulls in the list as nothing', [null, says('bot', 'Hi')], [says('bot', 'Hi')]],
  ])('reads %s', (_, value, messages) => {
    expect(contentOf(aField('chat'), value)).toEqual({ type: 'chat', messages });
  });

  it('aligns the user at the end, and all other roles at the start', () => {
    const roles = ['user', 'User', 'assistant', 'system', 'critic', ''];

    expect(roles.map(sideOf)).toEqual(['end', 'end', 'start', 'start', 'start', 'start']);
  });

  it('recognises common roles', () => {
    expect(['user', ' Assistant ', 'SYSTEM', 'critic'].map(knownRole)).toEqual([
      'user',
      'assistant',
      'system',
      undefined,
    ]);
  });

  it('names a role where it changes', () => {
    const messages = [says('user'), says('user'), says('bot'), says('user')];

    expect(messages.map((_, index) => beginsTurn(messages, index))).toEqual([true, false, true, true]);
  });
});

describe('A custom field', () => {
  it('keeps its value for the template', () => {
    expect(contentOf(aField('custom'), { a: 1 })).toEqual({ type: 'custom', value: { a: 1 } });
  });
});

describe('Content as plain text', () => {
  it.each([
    [aField('text'), 'a', 'a'],
    [aField('image'), {}, ''],
    [aField('image'), 'data:,', 'data:,'],
    [aField('chat'), [says('user', 'Hi'), says('bot', 'Hello')], 'user: Hi\nbot: Hello'],
    [aField('custom'), { a: 1 }, '{\n  "a": 1\n}'],
  ])('contains the content of a field: $type', (field, value, expected) => {
    expect(asText(contentOf(field, value))).toBe(expected);
  });
});

it.each([
  ['text', false],
  ['chat', false],
  ['image', true],
  ['custom', true],
])('a field of the type %s needs more width than lines of text: %s', (type, expected) => {
  expect(isWide({ type } as Field)).toBe(expected);
});
