import { type AgentTable, agentRows, comparisonRows } from './agents/agent-rows.ts';
import type { Figure } from './figure.ts';
import type { Group } from './grouping.ts';
import type { QuestionReport } from './report.ts';

/** A figure of a table on the page; its tables have different columns, so that each value is a row of its own. */
export interface ReportRow {
  readonly question: string;
  readonly table: 'figures' | 'people' | 'answers' | 'options' | 'disputed' | 'groups' | AgentTable;
  /** Agent of suggestions; null for figures of people. */
  readonly agent: string | null;
  readonly row: string;
  readonly column: string | null;
  readonly measure: string;
  /** Undefined figures are null. */
  readonly value: number | null;
}

const knownValue = (figure: Figure) => ('value' in figure ? figure.value : null);

export const groupRows = (question: string, groups: readonly Group[]): readonly ReportRow[] =>
  groups.flatMap(({ value: row, records, compared, different, figures }) => {
    const measures = figures.map(({ name, figure }) => [name, knownValue(figure)] as const);
    const counted = [['records', records] as const, ['compared', compared] as const, ['different', different] as const];
    return [...counted, ...measures].map(([measure, value]) => ({
      question,
      table: 'groups' as const,
      agent: null,
      row,
      column: null,
      measure,
      value,
    }));
  });

/** `names` are shown in place of usernames. */
export function reportRows(report: QuestionReport, names: ReadonlyMap<string, string>): readonly ReportRow[] {
  const { question } = report;
  const nameOf = (person: string) => names.get(person) ?? person;
  const rows = (
    table: ReportRow['table'],
    [row, column]: readonly [string, string?],
    measures: Readonly<Record<string, number | null>>,
  ): readonly ReportRow[] =>
    Object.entries(measures).map(([measure, value]) => ({
      question,
      table,
      agent: null,
      row,
      column: column ?? null,
      measure,
      value,
    }));
  return [
    ...report.figures.flatMap(({ name, figure, interval }) =>
      rows('figures', [name], { value: knownValue(figure), low: interval?.low ?? null, high: interval?.high ?? null }),
    ),
    ...report.pairs.flatMap(({ people: [one, other], records, different, figure }) =>
      rows('people', [nameOf(one), nameOf(other)], { records, different, coefficient: knownValue(figure) }),
    ),
    ...report.cells.flatMap(({ values, records }) => rows('answers', values, { records })),
    ...report.options.flatMap(({ value, answers, records, unanimous, alpha }) =>
      rows('options', [value], { answers, records, unanimous, alpha: knownValue(alpha) }),
    ),
    ...report.disputed.flatMap(({ recordId, distance }) => rows('disputed', [recordId], { distance })),
    ...[...report.agents.flatMap(agentRows), ...report.agentComparisons.flatMap(comparisonRows)].map((row) => ({
      question,
      ...row,
    })),
  ];
}
