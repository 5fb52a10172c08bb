import type { Vector } from '#domain/datasets/vector.ts';

export type NewVector = Pick<Vector, 'name' | 'title' | 'dimensions'>;

export abstract class VectorRepository {
  /** A fresh answer is never a cached one, and its failure is shown in no notice. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly Vector[]>;
  abstract create(datasetId: string, vector: NewVector): Promise<Vector>;
  /** Its title. */
  abstract update(vector: Vector): Promise<Vector>;
}
