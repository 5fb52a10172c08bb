import { setTimeout as sleep } from 'node:timers/promises';
import { type Postmaster, stop } from './postmaster.ts';

/** Gives up after the last. */
const restartDelaysMs = [0, 1000, 5000];

const diskFullDelayMs = 2000;

/** Running longer than this resets the count of restarts. */
const stableAfterMs = 60_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Restarts PostgreSQL when it stops unexpectedly. */
export class SupervisedPostmaster {
  /** Resolves with the reason when restarting has failed. */
  readonly lost: Promise<string>;
  private readonly supervising: Promise<void>;
  private isStopping = false;
  private hasGivenUp = false;
  private restarts = 0;

  constructor(
    private current: Postmaster,
    private readonly startAgain: () => Promise<Postmaster>,
    private readonly hasRoom: () => Promise<boolean>,
    private readonly restarted: () => void,
  ) {
    let lose: (reason: string) => void = () => undefined;
    this.lost = new Promise((resolve) => {
      lose = resolve;
    });
    this.supervising = this.supervise(lose);
  }

  get pid() {
    return this.current.pid;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    if (!this.hasGivenUp) await stop(this.current.pid);
    await this.supervising;
  }

  private async supervise(lose: (reason: string) => void): Promise<void> {
    let reason: string | undefined;
    while (!this.isStopping && reason === undefined) {
      const begun = Date.now();
      await this.current.ended;
      if (Date.now() - begun > stableAfterMs) this.restarts = 0;
      if (!this.isStopping) reason = await this.recover();
    }
    this.hasGivenUp = reason !== undefined;
    if (reason !== undefined) lose(reason);
  }

  /** Undefined on success or during a stop. */
  private async recover(): Promise<string | undefined> {
    let reason = 'it stopped repeatedly';
    while (this.restarts < restartDelaysMs.length && !this.isStopping) {
      if (!(await this.hasRoom())) {
        await sleep(diskFullDelayMs);
        continue;
      }
      await sleep(restartDelaysMs[this.restarts]);
      this.restarts += 1;
      try {
        this.current = await this.startAgain();
        if (this.isStopping) await stop(this.current.pid);
        else this.restarted();
        return undefined;
      } catch (error) {
        reason = reasonOf(error);
      }
    }
    return this.isStopping ? undefined : reason;
  }
}
