import type { WireAgentComparison, WireAgentQuality } from '#contract/quality/agents.ts';
import type { AgentComparison, AgentReport } from '#domain/quality/agents/agent-report.ts';
import { toFigures } from './figure.ts';

export const toAgentReport = ({ figures, labels, calibration, ...report }: WireAgentQuality): AgentReport => ({
  ...report,
  figures: toFigures(figures),
  labels: labels.map(({ true_positive_rate: truePositives, true_negative_rate: trueNegatives, ...label }) => ({
    ...label,
    truePositives,
    trueNegatives,
  })),
  calibration: calibration && toCalibration(calibration),
});

const toCalibration = ({ curve, expected_error: error, ...rest }: NonNullable<WireAgentQuality['calibration']>) => ({
  ...rest,
  error,
  curve: curve.map(({ mean_score: meanScore, ...point }) => ({ ...point, meanScore })),
});

export const toAgentComparison = ({
  agents,
  answers,
  only_first: onlyOne,
  only_second: onlyOther,
  method,
  p_value: pValue,
}: WireAgentComparison): AgentComparison => ({
  agents,
  answers,
  onlyOne,
  onlyOther,
  test: method === null || pValue === null ? null : { method, pValue },
});
