import type { Dataset } from '#domain/datasets/dataset.ts';
import type { Metrics, Progress } from '#domain/datasets/progress.ts';

export abstract class DatasetRepository {
  /** The datasets of the reader's workspaces. */
  abstract mine(): Promise<readonly Dataset[]>;
  /** `anew`, here and below: past what is cached, and without a notice where it fails. */
  abstract get(id: string, anew?: boolean): Promise<Dataset>;
  abstract progress(id: string, anew?: boolean): Promise<Progress>;
  abstract metrics(id: string): Promise<Metrics>;
}
