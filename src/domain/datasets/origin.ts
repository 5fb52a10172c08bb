export interface ColumnPair {
  readonly source: string;
  readonly target: string;
}

/** Columns and the items that they fill. */
export interface ColumnMapping {
  readonly fields: readonly ColumnPair[];
  readonly metadata: readonly ColumnPair[];
  readonly suggestions: readonly ColumnPair[];
  /** Column of external ids. */
  readonly externalId?: string | undefined;
}

/** The source of the import: a repository of the hub with subset and split, or a file. */
export interface Origin {
  readonly repoId?: string | undefined;
  readonly subset?: string | undefined;
  readonly split?: string | undefined;
  readonly mapping: ColumnMapping | undefined;
  readonly imported: string | undefined;
}

export interface HubOrigin extends Origin {
  readonly repoId: string;
}
