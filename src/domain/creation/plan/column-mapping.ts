import type { Origin } from '../../datasets/dataset.ts';
import { type DatasetPlan, keptMetadata, mappedFields } from './dataset-plan.ts';

export interface ColumnPair {
  /** The column. */
  readonly source: string;
  readonly target: string;
}

/** Which column fills what. */
export interface ColumnMapping {
  readonly fields: readonly ColumnPair[];
  readonly metadata: readonly ColumnPair[];
  readonly suggestions: readonly ColumnPair[];
  readonly externalId: string | undefined;
}

export function columnMapping(plan: DatasetPlan): ColumnMapping {
  return {
    fields: mappedFields(plan).map(sameName),
    metadata: keptMetadata(plan).map(sameName),
    suggestions: plan.questions.flatMap(({ name, column }) =>
      column === undefined ? [] : [{ source: column, target: name }],
    ),
    externalId: plan.externalId,
  };
}

/** What a dataset remembers of where it came from. */
export const originOf = (plan: DatasetPlan): Origin => ({
  repoId: plan.source.id,
  subset: plan.subset,
  split: plan.split,
  mapping: columnMapping(plan),
  imported: 'UI',
});

const sameName = ({ name }: { readonly name: string }): ColumnPair => ({ source: name, target: name });
