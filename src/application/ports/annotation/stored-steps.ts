import type { AnswerStep } from '#domain/annotation/undo/answer-step.ts';

/** Something done at a dataset that the server has heard of. */
export interface StoredStep {
  /** Rises with time. */
  readonly id: string;
  readonly userId: string;
  readonly datasetId: string;
  readonly step: AnswerStep;
  /** Taken back, and can be done again. */
  readonly isUndone: boolean;
}

/** What can be taken back after a reload; where the browser denies us its storage, nothing. */
export abstract class StoredSteps {
  abstract put(stored: StoredStep): Promise<void>;
  /** The oldest first. */
  abstract of(userId: string, datasetId: string): Promise<readonly StoredStep[]>;
  abstract remove(ids: readonly string[]): Promise<void>;
}
