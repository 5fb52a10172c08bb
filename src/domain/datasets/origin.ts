export interface ColumnPair {
  readonly source: string;
  readonly target: string;
}

export interface ColumnMapping {
  readonly fields: readonly ColumnPair[];
  readonly metadata: readonly ColumnPair[];
  readonly suggestions: readonly ColumnPair[];
  /** Column of external ids. */
  readonly externalId?: string | undefined;
}

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
