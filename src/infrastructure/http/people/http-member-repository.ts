import type { MemberRepository } from '#application/ports/people/member-repository.ts';
import { wireUsers } from '#contract/session/user.ts';
import type { Member } from '#domain/people/member.ts';
import type { Api } from '../api.ts';

export class HttpMemberRepository implements MemberRepository {
  constructor(private readonly api: Api) {}

  async of(workspaceId: string): Promise<readonly Member[]> {
    const { items } = await this.api.get({
      path: `v1/workspaces/${workspaceId}/users`,
      reads: wireUsers,
      failure: 'POSTIL_FETCHING_MEMBERS',
    });
    return items.map(({ id, username }) => ({ id, username }));
  }
}
