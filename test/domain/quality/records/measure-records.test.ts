import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/annotation/question.ts';
import type { AnsweredRecord, ComparedAnswer, RecordsToMeasure } from '#domain/quality/records/answered-record.ts';
import { groupRecords } from '#domain/quality/records/group-records.ts';
import { measureRecords } from '#domain/quality/records/measure-records.ts';
import { sampleOf } from '#domain/quality/records/sample.ts';
import { limits } from '#domain/shared/limits.ts';

const base = { title: '', description: undefined, datasetId: 'd', required: true };
const option = (value: string) => ({ value, text: value, description: undefined, colour: undefined });
const label: Question = {
  ...base,
  id: '1',
  name: 'label',
  type: 'label_selection',
  settings: { options: [option('yes'), option('no')], visibleOptions: undefined },
};
const comment: Question = { ...base, id: '2', name: 'comment', type: 'text', settings: { useMarkdown: false } };
const order: Question = { ...base, id: '3', name: 'order', type: 'ranking', settings: { options: [option('a')] } };

interface Given {
  readonly id?: string;
  readonly by?: Readonly<Record<string, Readonly<Record<string, ComparedAnswer>>>>;
  readonly suggested?: Readonly<Record<string, ComparedAnswer>>;
  readonly agent?: string;
  readonly score?: number;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly day?: string;
}

const recordOf = ({
  id = 'r',
  by = {},
  suggested = {},
  agent = 'robot',
  score,
  metadata = {},
  day = '2026-11-24',
}: Given): AnsweredRecord => ({
  id,
  metadata: new Map(Object.entries(metadata)),
  submitted: Object.entries(by).map(([username, answers]) => ({
    username,
    answeredAt: Date.parse(`${day}T12:00Z`),
    answers: new Map(Object.entries(answers)),
  })),
  suggestions: new Map(Object.entries(suggested).map(([name, answer]) => [name, { agent, answer, score }])),
});

const measured = (questions: readonly Question[], records: readonly Given[], some = {}): RecordsToMeasure => ({
  questions,
  records: records.map(recordOf),
  limits: { people: [], from: undefined, to: undefined, ...some },
});
const said = (one: string, other: string) => ({ bo: { label: one }, ana: { label: other } });
const reportOf = (given: RecordsToMeasure, answers: 'all' | 'blind' | null = null, intervals = false) => {
  const [report] = measureRecords(given, { intervals, answers });
  if (!report) throw new Error('no report');
  return report;
};

describe('figures of records', () => {
  it('compare the answers of each two people', () => {
    const report = reportOf(
      measured(
        [label],
        [
          { by: said('yes', 'yes') },
          { by: said('yes', 'yes') },
          { id: 'odd', by: said('no', 'yes') },
          { by: { bo: { label: 'no' } } },
        ],
      ),
      null,
      true,
    );

    expect(report).toMatchObject({ question: 'label', records: 3, compared: 3, people: ['ana', 'bo'] });
    expect(report.figures[0]).toMatchObject({ name: 'equal', figure: { value: 2 / 3 }, interval: { low: 0, high: 1 } });
    expect(report.pairs).toMatchObject([{ people: ['ana', 'bo'], records: 3, different: 1 }]);
    expect(report.mostDifferent).toEqual({ values: ['yes', 'no'], people: ['ana', 'bo'] });
    expect(report.disputed).toMatchObject([
      {
        recordId: 'odd',
        answers: [
          { person: 'ana', values: ['yes'] },
          { person: 'bo', values: ['no'] },
        ],
      },
    ]);
  });

  it('have no interval where they have no value', () => {
    const report = reportOf(measured([label], [{ by: said('yes', 'yes') }]), null, true);

    expect(report.figures[1]).toMatchObject({ figure: { reason: 'no-variation' }, interval: undefined });
    expect(reportOf(measured([label], [{}])).mostDifferent).toBeUndefined();
  });

  it.each([
    ['some people', { people: ['ana'] }, 0],
    ['both people', { people: ['ana', 'bo'] }, 1],
    ['later answers', { from: Date.parse('2026-11-25') }, 0],
    ['answers from the day on', { from: Date.parse('2026-11-24') }, 1],
    ['earlier answers', { to: Date.parse('2026-11-24') }, 0],
    ['answers until the next day', { to: Date.parse('2026-11-25') }, 1],
  ])('count %s', (_, some, records) => {
    expect(reportOf(measured([label], [{ by: said('yes', 'no') }], some)).records).toBe(records);
  });

  it('compare a sample of very many texts', () => {
    const records = Array.from({ length: 40 }, (_, at) => ({
      by: { ana: { comment: `${at} ${'x'.repeat(limits.maxComparedChars / 30)}` }, bo: { comment: 'short' } },
    }));

    const report = reportOf(measured([comment], records));

    expect(report.records).toBe(40);
    expect(report.compared).toBeGreaterThan(20);
    expect(report.compared).toBeLessThan(40);
  });

  it('choose the same sample for the same list', () => {
    const all = Array.from({ length: 100 }, (_, at) => at);

    const sample = sampleOf(all, 10);

    expect(sample).toHaveLength(10);
    expect(sampleOf(all, 10)).toEqual(sample);
    expect(sample).not.toEqual(all.slice(0, 10));
  });
});

describe('figures of suggestions in records', () => {
  const answered = (answer: string, suggested: string, given: Given = {}): Given => ({
    by: { ana: { label: answer }, bo: { label: 'yes' } },
    suggested: { label: suggested },
    ...given,
  });

  it('compare them with all answers, agent by agent', () => {
    const given = measured(
      [label],
      [
        answered('yes', 'yes', { score: 0.9 }),
        answered('no', 'yes', { score: 0.9 }),
        answered('no', 'no', { agent: 'model' }),
        answered('no', 'yes', { score: 0.2 }),
        { by: { ana: {} }, suggested: { label: 'no' } },
        answered('yes', 'yes', { agent: 'zebra' }),
      ],
    );

    const { agents } = reportOf(given, 'all');

    expect(agents.map(({ agent, compared, answers }) => [agent, compared, answers.unknown])).toEqual([
      ['model', 2, 2],
      ['robot', 6, 6],
      ['zebra', 2, 2],
    ]);
    expect(agents[1]?.cells).toEqual([
      { suggestion: 'yes', answer: 'no', answers: 2, records: 2 },
      { suggestion: 'yes', answer: 'yes', answers: 4, records: 3 },
    ]);
    expect(agents[0]?.calibration).toBeNull();
    expect(agents[1]?.calibration).toMatchObject({ suggestions: 3 });
    expect(agents[1]?.calibration?.cuts).toEqual([
      { score: 0.2, precision: 4 / 6, suggestions: 3 },
      { score: 0.9, precision: 3 / 4, suggestions: 2 },
    ]);
  });

  it('compare them with no answer as blind', () => {
    expect(reportOf(measured([label], [answered('yes', 'yes')]), 'blind').agents).toMatchObject([
      { compared: 0, answers: { blind: 0, unknown: 2 }, calibration: null },
    ]);
  });

  it('compare texts and rankings one by one', () => {
    const given = measured(
      [comment, order],
      [{ by: { ana: { comment: 'fine', order: [1] } }, suggested: { comment: 'fine!', order: [1] } }],
    );

    const agents = measureRecords(given, { intervals: false, answers: 'all' }).flatMap((report) => report.agents);

    expect(agents.map(({ compared, calibration }) => [compared, calibration])).toEqual([
      [1, null],
      [1, null],
    ]);
  });
});

describe('groups of records', () => {
  const given = measured(
    [label],
    [
      { by: said('yes', 'no'), metadata: { source: 'web' }, day: '2026-11-24' },
      { by: said('yes', 'yes'), metadata: { source: 'web' }, day: '2026-11-29' },
      { by: said('yes', 'yes'), metadata: { source: 'mail' }, day: '2026-11-30' },
      { by: said('no', 'no') },
      { metadata: { source: 'web' } },
    ],
  );
  const groupsBy = (grouping: Parameters<typeof groupRecords>[1]) =>
    groupRecords(given, grouping)
      .get('label')
      ?.map(({ value, records, different }) => [value, records, different]);

  it('are weeks, which begin on Monday', () => {
    expect(groupsBy({ by: 'week' })).toEqual([
      ['2026-11-23', 3, 1],
      ['2026-11-30', 1, 0],
    ]);
  });

  it('are values of a property, the most frequent first', () => {
    expect(groupsBy({ by: 'metadata', property: 'source' })).toEqual([
      ['web', 2, 1],
      ['mail', 1, 0],
    ]);
  });
});
