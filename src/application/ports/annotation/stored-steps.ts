import type { AnswerStep } from '#domain/annotation/undo/answer-step.ts';

/** A step that was sent to the server. */
export interface StoredStep {
  /** Sortable by time. */
  readonly id: string;
  readonly userId: string;
  readonly datasetId: string;
  readonly step: AnswerStep;
  readonly isUndone: boolean;
}

/** Steps that can be undone after a reload; none if the browser denies its storage. */
export abstract class StoredSteps {
  abstract put(stored: StoredStep): Promise<void>;
  /** Oldest first. */
  abstract of(userId: string, datasetId: string): Promise<readonly StoredStep[]>;
  abstract remove(ids: readonly string[]): Promise<void>;
}
