import type { Member } from '#domain/people/member.ts';

export abstract class MemberRepository {
  /** Members of a workspace, the signed-in user and, where the server lists them, the owners. */
  abstract of(workspaceId: string): Promise<readonly Member[]>;
  /** All users whose names the server lists; a former member may have answered, too. */
  abstract known(workspaceId: string): Promise<readonly Member[]>;
}
