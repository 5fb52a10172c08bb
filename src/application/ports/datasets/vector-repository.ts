import type { Vector } from '#domain/datasets/vector.ts';

export type NewVector = Pick<Vector, 'name' | 'title' | 'dimensions'>;

export abstract class VectorRepository {
  /** Anew: whatever was kept, and without a word where it fails. */
  abstract of(datasetId: string, anew?: boolean): Promise<readonly Vector[]>;
  abstract create(datasetId: string, vector: NewVector): Promise<Vector>;
  /** Its title. */
  abstract update(vector: Vector): Promise<Vector>;
}
