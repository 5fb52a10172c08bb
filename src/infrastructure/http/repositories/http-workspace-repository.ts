import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { wireWorkspaces } from '#contract/session/workspace.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

export class HttpWorkspaceRepository implements WorkspaceRepository {
  constructor(private readonly api: Api) {}

  async mine(): Promise<readonly Workspace[]> {
    const { items } = await this.api.get({
      path: 'v1/me/workspaces',
      reads: wireWorkspaces,
      keptFor: limits.caches.medium,
      failure: 'GET_WORKSPACES',
    });
    return items.map(({ id, name }) => ({ id, name }));
  }
}
