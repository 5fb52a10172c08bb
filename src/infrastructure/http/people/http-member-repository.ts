import type { MemberRepository } from '#application/ports/people/member-repository.ts';
import type { WireUser } from '#contract/session/user.ts';
import type { Member } from '#domain/people/member.ts';
import type { Api } from '../api.ts';
import { knownUsers } from './known-users.ts';

const how = { failure: 'POSTIL_FETCHING_MEMBERS' } as const;

export class HttpMemberRepository implements MemberRepository {
  constructor(private readonly api: Api) {}

  async of(workspaceId: string): Promise<readonly Member[]> {
    return (await knownUsers(this.api, workspaceId, how)).withAccess.map(toMember);
  }

  async known(workspaceId: string): Promise<readonly Member[]> {
    return (await knownUsers(this.api, workspaceId, how)).all.map(toMember);
  }
}

const toMember = ({ id, username }: WireUser): Member => ({ id, username });
