import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { Fake } from './fake.ts';

export class FakeWorkspaceRepository extends Fake implements WorkspaceRepository {
  constructor(public workspaces: readonly Workspace[] = []) {
    super();
  }

  mine = () => this.answer('GET_WORKSPACES', () => this.workspaces);

  create = (name: string) =>
    this.answer('CREATE_WORKSPACE', () => {
      const workspace = { id: name, name };
      this.workspaces = [...this.workspaces, workspace];
      return workspace;
    });

  remove = (id: string) =>
    this.answer('POSTIL_DELETING_WORKSPACE', () => {
      this.workspaces = this.workspaces.filter((workspace) => workspace.id !== id);
    });
}
