import type { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import { limits } from '#domain/shared/limits.ts';
import { atMost, type Problem, required } from '#domain/shared/problem.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';
import { Task } from '../shared/task.ts';
import type { ViewModel } from '../shared/use-view-model.ts';

export class NewWorkspaceViewModel implements ViewModel {
  name = '';
  problem: Problem | undefined = undefined;
  readonly adding = new Task();

  constructor(private readonly workspaces: WorkspaceRepository) {
    makeStateObservable(this);
  }

  activate() {
    return this.adding.cancel;
  }

  enter(name: string) {
    this.name = name;
    this.problem = undefined;
  }

  submit(taken: readonly Workspace[], done: (workspace: Workspace) => void) {
    if (this.adding.isRunning) return;
    const name = this.name.trim();
    const isTaken = taken.some((workspace) => workspace.name === name);
    const problems = [...required(name), ...atMost(name, limits.maxWorkspaceNameChars)];
    this.problem = isTaken ? { key: 'people.workspaces.taken' } : problems[0];
    if (this.problem) return;
    void this.adding.run(
      () => this.workspaces.create(name),
      (workspace) => {
        this.enter('');
        done(workspace);
      },
    );
  }
}
