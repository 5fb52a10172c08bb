import { describe, expect, it } from 'vitest';
import { conversationOf, isColumnar, rowsFromColumns } from '#domain/creation/source/conversation.ts';

const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });

describe('a conversation', () => {
  it.each<[string, unknown, unknown]>([
    ['a single text of the user', 'Hi', [user('Hi')]],
    ['a list of messages', [{ role: 'user', content: 'Hi', extra: 1 }], [user('Hi')]],
    ['a list of texts', ['Hi'], [user('Hi')]],
    [
      'a list of those who say who they are from',
      [
        { from: 'human', value: 'Hi' },
        { from: 'gpt', value: 'Yes?' },
      ],
      [user('Hi'), assistant('Yes?')],
    ],
    ['a message with another role', [{ from: 'tool', value: 7 }], [{ role: 'tool', content: '7' }]],
    ['a message without a role or text', [{ content: null }], [user('')]],
    ['an empty message', [{}], [user('')]],
    [
      'a list for each member',
      { role: ['user', 'assistant'], content: ['Hi', 'Yes?'] },
      [user('Hi'), assistant('Yes?')],
    ],
    ['a value that is no conversation, unchanged', 7, 7],
    ['an object without lists, unchanged', { role: 'user', content: 'Hi' }, { role: 'user', content: 'Hi' }],
    ['a list without messages, unchanged', [7, null], [7, null]],
  ])('is read from %s', (_, value, expected) => {
    expect(conversationOf(value)).toEqual(expected);
  });
});

describe('a list of messages in columns', () => {
  it('has as many messages as the longest column', () => {
    expect(rowsFromColumns({ a: [1, 2], b: [3], c: 'left out' })).toEqual([
      { a: 1, b: 3 },
      { a: 2, b: undefined },
    ]);
    expect(rowsFromColumns({})).toEqual([]);
  });

  it('contains lists only', () => {
    expect([isColumnar({ a: [], b: [] }), isColumnar({ a: [], b: 1 }), isColumnar({})]).toEqual([true, false, false]);
  });
});
