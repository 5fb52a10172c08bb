import type { Vector } from '#domain/datasets/vector.ts';

export type NewVector = Pick<Vector, 'name' | 'title' | 'dimensions'>;

export abstract class VectorRepository {
  /** `fresh` bypasses the cache and reports no failure to the user. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly Vector[]>;
  abstract create(datasetId: string, vector: NewVector): Promise<Vector>;
  /** Sends the title. */
  abstract update(vector: Vector): Promise<Vector>;
}
