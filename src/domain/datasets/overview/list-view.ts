import { isBlank } from '../../shared/problem.ts';
import { fold } from '../../text/fold.ts';
import type { Dataset } from '../dataset.ts';
import type { DatasetOverview } from './dataset-overview.ts';

export const sortFields = ['name', 'created', 'lastActivity'] as const;
export type SortField = (typeof sortFields)[number];
export type SortOrder = 'asc' | 'desc';

export interface ListView {
  /** Names of workspaces; an empty list shows all. */
  readonly workspaces: readonly string[];
  /** Part of the dataset name. */
  readonly name: string;
  readonly sortBy: SortField;
  readonly order: SortOrder;
}

export const wholeList: ListView = { workspaces: [], name: '', sortBy: 'lastActivity', order: 'desc' };

export const listOfWorkspace = (name: string): ListView => ({ ...wholeList, workspaces: [name] });

export const isFiltered = ({ workspaces, name }: ListView): boolean => workspaces.length > 0 || !isBlank(name);

export const withoutFilters = (view: ListView): ListView => ({ ...view, workspaces: [], name: '' });

export const toggleWorkspace = (view: ListView, name: string): ListView => ({
  ...view,
  workspaces: view.workspaces.includes(name)
    ? view.workspaces.filter((each) => each !== name)
    : [...view.workspaces, name],
});

export const oppositeOrder = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

export function filtered(
  overviews: readonly DatasetOverview[],
  { workspaces, name }: Pick<ListView, 'workspaces' | 'name'>,
): readonly DatasetOverview[] {
  const chosen = new Set(workspaces);
  const searched = fold(name.trim());
  return overviews.filter(
    ({ dataset }) => (chosen.size === 0 || chosen.has(dataset.workspaceName)) && fold(dataset.name).includes(searched),
  );
}

export function sorted(
  datasets: readonly DatasetOverview[],
  { sortBy, order }: Pick<ListView, 'sortBy' | 'order'>,
  language: string,
): readonly DatasetOverview[] {
  const compare = comparisons(language)[sortBy];
  const sign = order === 'asc' ? 1 : -1;
  return datasets.toSorted(
    ({ dataset: one }, { dataset: other }) => sign * compare(one, other) || byText(one.id, other.id),
  );
}

type Comparison = (one: Dataset, other: Dataset) => number;

function comparisons(language: string): Readonly<Record<SortField, Comparison>> {
  const names = new Intl.Collator(language, { numeric: true });
  return {
    name: (one, other) => names.compare(one.name, other.name),
    created: (one, other) => byText(one.createdAt, other.createdAt),
    lastActivity: (one, other) => byText(one.lastActivityAt, other.lastActivityAt),
  };
}

/** Times have one format, so they sort as texts. */
const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

export interface WorkspaceChoice {
  readonly name: string;
  readonly datasets: number;
}

/** Workspaces of the datasets, and chosen ones without datasets. */
export function workspaceChoices(
  overviews: readonly DatasetOverview[],
  chosen: readonly string[],
  language: string,
): readonly WorkspaceChoice[] {
  const counts = new Map(chosen.map((name) => [name, 0]));
  for (const { dataset } of overviews) counts.set(dataset.workspaceName, (counts.get(dataset.workspaceName) ?? 0) + 1);
  const names = new Intl.Collator(language, { numeric: true });
  return [...counts]
    .map(([name, datasets]) => ({ name, datasets }))
    .sort((one, other) => names.compare(one.name, other.name));
}

export const choicesNamed = (choices: readonly WorkspaceChoice[], text: string): readonly WorkspaceChoice[] => {
  const searched = fold(text.trim());
  return choices.filter(({ name }) => fold(name).includes(searched));
};
