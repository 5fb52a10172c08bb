import { type DatasetChanges, sendableGuidelines } from '../../datasets/dataset.ts';
import type { Workspace } from '../../session/workspace.ts';
import { limits } from '../../shared/limits.ts';
import type { RowSource, Subset, SubsetContents } from '../source/row-source.ts';

export type PlannedWorkspace =
  | { readonly kind: 'existing'; readonly workspace: Workspace }
  | { readonly kind: 'new'; readonly name: string };

export interface DatasetPlan extends SubsetContents {
  readonly source: RowSource;
  readonly subset: string;
  readonly split: string | undefined;
  readonly name: string;
  readonly workspace: PlannedWorkspace | undefined;
  readonly guidelines: string;
  /** `undefined` is an empty input. */
  readonly minSubmitted: number | undefined;
}

/** A source without subsets has no plan. */
export function newPlan(source: RowSource, workspaces: readonly Workspace[]): DatasetPlan | undefined {
  const [subset] = source.subsets;
  const [workspace] = workspaces;
  return (
    subset && {
      ...subsetPlan(subset),
      source,
      name: source.name,
      workspace: workspace && { kind: 'existing', workspace },
      guidelines: source.setUp?.guidelines ?? '',
      minSubmitted: source.setUp?.distribution?.minSubmitted ?? limits.minSubmitted,
    }
  );
}

/** Another subset has other columns, so the changes of the user are discarded. */
export function chooseSubset(plan: DatasetPlan, name: string): DatasetPlan {
  const subset = plan.source.subsets.find((one) => one.name === name);
  return subset === undefined || name === plan.subset ? plan : { ...plan, ...subsetPlan(subset) };
}

export function chooseSplit(plan: DatasetPlan, name: string): DatasetPlan {
  return plan.splits.some((split) => split.name === name) ? { ...plan, split: name } : plan;
}

export const rename = (plan: DatasetPlan, name: string): DatasetPlan => ({ ...plan, name });

export const chooseWorkspace = (plan: DatasetPlan, workspace: PlannedWorkspace | undefined): DatasetPlan => ({
  ...plan,
  workspace,
});

export const setGuidelines = (plan: DatasetPlan, guidelines: string): DatasetPlan => ({ ...plan, guidelines });

export const setMinSubmitted = (plan: DatasetPlan, minSubmitted: number | undefined): DatasetPlan => ({
  ...plan,
  minSubmitted,
});

export const settingsOf = ({
  source,
  guidelines,
  minSubmitted = limits.minSubmitted,
}: DatasetPlan): DatasetChanges => ({
  ...source.setUp,
  guidelines: sendableGuidelines(guidelines),
  distribution: { strategy: 'overlap', minSubmitted },
});

export const mappedFields = ({ fields }: Pick<DatasetPlan, 'fields'>) =>
  fields.filter(({ choice }) => choice !== 'no mapping');

export const textFields = ({ fields }: Pick<DatasetPlan, 'fields'>) =>
  fields.filter(({ choice }) => choice === 'text').map(({ name }) => name);

export const keptMetadata = ({ metadata }: Pick<DatasetPlan, 'metadata'>) => metadata.filter(({ isKept }) => isKept);

export const keepMetadata = (plan: DatasetPlan, name: string, isKept: boolean): DatasetPlan => ({
  ...plan,
  metadata: plan.metadata.map((property) => (property.name === name ? { ...property, isKept } : property)),
});

export const nameRecordsBy = (plan: DatasetPlan, column: string | undefined): DatasetPlan =>
  column === undefined || plan.columns.includes(column) ? { ...plan, externalId: column } : plan;

/** Number of rows of the chosen split, if the hub has counted them. */
export const rowsOf = ({ splits, split }: DatasetPlan) => splits.find(({ name }) => name === split)?.rows;

export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  return item === undefined || items[to] === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

function subsetPlan({ name, ...contents }: Subset) {
  return { ...contents, subset: name, split: contents.splits[0]?.name };
}
