import type { SessionRepository } from '#application/ports/session/session-repository.ts';
import type { User } from '#domain/session/user.ts';
import { Fake } from './fake.ts';

export class FakeSessionRepository extends Fake implements SessionRepository {
  constructor(
    private readonly user: User,
    private readonly password: string,
    private readonly tokens: { read(): string | undefined },
  ) {
    super();
  }

  signIn = (username: string, password: string) =>
    this.answer('POSTIL_SIGNING_IN', () =>
      username === this.user.username && password === this.password ? tokenOf(this.user) : undefined,
    );

  currentUser = () =>
    this.answer('POSTIL_FETCHING_CURRENT_USER', () =>
      this.tokens.read() === tokenOf(this.user) ? this.user : undefined,
    );
}

const tokenOf = ({ username }: User) => `token of ${username}`;
