import type { Origin } from '../datasets/dataset.ts';
import { type DatasetPlan, mappedFields } from './dataset-plan.ts';

export interface ColumnPair {
  /** The column of the hub. */
  readonly source: string;
  readonly target: string;
}

/** Which column of the hub fills what. */
export interface ColumnMapping {
  readonly fields: readonly ColumnPair[];
  readonly metadata: readonly ColumnPair[];
  readonly suggestions: readonly ColumnPair[];
  readonly externalId: string | undefined;
}

export function columnMapping(plan: DatasetPlan): ColumnMapping {
  return {
    fields: mappedFields(plan).map(sameName),
    metadata: plan.metadata.map(sameName),
    suggestions: plan.questions.flatMap(({ name, column }) =>
      column === undefined ? [] : [{ source: column, target: name }],
    ),
    externalId: plan.externalId,
  };
}

/** What a dataset remembers of where it came from. */
export const originOf = (plan: DatasetPlan): Origin => ({
  repoId: plan.hub.repoId,
  subset: plan.subset,
  split: plan.split,
  mapping: columnMapping(plan),
  imported: 'UI',
});

const sameName = ({ name }: { readonly name: string }): ColumnPair => ({ source: name, target: name });
