import type { Upload } from '#domain/creation/running/upload.ts';
import type { BatchOrder } from './row-reader.ts';

/** An upload as it outlives the page: what is left of it can be sent by whoever began it. */
export interface KeptUpload {
  readonly id: string;
  readonly userId: string;
  readonly upload: Upload;
  readonly order: Omit<BatchOrder, 'skip'>;
}

export abstract class KeptUploads {
  /** Whether it is kept. */
  abstract begin(kept: KeptUpload): Promise<boolean>;
  /** How far it is. */
  abstract note(upload: Upload): Promise<void>;
  abstract of(userId: string): Promise<readonly KeptUpload[]>;
  abstract remove(id: string): Promise<void>;
}
