export abstract class Hub {
  abstract get name(): string;
  abstract has(repoId: string): Promise<boolean>;
}
