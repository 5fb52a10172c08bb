import type { Dataset } from '#domain/datasets/dataset.ts';
import type { Metrics, Progress } from '#domain/datasets/progress.ts';

export abstract class DatasetRepository {
  /** The datasets of the reader's workspaces. */
  abstract mine(): Promise<readonly Dataset[]>;
  /** A fresh answer is never a cached one, and its failure is shown in no notice; so is that of `progress`. */
  abstract get(id: string, fresh?: boolean): Promise<Dataset>;
  abstract progress(id: string, fresh?: boolean): Promise<Progress>;
  abstract metrics(id: string): Promise<Metrics>;
}
