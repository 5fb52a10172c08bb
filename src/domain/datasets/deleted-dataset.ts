export interface DeletedDataset {
  readonly id: string;
  readonly name: string;
  readonly workspaceName: string;
  readonly records: number;
  readonly deletedAt: string;
  /** Unknown for old deletions. */
  readonly deletedBy: string | undefined;
  /** Time of the final removal. */
  readonly removedAt: string;
}
