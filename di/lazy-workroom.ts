import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Workroom } from '#ui/shared/workroom.ts';
import type { Work } from './work/work.ts';

export class LazyWorkroom implements Workroom {
  private loading: Promise<Work> | undefined;
  private work: Work | undefined;

  constructor(
    private readonly load: () => Promise<Work>,
    private readonly tokens: TokenStore,
  ) {}

  async prepare(): Promise<void> {
    await this.ready();
  }

  async resume() {
    const { resumeSession } = await this.ready();
    return resumeSession.execute();
  }

  async signIn(username: string, password: string) {
    const { signIn } = await this.ready();
    return signIn.execute(username, password);
  }

  async open(userId: string): Promise<void> {
    const { outbox } = await this.ready();
    void outbox.start(userId);
  }

  leave(): void {
    if (this.work) this.work.signOut.execute();
    else this.tokens.write(undefined);
  }

  private async ready(): Promise<Work> {
    this.loading ??= this.load();
    this.work = await this.loading;
    return this.work;
  }
}
