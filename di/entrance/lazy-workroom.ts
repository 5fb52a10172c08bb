import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import { limits } from '#domain/shared/limits.ts';
import { onceOnline } from '#ui/shared/retrying/once-online.ts';
import type { Room, Workroom } from '#ui/shared/workroom.ts';
import type { Work } from '../work/work.ts';

export class LazyWorkroom implements Workroom {
  private loading: Promise<Work> | undefined;
  private work: Work | undefined;
  private readonly entered = new Map<Room, Promise<void>>();

  constructor(
    private readonly load: () => Promise<Work>,
    private readonly tokens: TokenStore,
    private readonly clock: Clock,
  ) {}

  prepare(): void {
    this.ready().catch(() => undefined); // it is asked for again when it is needed
  }

  async open(userId: string): Promise<void> {
    await (await this.ready()).open(userId);
  }

  async countUnsent(): Promise<number> {
    return (await this.ready()).countUnsent();
  }

  has(room: Room): boolean {
    return this.work?.has(room) ?? false;
  }

  enter(room: Room): Promise<void> {
    const known = this.entered.get(room);
    if (known) return known;
    const entered = onceOnline(async () => (await this.ready()).enter(room));
    this.entered.set(room, entered);
    entered.catch(() => this.forget(room));
    return entered;
  }

  /** Tried again with the next visit; but first whoever waits for it, and asks anew to learn of it, has to hear of it. */
  private async forget(room: Room) {
    await this.clock.wait(limits.failureKept);
    this.entered.delete(room);
  }

  leave(): void {
    if (this.work) this.work.leave();
    else this.tokens.write(undefined);
  }

  private async ready(): Promise<Work> {
    this.loading ??= this.load();
    try {
      this.work = await this.loading;
      return this.work;
    } catch (error) {
      this.loading = undefined;
      throw error;
    }
  }
}
