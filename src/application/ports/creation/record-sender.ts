/** An item that the server refuses, and why. */
export interface RefusedItem {
  /** Its place among those that were sent, from 0. */
  readonly at: number;
  readonly reason: string;
}

export abstract class RecordSender {
  /**
   * Records that are there already, by their names outside, are changed; either all of them are taken or none. Gives
   * those that the server names where it refuses; `floats` are the metadata that it keeps as floats.
   */
  abstract send(
    datasetId: string,
    items: readonly object[],
    floats: readonly string[],
  ): Promise<readonly RefusedItem[]>;
  /** Those of the names that records of the dataset go by already. */
  abstract known(datasetId: string, names: readonly string[], isByServer: boolean): Promise<ReadonlySet<string>>;
}
