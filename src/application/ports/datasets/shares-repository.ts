import type { AnswerCounts } from '#domain/datasets/shares.ts';

/** Told by our own server alone, and only to those who lead the dataset. */
export abstract class SharesRepository {
  abstract of(datasetId: string): Promise<AnswerCounts>;
}
