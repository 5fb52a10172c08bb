import { describe, expect, it } from 'vitest';
import { tidyFilters } from '#domain/criteria/filter.ts';
import { coefficientText, shareText } from '#domain/quality/figure-text.ts';
import {
  cautionsOn,
  type QuestionReport,
  recordsDisputedAbout,
  recordsOfCell,
  recordsThatDiffer,
  recordWithId,
  shownNames,
  verdictOn,
} from '#domain/quality/report.ts';

const report = (equal: number | undefined, coefficient: number | undefined, compared = 100): QuestionReport => {
  const figure = (value: number | undefined) => (value === undefined ? { reason: 'no-variation' as const } : { value });
  return {
    question: 'mood',
    records: compared,
    compared,
    people: [],
    figures: [
      { name: 'equal', figure: figure(equal), interval: undefined },
      { name: 'alpha-nominal', figure: figure(coefficient), interval: undefined },
    ],
    pairs: [],
    options: [],
    cells: [],
    mostDifferent: undefined,
    disputed: [],
  };
};

describe('the report on a question', () => {
  it.each([
    [0.8, 'reliable'],
    [0.7, 'tentative'],
    [0.66, 'unreliable'],
    [-0.1, 'unreliable'],
  ] as const)('judges a coefficient of %s as %s', (coefficient, verdict) => {
    expect(verdictOn(coefficient)).toBe(verdict);
  });

  it('warns of a frequent answer, and of few records', () => {
    expect(cautionsOn(report(0.9, -0.05))).toEqual(['skewed']);
    expect(cautionsOn(report(0.9, 0.85, 20))).toEqual(['few-records']);
    expect(cautionsOn(report(0.6, 0.4))).toEqual([]);
    expect(cautionsOn(report(1, undefined))).toEqual([]);
    expect(cautionsOn(report(undefined, 0.2))).toEqual([]);
  });

  it('has filters that an address keeps', () => {
    const filters = [
      recordsThatDiffer('mood'),
      recordsThatDiffer('mood', ['ana', 'bo']),
      recordsOfCell('mood', ['good', 'good']),
      recordsOfCell('mood', ['good', 'bad']),
      recordsDisputedAbout('mood', 'good'),
      recordWithId('r1'),
    ];

    for (const each of filters) expect(tidyFilters(each)).toEqual(each);
    expect(filters[3]).toMatchObject([{ condition: { values: ['good', 'bad'], match: 'all' } }]);
  });

  it('shows letters in place of names', () => {
    const people = Array.from({ length: 28 }, (_, at) => `person ${at}`);

    expect([...shownNames(people, true).values()].filter((_, at) => at === 0 || at > 24)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
    ]);
    expect(shownNames(['ana'], false).get('ana')).toBe('ana');
  });

  it('writes coefficients with two digits, and shares in per cent', () => {
    expect([coefficientText(0.5, 'en'), coefficientText(0.5, 'de'), shareText(0.756, 'en')]).toEqual([
      '0.50',
      '0,50',
      '76%',
    ]);
  });
});
