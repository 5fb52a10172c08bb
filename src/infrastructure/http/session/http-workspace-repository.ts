import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { type WireWorkspace, wireWorkspace, wireWorkspaces } from '#contract/session/workspace.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

export class HttpWorkspaceRepository implements WorkspaceRepository {
  constructor(private readonly api: Api) {}

  async mine(): Promise<readonly Workspace[]> {
    const { items } = await this.api.get({
      path: 'v1/me/workspaces',
      schema: wireWorkspaces,
      cacheForMs: limits.cacheMs.medium,
      failure: 'GET_WORKSPACES',
    });
    return items.map(toWorkspace);
  }

  async create(name: string): Promise<Workspace> {
    const workspace = await this.api.call({
      method: 'post',
      path: 'v1/workspaces',
      json: { name },
      schema: wireWorkspace,
      invalidates: /^v1\/me\/workspaces$/,
      failure: 'CREATE_WORKSPACE',
    });
    return toWorkspace(workspace);
  }

  async remove(id: string): Promise<void> {
    await this.api.call({
      method: 'delete',
      path: `v1/workspaces/${id}`,
      schema: wireWorkspace,
      invalidates: /^v1\/me\/workspaces$/,
      failure: 'POSTIL_DELETING_WORKSPACE',
    });
  }
}

const toWorkspace = ({ id, name }: WireWorkspace): Workspace => ({ id, name });
