import type { Vector } from '#domain/datasets/vector.ts';

export abstract class VectorRepository {
  abstract of(datasetId: string): Promise<readonly Vector[]>;
  /** Its title. */
  abstract update(vector: Vector): Promise<Vector>;
}
