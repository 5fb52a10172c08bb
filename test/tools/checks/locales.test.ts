import { describe, expect, it } from 'vitest';
import { httpMessages } from '#domain/shared/http-message.ts';
import { checkLocales, flatten } from '../../../tools/checks/locales.ts';

const http = Object.fromEntries(httpMessages.map((key) => [key, 'Something went wrong']));

const check = (en: object, de: object, used: readonly string[] = []) =>
  checkLocales(
    new Map([
      ['en', flatten({ ...http, ...en })],
      ['de', flatten({ ...http, ...de })],
    ]),
    used.map((key) => ({ key, where: 'a.ts:1' })),
  );

describe('the check of the locales', () => {
  it('flattens keys of any depth', () => {
    expect([...flatten({ a: { b: 'x', c: { d: 'y' } } })]).toEqual([
      ['a.b', 'x'],
      ['a.c.d', 'y'],
    ]);
  });

  it('accepts languages with the same keys and placeholders', () => {
    const finding = check({ hello: '{{name}} of {{ total }}' }, { hello: '{{total}} hat {{name}}' });

    expect(finding).toEqual({ problems: [], note: `locales: ${httpMessages.length + 1} texts in 2 languages` });
  });

  it.each([
    ['a missing key', { hello: 'Hello' }, {}, 'de.json: hello is missing'],
    ['a key that English lacks', {}, { hello: 'Hallo' }, 'de.json: hello is not in en.json'],
    ['an empty text', { hello: 'Hello' }, { hello: ' ' }, 'de.json: hello is empty'],
    [
      'a missing placeholder',
      { hello: 'Hi {{name}}' },
      { hello: 'Hallo' },
      'de.json: hello needs the placeholders name',
    ],
    [
      'a placeholder that English lacks',
      { hello: 'Hi' },
      { hello: '{{name}}' },
      'de.json: hello needs the placeholders none',
    ],
    [
      'a different tag',
      { hello: '<b>Hi</b>' },
      { hello: '<i>Hallo</i>' },
      'de.json: hello needs the placeholders </b> <b>',
    ],
  ])('reports %s', (_, en, de, problem) => {
    expect(check(en, de).problems).toEqual([problem]);
  });

  it('reports a key that is used but missing', () => {
    expect(check({ a: { b: 'x' } }, { a: { b: 'y' } }, ['a.b', 'a.c']).problems).toEqual([
      'a.ts:1: en.json has no a.c',
    ]);
  });

  it('accepts a counted key with its plural forms', () => {
    const texts = { found_one: '{{count}} record', found_other: '{{count}} records' };

    expect(check(texts, texts, ['found']).problems).toEqual([]);
  });

  it('reports missing messages for failed calls', () => {
    const { problems } = checkLocales(new Map([['en', flatten({})]]), []);

    expect(problems).toHaveLength(httpMessages.length);
  });
});

describe('a counted text', () => {
  const english = { found_one: 'one', found_other: '{{count}}' };

  it('needs each plural form of its language', () => {
    expect(check(english, { found_one: 'eins', found_other: '{{count}}' }).problems).toEqual([]);
    expect(check({ found_other: '{{count}}' }, { found_other: '{{count}}' }).problems).toEqual([
      'en.json: found has no plural form one',
      'de.json: found has no plural form one',
    ]);
  });

  it('can have the plural form many in a language that has it', () => {
    const spanish = { found_one: 'una', found_many: '{{count}} de', found_other: '{{count}}' };

    expect(check(english, spanish).problems).toEqual([]);
  });
});
