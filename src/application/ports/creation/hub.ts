/** The public server of datasets. */
export abstract class Hub {
  /** The host name of the hub. */
  abstract get name(): string;
  abstract has(repoId: string): Promise<boolean>;
}
