import type { Question } from '#domain/annotation/question.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import { QualityRepository } from './quality-repository.ts';

export interface RecordsRead {
  readonly records: number;
  readonly total: number;
}

export interface QualityReading {
  readonly dataset: Pick<Dataset, 'id' | 'workspaceId'>;
  readonly questions: readonly Question[];
  readonly criteria: QualityView['criteria'];
}

export interface RunningReading {
  /**
   * Whether all records were read: reading stops after `limits.maxComputedResponses` responses. Never resolves if
   * cancelled.
   */
  readonly done: Promise<boolean>;
  readonly cancel: () => void;
}

/** Figures that the browser computes from the records, for servers that do not. */
export abstract class ComputedQuality extends QualityRepository {
  /** Reads the records that are measured from then on. */
  abstract read(reading: QualityReading, onProgress: (progress: RecordsRead) => void): RunningReading;
  /** Forgets the records. */
  abstract end(): void;
}
