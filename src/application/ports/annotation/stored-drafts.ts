import type { Draft } from '#domain/annotation/draft.ts';

/** What somebody has begun to answer and not sent. */
export interface StoredDraft {
  readonly userId: string;
  readonly datasetId: string;
  readonly recordId: string;
  readonly draft: Draft;
  readonly writtenAt: number;
}

/** Survives a reload and a crash; where the browser denies us its storage, nothing does. */
export abstract class StoredDrafts {
  abstract put(stored: StoredDraft): Promise<void>;
  /** The oldest first. */
  abstract of(userId: string, datasetId: string): Promise<readonly StoredDraft[]>;
  abstract remove(userId: string, recordId: string): Promise<void>;
}
