import { describe, expect, it } from 'vitest';
import type { ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { answer, aRecord, textOf } from '../../support/formats/a-file.ts';

const span = (start: number, end: number, label: string) => ({ start, end, label });

function tagged(
  records: Parameters<typeof textOf>[0],
  order: Partial<ExportOrder> = {},
  scheme: 'BIO' | 'BILOU' = 'BIO',
) {
  return textOf(records, { order: { format: 'conll', tags: { question: 'ents', scheme }, ...order } });
}

const answered = (text: string, ...ents: readonly ReturnType<typeof span>[]) =>
  aRecord({ fields: { text }, responses: [answer('ana', { ents })] });

const tagsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.replace('\t', ' '));

describe('CoNLL', () => {
  it('names the record and the user in comments, and separates texts by an empty line', () => {
    expect(tagged([answered('Ana left', span(0, 3, 'person')), answered('No')])).toBe(
      '# id = r-1\n# user = ana\nAna\tB-person\nleft\tO\n\n# id = r-1\n# user = ana\nNo\tO\n\n',
    );
  });

  it('counts span offsets in code points when an emoji precedes a span', () => {
    expect(tagsIn(tagged([answered('👩‍🚀 😀 Ana', span(6, 9, 'person'))])).at(-1)).toBe('Ana B-person');
  });

  it.each([
    ['BIO', ['New B-place', 'York I-place', 'City I-place', 'Bo B-person']],
    ['BILOU', ['New B-place', 'York I-place', 'City L-place', 'Bo U-person']],
  ] as const)('tags the beginning and the end of spans in the %s scheme', (scheme, lines) => {
    const record = answered('New York City Bo', span(0, 13, 'place'), span(14, 16, 'person'));

    expect(tagsIn(tagged([record], {}, scheme))).toEqual(lines);
  });

  it('splits a word if a span begins or ends within it', () => {
    expect(tagsIn(tagged([answered('Anapolis', span(3, 8, 'suffix'))]))).toEqual(['Ana O', 'polis B-suffix']);
  });

  it.each([
    ['a family emoji', '👨‍👩‍👧 ok', ['👨‍👩‍👧', 'ok']],
    ['a heart emoji before a word', '❤️good', ['❤️', 'good']],
    ['a thumb emoji with a skin tone', '👍🏽!', ['👍🏽', '!']],
    ['a flag next to another flag', '🇩🇪🇪🇸', ['🇩🇪', '🇪🇸']],
    ['the flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['🏴󠁧󠁢󠁥󠁮󠁧󠁿']],
    ['letters with combining marks', 'nai\u0308ve हिन्दी', ['nai\u0308ve', 'हिन्दी']],
    ['a keycap emoji', '1️⃣', ['1️⃣']],
  ])('does not split %s', (_, text, words) => {
    expect(tagsIn(tagged([answered(text)]))).toEqual(words.map((word) => `${word} O`));
  });

  it('splits a grapheme cluster if a span starts in it', () => {
    expect(tagsIn(tagged([answered('👨‍👩‍👧', span(2, 3, 'person'))]))).toEqual(['👨‍ O', '👩 B-person', '‍👧 O']);
  });

  it('never writes control characters that readers take for a line break', () => {
    const text = tagged([answered('a\u0085b\u001cc\u2028d\u0000e\u000bf')]);

    expect([...'\u0085\u001c\u2028\u0000\u000b'].filter((control) => text.includes(control))).toEqual([]);
    expect(tagsIn(text)).toEqual(['a O', 'b O', 'c O', 'd O', 'e O', 'f O']);
  });

  it('keeps the longest of overlapping spans', () => {
    const record = answered('a b c d', span(0, 3, 'short'), span(2, 7, 'long'));

    expect(tagsIn(tagged([record]))).toEqual(['a O', 'b B-long', 'c I-long', 'd I-long']);
  });

  it('writes labels and words without white space', () => {
    expect(tagsIn(tagged([answered('it’s\u00a0so, \n\tAna', span(0, 4, 'a b'))]))).toEqual([
      'it’s B-a_b',
      'so O',
      ', O',
      'Ana O',
    ]);
  });

  it('writes a text once for each submitted answer to its question, and not for drafts', () => {
    const responses = [
      answer('ana', { ents: [] }),
      answer('bo', { ents: [] }, { status: 'draft' }),
      answer('cy', { label: 'a' }),
    ];

    expect(tagged([aRecord({ responses }), aRecord()]).match(/# user = .*/g)).toEqual(['# user = ana']);
  });

  it('tags suggested spans of unanswered records on request', () => {
    const suggestions = { ents: { value: [span(0, 3, 'person')], score: undefined, agent: 'm' } };
    const records = [aRecord({ suggestions }), aRecord({ suggestions, responses: [answer('ana', { ents: [] })] })];

    expect(tagged(records).match(/# (suggested|user).*/g)).toEqual(['# suggested = yes', '# user = ana']);
    expect(tagged(records, { suggestions: false }).match(/# (suggested|user).*/g)).toEqual(['# user = ana']);
  });

  it('tags only spans that the majority agrees on', () => {
    const responses = ['ana', 'bo', 'cy'].map((user, index) =>
      answer(user, { ents: [span(0, 3, 'person'), ...(index === 0 ? [span(8, 10, 'person')] : [])] }),
    );
    const text = tagged([aRecord({ responses })], { answersOf: { kind: 'majority' } });

    expect(tagsIn(text)).toEqual(['Ana B-person', 'met O', 'Bo O', '😀 O']);
  });
});
