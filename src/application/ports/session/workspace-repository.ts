import type { Workspace } from '#domain/session/workspace.ts';

export abstract class WorkspaceRepository {
  abstract mine(): Promise<readonly Workspace[]>;
  abstract create(name: string): Promise<Workspace>;
  /** Refused while there are datasets in it. */
  abstract remove(id: string): Promise<void>;
}
