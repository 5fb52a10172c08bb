import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const owner = { username: 'owner', password: 'a long enough password' };

const runsOn = /Postil runs on (\S+)/;

/** The product in its own process, with its own port and data folder. */
export class Product {
  private process: ChildProcess | undefined;
  private listensAt = '';
  readonly folder = mkdtempSync(join(tmpdir(), 'postil-e2e-'));

  constructor(
    /** 0 takes a free port. */
    private readonly port = 0,
    private readonly settings: Readonly<Record<string, string>> = {},
    /** Target of the log: the log of the test, or an open file. */
    private readonly log: 'inherit' | number = 'inherit',
    private readonly program: readonly string[] = ['bin/postil.mjs'],
  ) {}

  get address() {
    return this.listensAt;
  }

  get pid() {
    return this.process?.pid ?? 0;
  }

  /** Resolves once the product prints its address; a restart keeps the port. */
  async start() {
    const { port, folder, settings, listensAt } = this;
    const own = { PORT: new URL(listensAt || `http://127.0.0.1:${port}`).port, DATA_DIR: folder };
    const env = { ...process.env, ...own, OWNER_PASSWORD: owner.password, ...settings };
    const started = spawn(process.execPath, [...this.program], { env, stdio: ['ignore', 'pipe', this.log] });
    this.process = started;
    this.listensAt = await new Promise((resolve, reject) => {
      let said = '';
      started.stdout?.on('data', (chunk: Buffer) => {
        said += chunk;
        const address = runsOn.exec(said)?.[1];
        if (address) resolve(address);
      });
      started.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${said}`)));
    });
  }

  async end(signal: NodeJS.Signals = 'SIGTERM') {
    const { process: running } = this;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  async stop() {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
