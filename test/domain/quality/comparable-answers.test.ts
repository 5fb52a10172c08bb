import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/annotation/answer.ts';
import {
  comparableTexts,
  countedPatterns,
  drawsFor,
  maxSampled,
  needsSample,
  sampledPatterns,
} from '#domain/quality/comparable-answers.ts';
import { comparedValue } from '#domain/quality/compared-value.ts';
import { groupsToShow } from '#domain/quality/grouping.ts';
import { limits } from '#domain/shared/limits.ts';

const answeredBy = <T>(...answers: readonly T[]) => ({
  given: answers.map((answer, person) => ({ person, answer })),
  records: 1,
  example: 0,
});

describe('a compared answer', () => {
  it.each<readonly [Answer, unknown]>([
    [{ type: 'text', text: 'fine' }, 'fine'],
    [{ type: 'label_selection', label: 'a' }, 'a'],
    [{ type: 'label_selection', label: undefined }, undefined],
    [{ type: 'multi_label_selection', labels: ['b', 'a', 'b'] }, ['a', 'b']],
    [{ type: 'rating', rating: 0 }, 0],
    [
      {
        type: 'ranking',
        ranks: [
          { value: 'a', rank: 2 },
          { value: 'b', rank: 1 },
        ],
      },
      [2, 1],
    ],
    [
      {
        type: 'ranking',
        ranks: [
          { value: 'a', rank: 1 },
          { value: 'b', rank: undefined },
        ],
      },
      undefined,
    ],
    [{ type: 'ranking', ranks: [] }, undefined],
  ])('is, for %j, %j', (answer, compared) => {
    expect(comparedValue(answer, 0)).toEqual(compared);
  });

  it('has spans in the order of the text', () => {
    const spans = [
      { start: 3, end: 5, label: 'a' },
      { start: 0, end: 2, label: 'b' },
      { start: 0, end: 2, label: 'a' },
      { start: 0, end: 1, label: 'b' },
    ];

    expect(comparedValue({ type: 'span', spans }, 9)).toEqual({
      length: 9,
      spans: [spans[3], spans[2], spans[1], spans[0]],
    });
    expect(comparedValue({ type: 'span', spans: spans.toReversed() }, 9)).toEqual(
      comparedValue({ type: 'span', spans }, 9),
    );
  });
});

describe('answers to be compared', () => {
  it('are those of records with several, and for labels also single ones', () => {
    const all = [answeredBy('a', 'b'), answeredBy('a')];

    expect(countedPatterns('label_selection', all).patterns).toHaveLength(2);
    expect(countedPatterns('text', all).patterns).toHaveLength(1);
  });

  it('are a sample if there are too many', () => {
    const many = Array.from({ length: limits.maxComparedValues + 1 }, (_, at) => answeredBy(at, at));

    expect(needsSample('rating', countedPatterns('rating', many))).toBe(true);
    expect(needsSample('rating', countedPatterns('rating', many.slice(0, 2)))).toBe(false);
    expect(sampledPatterns('rating', many).patterns).toHaveLength(limits.maxComparedValues);
    expect(maxSampled('span')).toBeGreaterThan(maxSampled('text')); // spans are compared within records only
  });

  it('leave out texts that are too long, but not spans', () => {
    const long = 'x'.repeat(limits.maxComparedChars);
    const spans = Array.from({ length: limits.maxComparedValues }, (_, at) => ({ start: at, end: at + 1, label: 'a' }));
    const marked = { spans, length: 2000 };

    expect(sampledPatterns('text', [answeredBy(long, 'a'), answeredBy('a', 'b')]).patterns).toHaveLength(1);
    expect(sampledPatterns('span', [answeredBy(marked, marked)]).patterns).toHaveLength(1);
    const pairs = [
      { suggestion: long, answer: `${long}!` },
      { suggestion: 'a', answer: 'b' },
    ];
    expect([...comparableTexts(pairs)]).toEqual(pairs.slice(1));
  });

  it('are drawn less often the more records there are', () => {
    expect(drawsFor([1000])).toBe(limits.bootstrapDraws);
    expect(drawsFor([limits.maxBootstrapRecords])).toBe(limits.minBootstrapDraws);
    expect(drawsFor([400_000])).toBe(500);
  });
});

describe('groups that are shown', () => {
  const groups = [
    { value: '2026-11-30', records: 1 },
    { value: '2026-11-23', records: 5 },
    { value: '2026-11-16', records: 0 },
  ];

  it('are in the order of time, or of the number of records', () => {
    const valuesBy = (by: 'week' | 'metadata') => groupsToShow(groups, by).map(({ value }) => value);

    expect(valuesBy('week')).toEqual(['2026-11-23', '2026-11-30']);
    expect(valuesBy('metadata')).toEqual(['2026-11-23', '2026-11-30']);
    expect(
      groupsToShow(
        [
          { value: 'b', records: 2 },
          { value: 'a', records: 2 },
        ],
        'metadata',
      ).map(({ value }) => value),
    ).toEqual(['a', 'b']);
  });
});
