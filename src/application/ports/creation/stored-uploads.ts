import type { Upload } from '#domain/creation/running/upload.ts';
import type { BatchOrder } from './row-reader.ts';

/** An upload that survives a reload; only its user can resume it. */
export interface StoredUpload {
  readonly id: string;
  readonly userId: string;
  readonly upload: Upload;
  readonly order: Omit<BatchOrder, 'skip'>;
}

export abstract class StoredUploads {
  /** False if the browser denies its storage. */
  abstract begin(stored: StoredUpload): Promise<boolean>;
  abstract update(upload: Upload): Promise<void>;
  abstract of(userId: string): Promise<readonly StoredUpload[]>;
  abstract remove(id: string): Promise<void>;
}
