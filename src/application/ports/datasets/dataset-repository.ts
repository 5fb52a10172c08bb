import type { Dataset } from '#domain/datasets/dataset.ts';
import type { Metrics, Progress } from '#domain/datasets/progress.ts';

export abstract class DatasetRepository {
  /** The datasets of the reader's workspaces. */
  abstract mine(): Promise<readonly Dataset[]>;
  /** Anew: whatever was kept, and without a word where it fails. */
  abstract get(id: string, anew?: boolean): Promise<Dataset>;
  /** Quiet: nobody has asked for it, so nobody is told where it fails. */
  abstract progress(id: string, quiet?: boolean): Promise<Progress>;
  abstract metrics(id: string): Promise<Metrics>;
}
