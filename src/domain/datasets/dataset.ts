export type DatasetStatus = 'draft' | 'ready';

export interface Distribution {
  readonly strategy: 'overlap';
  readonly minSubmitted: number;
}

/** Where a dataset that was imported came from. */
export interface Origin {
  readonly repoId: string | undefined;
  readonly subset: string | undefined;
  readonly split: string | undefined;
  readonly mapping: unknown;
  readonly imported: string | undefined;
}

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
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastActivityAt: string;
}
