import type { AgentReport, CountedAnswers } from '#domain/quality/agents/agent-report.ts';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import type { QuestionReport } from '#domain/quality/report.ts';

export interface AgentsProps {
  readonly datasetId: string;
  readonly view: QualityView;
  readonly report: QuestionReport;
  /** Values of the options with their texts, in the order of the question. */
  readonly options: ReadonlyMap<string, string>;
  readonly counted: CountedAnswers;
}

export interface AgentProps extends AgentsProps {
  readonly agent: AgentReport;
}
