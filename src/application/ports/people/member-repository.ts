import type { Member } from '#domain/people/member.ts';

export abstract class MemberRepository {
  /** The members of a workspace, the signed-in user and, where the server lists them to that user, the owners. */
  abstract of(workspaceId: string): Promise<readonly Member[]>;
  /** All users whose names the server tells that user; a former member may have answered, too. */
  abstract known(workspaceId: string): Promise<readonly Member[]>;
}
