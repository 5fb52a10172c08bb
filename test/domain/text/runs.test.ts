import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#domain/text/runs.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const segments = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

describe('the runs of a text', () => {
  it('cover the whole text with their offsets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const all = runs(text);

        expect(all.map((run) => run.text).join('')).toBe(text);
        expect(all.every(({ text: part, start }) => text.startsWith(part, start))).toBe(true);
      }),
    );
  });

  it.each([
    ['with blanks', 'It rained, and 10,000 people stayed. '],
    ['without blanks', '今天天气很好，我们去公园玩。明天呢？'],
    ['that mixes them', 'Tokyo（東京）は、日本の首都。 '],
  ])('give the words of a text %s', (_, sentence) => {
    const text = sentence.repeat(100);

    expect(runs(text).flatMap((run) => segments(run.text))).toEqual(segments(text));
  });

  it('are short for any text', () => {
    const lengths = ['x', '好', '👍', '好。', ' a'].map((part) => {
      const all = runs(part.repeat(20_000));
      return Math.max(...all.map(({ text }) => [...text].length));
    });

    expect(Math.max(...lengths)).toBeLessThanOrEqual(1000);
  });
});
