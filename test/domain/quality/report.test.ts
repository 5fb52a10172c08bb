import { describe, expect, it } from 'vitest';
import { tidyFilters } from '#domain/criteria/filter.ts';
import { coefficientText, probabilityText, shareText } from '#domain/quality/figure-text.ts';
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
import { reportRows } from '#domain/quality/report-rows.ts';

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
    agents: [],
    agentComparisons: [],
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

  it('has a row for each value of its tables', () => {
    const names = new Map([['ana', 'A']]);
    const full: QuestionReport = {
      ...report(0.5, undefined),
      pairs: [{ people: ['ana', 'bo'], records: 3, different: 1, figure: { value: 0.25 } }],
      options: [{ value: 'good', answers: 4, records: 3, unanimous: 1, alpha: { reason: 'no-variation' } }],
      cells: [{ values: ['good', 'bad'], records: 2 }],
      disputed: [{ recordId: 'r1', distance: 1, answers: [] }],
      agentComparisons: [
        { agents: ['judge', 'model'], answers: 9, onlyOne: 2, onlyOther: 1, test: { method: 'exact', pValue: 1 } },
        { agents: ['judge', 'other'], answers: 8, onlyOne: 0, onlyOther: 0, test: null },
      ],
    };
    const withInterval = { ...full, figures: full.figures.map((each) => ({ ...each, interval: { low: 0, high: 1 } })) };

    const rows = [full, withInterval].map((each) =>
      reportRows(each, names).map(({ table, row, column, measure, value }) => [table, row, column, measure, value]),
    );

    expect(rows[0]?.slice(0, 6)).toEqual([
      ['figures', 'equal', null, 'value', 0.5],
      ['figures', 'equal', null, 'low', null],
      ['figures', 'equal', null, 'high', null],
      ['figures', 'alpha-nominal', null, 'value', null],
      ['figures', 'alpha-nominal', null, 'low', null],
      ['figures', 'alpha-nominal', null, 'high', null],
    ]);
    expect(rows[0]?.slice(6)).toEqual([
      ['people', 'A', 'bo', 'records', 3],
      ['people', 'A', 'bo', 'different', 1],
      ['people', 'A', 'bo', 'coefficient', 0.25],
      ['answers', 'good', 'bad', 'records', 2],
      ['options', 'good', null, 'answers', 4],
      ['options', 'good', null, 'records', 3],
      ['options', 'good', null, 'unanimous', 1],
      ['options', 'good', null, 'alpha', null],
      ['disputed', 'r1', null, 'distance', 1],
      ['agent-comparisons', 'model', null, 'answers', 9],
      ['agent-comparisons', 'model', null, 'onlyOne', 2],
      ['agent-comparisons', 'model', null, 'onlyOther', 1],
      ['agent-comparisons', 'model', null, 'pValue', 1],
      ['agent-comparisons', 'other', null, 'answers', 8],
      ['agent-comparisons', 'other', null, 'onlyOne', 0],
      ['agent-comparisons', 'other', null, 'onlyOther', 0],
      ['agent-comparisons', 'other', null, 'pValue', null],
    ]);
    expect(rows[1]?.slice(1, 3)).toEqual([
      ['figures', 'equal', null, 'low', 0],
      ['figures', 'equal', null, 'high', 1],
    ]);
  });

  it('writes coefficients with two digits, and shares in per cent', () => {
    expect([coefficientText(0.5, 'en'), coefficientText(0.5, 'de'), shareText(0.756, 'en')]).toEqual([
      '0.50',
      '0,50',
      '76%',
    ]);
    expect([coefficientText(-0.004, 'en'), coefficientText(-0.3, 'en')]).toEqual(['0.00', '-0.30']);
  });

  it('writes low p-values as an upper limit', () => {
    expect([probabilityText(0.0004, 'en'), probabilityText(0.0346, 'de')]).toEqual(['< 0.001', '0,035']);
  });
});
