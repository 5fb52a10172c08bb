import type { Team } from '#domain/people/team.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import type { PeopleRepository } from '../ports/people/people-repository.ts';
import type { WorkspaceRepository } from '../ports/session/workspace-repository.ts';

export class LoadTeam {
  constructor(
    private readonly people: PeopleRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly datasets: DatasetRepository,
  ) {}

  async execute(): Promise<Team> {
    const [people, workspaces, datasets] = await Promise.all([
      this.people.all(),
      this.workspaces.mine(),
      this.datasets.mine(),
    ]);
    const countOf = (id: string) => datasets.filter(({ workspaceId }) => workspaceId === id).length;
    return {
      people,
      workspaces: workspaces
        .map((workspace) => ({ ...workspace, datasets: countOf(workspace.id) }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    };
  }
}
