import type { AgentComparison, AgentReport } from './agent-report.ts';
import type { Rate } from './label-scores.ts';

export type AgentTable =
  | 'agent-answers'
  | 'agent-figures'
  | 'agent-labels'
  | 'agent-cells'
  | 'agent-calibration'
  | 'agent-cuts'
  | 'agent-anchoring'
  | 'agent-comparisons';

interface AgentRow {
  readonly table: AgentTable;
  readonly agent: string;
  readonly row: string;
  readonly column: string | null;
  readonly measure: string;
  readonly value: number | null;
}

type Measures = Readonly<Record<string, number | null>>;

const withInterval = (name: string, rate: Rate | null): Measures => ({
  [name]: rate?.value ?? null,
  [`${name}Low`]: rate?.low ?? null,
  [`${name}High`]: rate?.high ?? null,
});

/** Values of the tables on an agent, each in a row of its own. */
export function agentRows(report: AgentReport): readonly AgentRow[] {
  const { agent, answers, compared, outcomes, calibration, anchoring } = report;
  const { shown, blind, difference } = anchoring;
  const rows = (table: AgentTable, [row, column]: readonly [string, string?], measures: Measures) =>
    Object.entries(measures).map(
      ([measure, value]): AgentRow => ({ table, agent, row, column: column ?? null, measure, value }),
    );
  return [
    ...rows('agent-answers', ['all'], { ...answers, compared, ...outcomes }),
    ...report.figures.flatMap(({ name, figure }) =>
      rows('agent-figures', [name], { value: 'value' in figure ? figure.value : null }),
    ),
    ...report.labels.flatMap(({ value, truePositives, trueNegatives, ...score }) =>
      rows('agent-labels', [value], {
        ...score,
        ...withInterval('truePositives', truePositives),
        ...withInterval('trueNegatives', trueNegatives),
      }),
    ),
    ...report.cells.flatMap(({ suggestion, answer, ...counted }) => rows('agent-cells', [suggestion, answer], counted)),
    ...(calibration
      ? [
          ...rows('agent-calibration', ['all'], { error: calibration.error, suggestions: calibration.suggestions }),
          ...calibration.curve.flatMap(({ from, to, ...point }) =>
            rows('agent-calibration', [String(from), String(to)], point),
          ),
          ...calibration.cuts.flatMap(({ score, ...cut }) => rows('agent-cuts', [String(score)], cut)),
        ]
      : []),
    ...rows('agent-anchoring', ['shown'], { count: shown.count, of: shown.of }),
    ...rows('agent-anchoring', ['blind'], { count: blind.count, of: blind.of }),
    ...rows('agent-anchoring', ['difference'], withInterval('value', difference)),
  ];
}

export const comparisonRows = ({ agents: [agent, other], test, answers, onlyOne, onlyOther }: AgentComparison) =>
  Object.entries({ answers, onlyOne, onlyOther, pValue: test?.pValue ?? null }).map(
    ([measure, value]): AgentRow => ({ table: 'agent-comparisons', agent, row: other, column: null, measure, value }),
  );
