import type { Workspace } from '../session/workspace.ts';
import type { FieldChoice, FieldDraft, HubDataset, Subset, SubsetContents } from './hub-dataset.ts';

export type PlannedWorkspace =
  | { readonly kind: 'existing'; readonly workspace: Workspace }
  | { readonly kind: 'new'; readonly name: string };

/** The dataset as it is going to be made. */
export interface DatasetPlan extends SubsetContents {
  readonly hub: HubDataset;
  readonly subset: string;
  readonly split: string | undefined;
  readonly name: string;
  readonly workspace: PlannedWorkspace | undefined;
}

/** Nothing can be planned for a repository without a subset. */
export function startPlan(hub: HubDataset, workspaces: readonly Workspace[]): DatasetPlan | undefined {
  const [subset] = hub.subsets;
  const [workspace] = workspaces;
  return (
    subset && {
      ...contentsOf(subset),
      hub,
      name: hub.name,
      workspace: workspace && { kind: 'existing', workspace },
    }
  );
}

/** Another subset has other columns: what was prepared for the last one goes. */
export function chooseSubset(plan: DatasetPlan, name: string): DatasetPlan {
  const subset = plan.hub.subsets.find((one) => one.name === name);
  return subset === undefined || name === plan.subset ? plan : { ...plan, ...contentsOf(subset) };
}

export function chooseSplit(plan: DatasetPlan, name: string): DatasetPlan {
  return plan.splits.some((split) => split.name === name) ? { ...plan, split: name } : plan;
}

export const rename = (plan: DatasetPlan, name: string): DatasetPlan => ({ ...plan, name });

export const chooseWorkspace = (plan: DatasetPlan, workspace: PlannedWorkspace | undefined): DatasetPlan => ({
  ...plan,
  workspace,
});

export function mapField(plan: DatasetPlan, name: string, choice: FieldChoice): DatasetPlan {
  const change = (field: FieldDraft) =>
    field.name === name && field.choices.includes(choice) ? { ...field, choice } : field;
  return { ...plan, fields: plan.fields.map(change) };
}

export const moveField = (plan: DatasetPlan, from: number, to: number): DatasetPlan => ({
  ...plan,
  fields: moved(plan.fields, from, to),
});

export const mappedFields = ({ fields }: Pick<DatasetPlan, 'fields'>) =>
  fields.filter(({ choice }) => choice !== 'no mapping');

export const textFields = ({ fields }: Pick<DatasetPlan, 'fields'>) =>
  fields.filter(({ choice }) => choice === 'text').map(({ name }) => name);

/** All the rows that the chosen split has, if the hub told. */
export const rowsOf = ({ splits, split }: DatasetPlan) => splits.find(({ name }) => name === split)?.rows;

export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  return item === undefined || items[to] === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

function contentsOf({ name, ...contents }: Subset) {
  return { ...contents, subset: name, split: contents.splits[0]?.name };
}
