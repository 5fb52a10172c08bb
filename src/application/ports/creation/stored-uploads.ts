import type { Upload } from '#domain/creation/running/upload.ts';
import type { BatchOrder } from './row-reader.ts';

/** An upload as it outlives the page: what is left of it can be sent by whoever began it. */
export interface StoredUpload {
  readonly id: string;
  readonly userId: string;
  readonly upload: Upload;
  readonly order: Omit<BatchOrder, 'skip'>;
}

export abstract class StoredUploads {
  /** Whether it is kept. */
  abstract begin(stored: StoredUpload): Promise<boolean>;
  /** How far it is. */
  abstract update(upload: Upload): Promise<void>;
  abstract of(userId: string): Promise<readonly StoredUpload[]>;
  abstract remove(id: string): Promise<void>;
}
