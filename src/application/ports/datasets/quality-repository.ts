import type { CountedAnswers } from '#domain/quality/agents/agent-report.ts';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import type { Grouping, GroupsByQuestion } from '#domain/quality/grouping.ts';
import type { QuestionReport } from '#domain/quality/report.ts';

export interface QualityPart {
  /** Limits the figures to records of the search, with any status, and to some answers. */
  readonly view: QualityView;
  /** Whether to compute intervals, which takes longer. */
  readonly intervals: boolean;
  /** Answers that suggestions are compared with, which takes longer; null for none. */
  readonly answers: CountedAnswers | null;
}

/** Only our own server offers it, to admins and owners. */
export abstract class QualityRepository {
  abstract groups(datasetId: string, view: QualityView, grouping: Grouping): Promise<GroupsByQuestion>;
  abstract of(datasetId: string, part: QualityPart): Promise<readonly QuestionReport[]>;
}
