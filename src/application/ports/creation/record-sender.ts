export abstract class RecordSender {
  /** Records that are there already, by their names outside, are changed; either all of them are taken or none. */
  abstract send(datasetId: string, items: readonly object[]): Promise<void>;
  /** Those of the names that records of the dataset go by already. */
  abstract known(datasetId: string, names: readonly string[], isByServer: boolean): Promise<ReadonlySet<string>>;
}
