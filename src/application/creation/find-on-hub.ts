import { importPath, repoIdFrom } from '#domain/datasets/starting/repo-id.ts';
import type { Hub } from '../ports/creation/hub.ts';

export class FindOnHub {
  constructor(private readonly hub: Hub) {}

  /** Returns the path of the import page, or undefined when the hub has no such dataset. */
  async execute(typed: string): Promise<string | undefined> {
    const repoId = repoIdFrom(typed);
    return repoId !== undefined && (await this.hub.has(repoId)) ? importPath(repoId) : undefined;
  }
}
