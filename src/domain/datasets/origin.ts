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
  /** The column that names the records, if one does. */
  readonly externalId?: string | undefined;
}

/** The source of an imported dataset: a repository of the hub with its subset and split, or a file. */
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
