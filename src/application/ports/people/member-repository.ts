import type { Member } from '#domain/people/member.ts';

export abstract class MemberRepository {
  /** Those who belong to a workspace, by name. */
  abstract of(workspaceId: string): Promise<readonly Member[]>;
}
