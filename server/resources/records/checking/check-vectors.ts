import { unprocessable } from '../../shared/refusal.ts';
import type { RecordRules } from './record-rules.ts';

type VectorsByName = Readonly<Record<string, readonly number[]>>;

const maxFloat32 = 3.402_823_466_385_288_6e38;

/** Keys are numbers of vector settings. */
export function readVectors(given: VectorsByName, { vectors, datasetId }: Pick<RecordRules, 'vectors' | 'datasetId'>) {
  return new Map(
    Object.entries(given).map(([name, values]) => {
      const rule = vectors.get(name);
      if (!rule) throw unprocessable(`vector with name=${name} does not exist for dataset_id=${datasetId}`);
      if (values.length !== rule.dimensions)
        throw unprocessable(
          `vector value for vector name=${name} must have ${rule.dimensions} elements, got ${values.length} elements`,
        );
      if (!values.every((value) => Math.abs(value) <= maxFloat32))
        throw unprocessable(`vector value for vector name=${name} has a number that is too large`);
      return [rule.n, values] as const;
    }),
  );
}
