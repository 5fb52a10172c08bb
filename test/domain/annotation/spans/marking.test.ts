import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '#domain/annotation/answer.ts';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import { mark, overlap, relabel, resize, unmark } from '#domain/annotation/spans/marking.ts';
import { aQuestion } from '../../../support/builders.ts';

const apart = aQuestion('span', { name: 'people' });
const stacked = aQuestion('span', { name: 'people', settings: { allowOverlapping: true } });
const span = (start: number, end: number, label = 'person'): Span => ({ start, end, label });
const holding = (...spans: readonly Span[]): Draft => ({ people: { type: 'span', spans } });
const spansIn = (draft: Draft) => answerTo(draft, apart).spans;

describe('Marking a span', () => {
  it('adds it in the order of the text', () => {
    const draft = mark(mark({}, apart, span(5, 8)), apart, span(0, 3));

    expect(spansIn(draft)).toEqual([span(0, 3), span(5, 8)]);
  });

  it('replaces the spans that it overlaps where they must not', () => {
    const draft = mark(holding(span(0, 3), span(4, 6), span(6, 9)), apart, span(2, 5, 'place'));

    expect(spansIn(draft)).toEqual([span(2, 5, 'place'), span(6, 9)]);
  });

  it('leaves the spans that it overlaps where they may', () => {
    const draft = mark(holding(span(0, 3)), stacked, span(0, 2, 'place'));

    expect(spansIn(draft)).toEqual([span(0, 2, 'place'), span(0, 3)]);
  });

  it('keeps adjacent spans apart', () => {
    expect(overlap(span(0, 3), span(3, 5))).toBe(false);
    expect(spansIn(mark(holding(span(0, 3)), apart, span(3, 5)))).toHaveLength(2);
  });

  it.each([apart, stacked])('does not add the same range with the same label twice', (question) => {
    const draft = holding(span(0, 3));

    expect(mark(draft, question, span(0, 3))).toBe(draft);
  });

  it('ignores an empty span', () => {
    const draft = holding();

    expect(mark(draft, apart, span(3, 3))).toBe(draft);
    expect(mark(draft, apart, span(4, 3))).toBe(draft);
  });

  it('never leaves a forbidden overlap', () => {
    const anySpan = fc
      .tuple(fc.nat(40), fc.integer({ min: 1, max: 9 }), fc.constantFrom('person', 'place'))
      .map(([start, length, label]) => span(start, start + length, label));

    fc.assert(
      fc.property(fc.array(anySpan), (spans) => {
        const marked = spansIn(spans.reduce((draft, each) => mark(draft, apart, each), holding()));

        const pairs = marked.flatMap((one, index) => marked.slice(index + 1).map((other) => overlap(one, other)));
        expect(pairs).not.toContain(true);
      }),
    );
  });
});

describe('Removing a span', () => {
  it('removes that label of that range and nothing else', () => {
    const draft = unmark(holding(span(0, 3), span(0, 3, 'place'), span(5, 8)), stacked, span(0, 3));

    expect(spansIn(draft)).toEqual([span(0, 3, 'place'), span(5, 8)]);
  });
});

describe('Giving a span another label', () => {
  it('replaces the label', () => {
    expect(spansIn(relabel(holding(span(0, 3), span(5, 8)), apart, span(0, 3), 'place'))).toEqual([
      span(0, 3, 'place'),
      span(5, 8),
    ]);
  });

  it('leaves one span where the range has that label already', () => {
    const draft = relabel(holding(span(0, 3), span(0, 3, 'place')), stacked, span(0, 3), 'place');

    expect(spansIn(draft)).toEqual([span(0, 3, 'place')]);
  });

  it('changes nothing if the label is the same or the span is not there', () => {
    const draft = holding(span(0, 3));

    expect(relabel(draft, apart, span(0, 3), 'person')).toBe(draft);
    expect(relabel(draft, apart, span(0, 2), 'place')).toBe(draft);
  });
});

describe('Resizing a span', () => {
  it('keeps its label and its index', () => {
    const draft = resize(holding(span(0, 3), span(5, 8)), apart, span(5, 8), { start: 4, end: 8 });

    expect(spansIn(draft)).toEqual([span(0, 3), span(4, 8)]);
  });

  it('removes the spans that it then overlaps if overlaps are not allowed', () => {
    const held = holding(span(0, 3), span(5, 8, 'place'));

    expect(spansIn(resize(held, apart, span(0, 3), { start: 0, end: 6 }))).toEqual([span(0, 6)]);
    expect(spansIn(resize(held, stacked, span(0, 3), { start: 0, end: 6 }))).toHaveLength(2);
  });

  it('leaves one span where that range has the label already', () => {
    const draft = resize(holding(span(0, 3), span(0, 5)), stacked, span(0, 3), { start: 0, end: 5 });

    expect(spansIn(draft)).toEqual([span(0, 5)]);
  });

  it.each([
    ['nothing is left of it', span(0, 3), { start: 3, end: 3 }],
    ['it stays as it is', span(0, 3), { start: 0, end: 3 }],
    ['it is not there', span(1, 3), { start: 0, end: 2 }],
  ])('changes nothing if %s', (_, which, range) => {
    const draft = holding(span(0, 3));

    expect(resize(draft, apart, which, range)).toBe(draft);
  });
});
