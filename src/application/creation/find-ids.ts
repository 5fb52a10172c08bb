import type { QuestionRepository } from '../ports/annotation/question-repository.ts';
import type { ServerIds } from '../ports/creation/row-reader.ts';
import type { MemberRepository } from '../ports/people/member-repository.ts';

export class FindIds {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly members: MemberRepository,
  ) {}

  async execute(datasetId: string, workspaceId: string, userId: string): Promise<ServerIds> {
    const [questions, users] = await Promise.all([this.questions.of(datasetId, true), this.members.known(workspaceId)]);
    return {
      questions: new Map(questions.map(({ id, name }) => [name, id])),
      users: new Map(users.flatMap(({ id, username }) => [[username, id] as const, [id, id] as const])),
      me: userId,
    };
  }
}
