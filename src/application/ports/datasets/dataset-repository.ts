import type { Dataset } from '#domain/datasets/dataset.ts';
import type { Metrics, Progress } from '#domain/datasets/progress.ts';

export abstract class DatasetRepository {
  abstract mine(): Promise<readonly Dataset[]>;
  /** `fresh` bypasses the cache and reports no failure to the user; so does `progress`. */
  abstract get(id: string, fresh?: boolean): Promise<Dataset>;
  abstract progress(id: string, fresh?: boolean): Promise<Progress>;
  abstract metrics(id: string): Promise<Metrics>;
}
