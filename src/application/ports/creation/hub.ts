/** Where public datasets come from. */
export abstract class Hub {
  /** The host that people know it by. */
  abstract get name(): string;
  abstract has(repoId: string): Promise<boolean>;
}
