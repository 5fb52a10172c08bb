/** A dataset that somebody deleted, as long as it can be restored. */
export interface DeletedDataset {
  readonly id: string;
  readonly name: string;
  readonly workspaceName: string;
  /** How many records it has. */
  readonly records: number;
  readonly deletedAt: string;
  /** Nobody knows any more where it is missing. */
  readonly deletedBy: string | undefined;
  /** From then on it is gone for good. */
  readonly removedAt: string;
}
