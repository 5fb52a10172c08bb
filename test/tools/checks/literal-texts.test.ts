import { describe, expect, it } from 'vitest';
import { literalTexts, messageKeys } from '../../../tools/checks/literal-texts.ts';
import { parseText } from '../../../tools/checks/sources.ts';

const texts = (markup: string) => literalTexts(parseText('a.tsx', `export const A = () => ${markup};`));

describe('the check of literal texts', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{count} records</p>', 'records'],
    ["<p>{'Hello'}</p>", 'Hello'],
    ['<p>{`Hello`}</p>', 'Hello'],
    ['<button aria-label="Close" />', 'Close'],
    ["<img alt={'A cat'} />", 'A cat'],
    ['<input placeholder="Name" title={t("name")} />', 'Name'],
  ])('rejects a text that belongs in locales/: %s', (markup, text) => {
    expect(texts(markup)).toEqual([`a.tsx:1: "${text}" belongs in locales/`]);
  });

  it.each([
    '<p>{t("hello")}</p>',
    '<p>{first} · {last} (1/2)</p>',
    '<p className="note" role="status" />',
    '<input type="text" autoComplete="username" />',
    '<img alt="" />',
    '<button aria-label={t("close")} />',
    "<Mark kind={'done'} />",
  ])('accepts markup without a literal text: %s', (markup) => {
    expect(texts(markup)).toEqual([]);
  });
});

describe('a message key', () => {
  it('is found with its file and line', () => {
    const source = parseText('a.ts', `export const a = {\n  key: 'errors.http.404',\n};`);

    expect(messageKeys(source)).toEqual([{ key: 'errors.http.404', where: 'a.ts:2' }]);
  });

  it.each([`{ key: 'Enter' }`, `{ name: 'a.b' }`, `{ key: \`a.\${b}\` }`, `{ key: '.' }`])(
    'is not found in other code: %s',
    (value) => {
      expect(messageKeys(parseText('a.ts', `export const a = ${value};`))).toEqual([]);
    },
  );
});
