import { limits } from '../shared/limits.ts';
import { atMost, isBlank, type Problem, required } from '../shared/problem.ts';
import type { Distribution } from './distribution.ts';
import type { HubOrigin, Origin } from './origin.ts';

export type { Distribution } from './distribution.ts';

export type DatasetStatus = 'draft' | 'ready';

export interface Dataset {
  readonly id: string;
  readonly name: string;
  readonly guidelines: string | undefined;
  readonly status: DatasetStatus;
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly allowExtraMetadata: boolean;
  readonly distribution: Distribution;
  readonly metadata: Origin | undefined;
  /** Whether the active time of each answer is measured. */
  readonly measuresTime: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastActivityAt: string;
}

export type DatasetChanges = Partial<
  Pick<Dataset, 'name' | 'guidelines' | 'distribution' | 'allowExtraMetadata' | 'measuresTime'>
>;

/** A dataset counts as created from the UI when its metadata has repoId. */
export const isCreatedFromUi = (dataset: Dataset): dataset is Dataset & { readonly metadata: HubOrigin } =>
  Boolean(dataset.metadata?.repoId);

export const changedAt = ({ updatedAt, lastActivityAt }: Dataset): string =>
  lastActivityAt > updatedAt ? lastActivityAt : updatedAt;

export const datasetNameProblems = (name: string): readonly Problem[] => [
  ...required(name),
  ...atMost(name.trim(), limits.maxDatasetNameChars),
];

export const guidelinesProblems = (guidelines: string): readonly Problem[] => required(guidelines);

export const sendableGuidelines = (guidelines: string): string | undefined =>
  isBlank(guidelines) ? undefined : guidelines.trim();
