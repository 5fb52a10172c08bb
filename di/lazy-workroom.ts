import type { Container } from 'inversify';
import { TokenStore } from '#application/ports/token-store.ts';
import type { Workroom } from '#ui/shared/workroom.ts';

type Work = Pick<typeof import('./work/work.ts'), 'beginWork' | 'endWork'>;

export class LazyWorkroom implements Workroom {
  private work: Work | undefined;

  constructor(
    private readonly container: Container,
    private readonly load: () => Promise<Work>,
  ) {}

  async prepare(): Promise<void> {
    this.work ??= await this.load();
  }

  async open(userId: string): Promise<void> {
    await this.prepare();
    void this.work?.beginWork(this.container, userId);
  }

  leave(): void {
    if (this.work) this.work.endWork(this.container);
    else this.container.get(TokenStore).write(undefined);
  }
}
