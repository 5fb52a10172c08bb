import type { Workspace } from '#domain/session/workspace.ts';

export abstract class WorkspaceRepository {
  abstract mine(): Promise<readonly Workspace[]>;
  abstract create(name: string): Promise<Workspace>;
  /** Fails while the workspace has datasets. */
  abstract remove(id: string): Promise<void>;
}
