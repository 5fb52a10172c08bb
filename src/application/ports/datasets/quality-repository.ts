import type { Criteria } from '#domain/criteria/criteria.ts';
import type { CountedAnswers } from '#domain/quality/agents/agent-report.ts';
import type { Grouping, GroupsByQuestion } from '#domain/quality/grouping.ts';
import type { QuestionReport } from '#domain/quality/report.ts';

export interface QualityPart {
  /** Limits the figures to the records of these search criteria, with any status. */
  readonly criteria: Criteria;
  /** Whether to compute intervals, which takes longer. */
  readonly intervals: boolean;
  /** Answers that suggestions are compared with, which takes longer; null for none. */
  readonly answers: CountedAnswers | null;
}

/** Only our own server offers it, to admins and owners. */
export abstract class QualityRepository {
  abstract groups(datasetId: string, criteria: Criteria, grouping: Grouping): Promise<GroupsByQuestion>;
  abstract of(datasetId: string, part: QualityPart): Promise<readonly QuestionReport[]>;
}
