import { describe, expect, it } from 'vitest';
import { textsOf } from '#server/search/text/field-texts.ts';

describe('the texts of a field', () => {
  it.each([
    ['text', 'The battery', ['The battery']],
    ['text', null, []],
    ['image', 'data:image/png;base64,xyz', []],
    ['chat', [{ role: 'user', content: 'Hi' }, { role: 'bot' }, null, { content: 'Ho' }], ['Hi', 'Ho']],
    ['custom', { title: 'Card', rows: [1, 'a', { b: 'c', none: null, yes: true }] }, ['Card', 'a', 'c']],
    ['custom', 'alone', ['alone']],
  ])('in type %s with %j are %j', (type, value, texts) => {
    expect(textsOf({ type }, value)).toEqual(texts);
  });

  it('are found at any depth and in any number', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}"core"${']'.repeat(100_000)}`);

    expect(textsOf({ type: 'custom' }, deep)).toEqual(['core']);
    expect(textsOf({ type: 'custom' }, new Array(500_000).fill('a'))).toHaveLength(500_000);
  });
});
