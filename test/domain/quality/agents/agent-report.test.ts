import { describe, expect, it } from 'vitest';
import { tidyFilters } from '#domain/criteria/filter.ts';
import { recordsOfAgentCell } from '#domain/quality/agents/agent-report.ts';
import { agentRows } from '#domain/quality/agents/agent-rows.ts';
import { amongPeople } from '#domain/quality/agents/among-people.ts';

const cell = { suggestion: 'spam', answer: 'ham' };
const pair = (figure: { value: number } | { reason: 'no-variation' }) => ({
  people: ['ana', 'bo'] as const,
  records: 1,
  different: 0,
  figure,
});

describe('the report on an agent', () => {
  it('has filters for a cell that an address keeps', () => {
    const filters = (['blind', 'all'] as const).map((counted) =>
      recordsOfAgentCell({ question: 'mood', agent: '', cell, counted }),
    );

    for (const each of filters) expect(tidyFilters(each)).toEqual(each);
    expect(filters.map(([answers]) => answers)).toMatchObject([{ of: 'blind' }, { of: 'value' }]);
  });

  it('finds the same figure among people, and the mean κ of each two', () => {
    const equal = { name: 'equal' as const, figure: { value: 0.8 }, interval: undefined };
    const people = {
      figures: [equal],
      pairs: [pair({ value: 0.5 }), pair({ value: 1 }), pair({ reason: 'no-variation' })],
    };

    expect(amongPeople(people, 'equal')).toEqual({ value: 0.8 });
    expect(amongPeople(people, 'kappa')).toEqual({ value: 0.75 });
    expect(amongPeople({ ...people, pairs: [] }, 'kappa-quadratic')).toBeUndefined();
    expect(amongPeople(people, 'within-one')).toBeUndefined();
  });

  it('has a row for each value of its tables', () => {
    const rate = { value: 0.5, low: 0.1, high: 0.9 };
    const rows = agentRows({
      agent: 'judge',
      answers: { blind: 2, shown: 1, unknown: 0 },
      compared: 2,
      figures: [
        { name: 'equal', figure: { value: 0.5 } },
        { name: 'kappa', figure: { reason: 'no-variation' } },
      ],
      labels: [
        {
          ...{ value: 'spam', suggested: 2, answered: 1, both: 1, precision: 0.5, recall: 1, f1: 2 / 3 },
          truePositives: rate,
          trueNegatives: null,
        },
      ],
      cells: [{ ...cell, answers: 1, records: 1 }],
      calibration: {
        curve: [{ from: 0.9, to: 1, answers: 2, meanScore: 0.95, equal: 1 }],
        error: 0.45,
        suggestions: 2,
        cuts: [{ score: 0.9, precision: 0.5, suggestions: 2 }],
      },
      outcomes: { accepted: 1, changed: 0, discarded: 3 },
      anchoring: { shown: { count: 1, of: 1 }, blind: { count: 1, of: 2 }, difference: null },
    });

    expect(rows.every(({ agent }) => agent === 'judge')).toBe(true);
    const texts = rows.map(({ table, row, column, measure, value }) => [table, row, column, measure, value].join(' '));
    expect(texts).toEqual(
      expect.arrayContaining([
        'agent-answers all  discarded 3',
        'agent-figures kappa  value ',
        'agent-labels spam  truePositivesLow 0.1',
        'agent-labels spam  trueNegatives ',
        'agent-cells spam ham answers 1',
        'agent-calibration 0.9 1 meanScore 0.95',
        'agent-cuts 0.9  suggestions 2',
        'agent-anchoring blind  of 2',
        'agent-anchoring difference  value ',
      ]),
    );
    expect(texts).toHaveLength(37);
  });

  it('has no rows for scores that are missing', () => {
    const proportion = { count: 0, of: 0 };
    const rows = agentRows({
      ...{ agent: '', answers: { blind: 0, shown: 0, unknown: 0 }, compared: 0, figures: [], labels: [], cells: [] },
      calibration: null,
      outcomes: { accepted: 0, changed: 0, discarded: 0 },
      anchoring: { shown: proportion, blind: proportion, difference: { value: 0.1, low: 0, high: 0.2 } },
    });

    expect(rows.filter(({ table }) => table === 'agent-calibration')).toEqual([]);
    expect(rows.at(-1)).toMatchObject({ measure: 'valueHigh', value: 0.2 });
  });
});
