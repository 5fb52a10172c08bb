import { describe, expect, it } from 'vitest';
import { present } from '#domain/criteria/condition.ts';
import {
  type AnswerLimits,
  filtersWithin,
  momentsOf,
  readAnswerLimits,
  writeAnswerLimits,
} from '#domain/quality/answer-limits.ts';
import { recordsOfGroup } from '#domain/quality/grouping.ts';
import { recordsThatDiffer, recordWithId } from '#domain/quality/report.ts';

const allAnswers: AnswerLimits = { people: [], since: '', until: '' };
const people = ['ana', 'bo', 'cy'];

describe('limits of the figures to some answers', () => {
  it.each<AnswerLimits>([
    allAnswers,
    { ...allAnswers, people: ['ana', 'a b & c'] },
    { people: ['ana'], since: '2026-11-02', until: '2026-11-08' },
    { ...allAnswers, until: '2026-11-08' },
  ])('stand in the address: %j', (limits) => {
    expect(readAnswerLimits(writeAnswerLimits(limits))).toEqual(limits);
  });

  it.each([
    ['since', '2026-13-40'],
    ['until', 'yesterday'],
    ['person', ''],
    ['status', 'draft'],
  ])('ignore the parameter %s=%s', (name, value) => {
    expect(readAnswerLimits([[name, value]])).toEqual(allAnswers);
  });

  it('name each person once', () => {
    expect(readAnswerLimits(['bo', 'ana', 'bo'].map((name) => ['person', name])).people).toEqual(['bo', 'ana']);
  });

  it('last from the start of the first day to the end of the last', () => {
    const days = { ...allAnswers, since: '2026-11-30', until: '2026-11-30' };

    expect(momentsOf(days)).toEqual({
      from: new Date('2026-11-30T00:00').toISOString(),
      to: new Date('2026-12-01T00:00').toISOString(),
    });
    expect(momentsOf(allAnswers)).toEqual({ from: null, to: null });
  });

  it('limit the filters of a figure to the same people', () => {
    const limits = { ...allAnswers, people };

    expect(filtersWithin(recordsThatDiffer('label'), limits)).toEqual([
      { on: 'answers', question: 'label', of: 'difference', people, condition: present },
    ]);
    expect(filtersWithin(recordsThatDiffer('label', ['ana', 'bo']), limits)).toMatchObject([{ people: ['ana', 'bo'] }]);
    expect(filtersWithin(recordWithId('1'), limits)).toEqual(recordWithId('1'));
  });

  it('leave groups by the last answer of all users without filters', () => {
    const week = { value: '2026-11-23', records: 1, compared: 1, different: 1, figures: [] };
    const filters = recordsOfGroup('label', { by: 'week' }, [week, undefined]) ?? [];

    expect(filtersWithin(filters, allAnswers)).toHaveLength(2);
    expect(filtersWithin(filters, { ...allAnswers, people })).toBeUndefined();
  });

  it.each([{ since: '2026-11-02' }, { until: '2026-11-02' }])(
    'leave figures of some days without filters: %j',
    (days) => {
      const limits = { ...allAnswers, ...days };

      expect(filtersWithin(recordsThatDiffer('label'), limits)).toBeUndefined();
      expect(filtersWithin(recordWithId('1'), limits)).toEqual(recordWithId('1'));
    },
  );
});
