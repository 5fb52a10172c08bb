import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

export class Postil {
  output = '';
  errors = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(env: Readonly<Record<string, string>>, args: readonly string[] = [], input = '') {
    const command = [join(inject('programs'), 'postil-process.js'), ...args];
    const inherited = { PATH: process.env.PATH ?? '', TMPDIR: process.env.TMPDIR ?? '/tmp' };
    this.child = spawn(process.execPath, command, { env: { ...inherited, PORT: '0', ...env } });
    this.child.stdout?.on('data', (chunk) => {
      this.output += chunk;
    });
    this.child.stderr?.on('data', (chunk) => {
      this.errors += chunk;
    });
    this.child.stdin?.on('error', () => undefined); // it may exit without reading
    this.child.stdin?.end(input);
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
    onTestFinished(async () => {
      this.kill('SIGTERM');
      await this.ended;
    });
  }

  get pid() {
    return this.child.pid;
  }

  kill(signal: NodeJS.Signals) {
    this.child.kill(signal);
  }

  address(): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const address = /runs on (\S+)/.exec(this.output)?.[1];
        if (address) resolve(address);
      };
      this.child.stdout?.on('data', look);
      void this.ended.then(() => reject(new Error(`it ended: ${this.errors}`)));
      look();
    });
  }
}
