import { describe, expect, it } from 'vitest';
import { afterUse, findCommands, readSynonyms } from '#domain/commands/find-commands.ts';

const command = (text: string, detail?: string) => ({ id: text, text, detail });
const all = [
  command('Submit and go to the next record'),
  command('Next record'),
  command('Delete dataset'),
  command('Theme: Dark'),
  command('Zum nächsten Eintrag'),
  command('Product reviews', 'demo'),
];
const synonyms = readSynonyms('delete, remove, erase; dark, night; theme, colours; reviews, api-key of, ratings');
const find = (typed: string, recent: readonly string[] = []) =>
  findCommands(all, { typed, synonyms, recent }).map(({ text }) => text);

const nextFirst = ['Next record', 'Submit and go to the next record', 'Zum nächsten Eintrag'];

describe('the search for commands', () => {
  it.each([
    ['finds words in any order and case', 'RECORD next', ['Submit and go to the next record', 'Next record']],
    ['puts texts that start with the typed text first', 'next', ['Next record', 'Submit and go to the next record']],
    ['finds parts of words after starts of words', 'ext', ['Submit and go to the next record', 'Next record']],
    ['ignores accents', 'NACHSTEN', ['Zum nächsten Eintrag']],
    ['searches the detail', 'demo', ['Product reviews']],
    ['finds synonyms, also while they are being typed', 'remo', ['Delete dataset']],
    ['finds synonyms of several words', 'api', ['Product reviews']],
    ['finds several synonyms at once', 'night colours', ['Theme: Dark']],
    ['takes a single letter for no synonym', 'n', nextFirst],
    ['finds nothing for other words', 'coffee', []],
  ])('%s', (_, typed, expected) => {
    expect(find(typed)).toEqual(expected);
  });

  it('keeps the order of all commands while nothing is typed', () => {
    expect(find(' ')).toEqual(all.map(({ text }) => text));
  });

  it('puts commands that were used last before equal ones, the latest first', () => {
    const used = ['Theme: Dark', 'Product reviews'];

    expect(find('', used).slice(0, 2)).toEqual(used);
    expect(find('record', ['Next record'])).toEqual(['Next record', 'Submit and go to the next record']);
  });
});

describe('commands that are not possible now', () => {
  it('come after possible ones that match as well', () => {
    const languages = [{ ...command('Language: English'), isPossible: false }, command('Language: Deutsch')];

    const found = findCommands(languages, { typed: 'language', synonyms, recent: ['Language: English'] });

    expect(found.map(({ text }) => text)).toEqual(['Language: Deutsch', 'Language: English']);
  });
});

describe('the commands that were used last', () => {
  it('are a few, each once, the latest first', () => {
    expect(afterUse(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c']);
    expect(afterUse(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
  });
});
