export interface RefusedItem {
  /** Index among the items of the request, from 0. */
  readonly at: number;
  readonly reason: string;
}

export abstract class RecordSender {
  /**
   * Updates records whose external id exists, creates the others; stores all items or none. Returns the items that the
   * server refuses by index; `floats` are the metadata stored as floats.
   */
  abstract send(
    datasetId: string,
    items: readonly object[],
    floats: readonly string[],
  ): Promise<readonly RefusedItem[]>;
  /** The given external ids that the dataset has already. */
  abstract known(datasetId: string, names: readonly string[], isByServer: boolean): Promise<ReadonlySet<string>>;
}
