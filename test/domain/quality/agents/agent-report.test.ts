import { describe, expect, it } from 'vitest';
import { tidyFilters } from '#domain/criteria/filter.ts';
import { recordsOfAgentCell } from '#domain/quality/agents/agent-report.ts';
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
});
