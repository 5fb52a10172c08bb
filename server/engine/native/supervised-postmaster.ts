import { setTimeout as sleep } from 'node:timers/promises';
import { type Postmaster, stop } from './postmaster.ts';

/** How long to wait before each try to start the server again; after the last it is given up. */
const restartDelaysMs = [0, 1000, 5000];

/** How long to wait where the disk has no room to start with. */
const diskFullDelayMs = 2000;

/** A server that has run for so long after it was started again may end once more. */
const stableAfterMs = 60_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A PostgreSQL that is started again when it ends without having been stopped. */
export class SupervisedPostmaster {
  /** Resolves, with the reason, once it could not be started again. */
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

  /** Undefined once the server runs again, or is to be stopped. */
  private async recover(): Promise<string | undefined> {
    let reason = 'it ended again and again';
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
