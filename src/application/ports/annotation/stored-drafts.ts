import type { Draft } from '#domain/annotation/draft.ts';

export interface StoredDraft {
  readonly userId: string;
  readonly datasetId: string;
  readonly recordId: string;
  readonly draft: Draft;
  readonly writtenAt: number;
}

/** Survives a reload and a crash, unless the browser denies its storage. */
export abstract class StoredDrafts {
  abstract put(stored: StoredDraft): Promise<void>;
  /** Oldest first. */
  abstract of(userId: string, datasetId: string): Promise<readonly StoredDraft[]>;
  abstract remove(userId: string, recordId: string): Promise<void>;
}
