import type { AnswerCounts } from '#domain/datasets/shares.ts';

/** Only our own server offers it, to admins and owners. */
export abstract class SharesRepository {
  abstract of(datasetId: string): Promise<AnswerCounts>;
}
