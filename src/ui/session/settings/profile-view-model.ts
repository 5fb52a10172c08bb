import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class ProfileViewModel implements ViewModel {
  workspaces: readonly Workspace[] | undefined = undefined;
  readonly loading = new Task();

  constructor(private readonly repository: WorkspaceRepository) {
    makeStateObservable(this);
  }

  activate() {
    this.load();
    return this.loading.cancel;
  }

  load() {
    void this.loading.run(() => this.repository.mine(), this.show);
  }

  private show(workspaces: readonly Workspace[]) {
    this.workspaces = workspaces;
  }
}
