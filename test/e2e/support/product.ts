import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const owner = { username: 'owner', password: 'a long enough password' };

/** The product as a person starts it, on a port and a data folder of its own. */
export class Product {
  private process: ChildProcess | undefined;
  readonly folder = mkdtempSync(join(tmpdir(), 'postil-e2e-'));

  constructor(
    readonly port: number,
    private readonly settings: Readonly<Record<string, string>> = {},
    /** Where its log goes: with ours, or into an open file. */
    private readonly log: 'inherit' | number = 'inherit',
    /** What is started. */
    private readonly program: readonly string[] = ['bin/postil.mjs'],
  ) {}

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.process?.pid ?? 0;
  }

  async start() {
    const { port, folder, settings } = this;
    const own = { PORT: String(port), DATA_DIR: folder, OWNER_PASSWORD: owner.password, ...settings };
    const env = { ...process.env, ...own };
    this.process = spawn(process.execPath, [...this.program], { env, stdio: ['ignore', 'inherit', this.log] });
    await this.answers();
  }

  /** Ends the process; its data stay. */
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

  private async answers() {
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await fetch(`${this.address}/api/v1/status`).catch(() => undefined);
      if (answer?.ok) return;
      if (this.process?.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the product did not start');
  }
}
