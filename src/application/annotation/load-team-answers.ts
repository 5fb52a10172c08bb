import type { TeamResponse } from '#domain/annotation/team-answers.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { TeamResponseRepository } from '../ports/annotation/team-response-repository.ts';
import type { MemberRepository } from '../ports/people/member-repository.ts';
import { orElse } from '../shared/or-else.ts';

type Usernames = ReadonlyMap<string, string>;

export class LoadTeamAnswers {
  private readonly usernames = new Map<string, Usernames>();

  constructor(
    private readonly responses: TeamResponseRepository,
    private readonly members: MemberRepository,
  ) {}

  async execute(
    { id, workspaceId }: Pick<Dataset, 'id' | 'workspaceId'>,
    recordIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly TeamResponse[]>> {
    const found = await this.responses.of(id, recordIds);
    const userIds = [...found.values()].flat().flatMap(({ userId }) => userId ?? []);
    const usernames = await this.usernamesFor(workspaceId, userIds);
    const named = (userId: string | undefined) => (userId === undefined ? undefined : usernames.get(userId));
    return new Map(
      [...found].map(([recordId, responses]) => [
        recordId,
        responses.map((response) => ({ ...response, username: named(response.userId) })),
      ]),
    );
  }

  /** Loads the names of a workspace again if a user is not among them. */
  private async usernamesFor(workspaceId: string, userIds: readonly string[]): Promise<Usernames> {
    const known = this.usernames.get(workspaceId);
    if (userIds.every((userId) => known?.has(userId))) return known ?? new Map();
    const members = await orElse(this.members.known(workspaceId), []);
    const usernames = new Map(members.map(({ id, username }) => [id, username]));
    this.usernames.set(workspaceId, usernames);
    return usernames;
  }
}
