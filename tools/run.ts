import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

const isWindows = process.platform === 'win32';

const environment = () => ({
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
});

/** Runs a command, with the installed packages on its path, and captures its output. */
export const runQuietly = ([command = '', ...args]: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...environment(), NO_COLOR: '1' }, shell: isWindows });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ passed: false, output: String(error) }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });

/** Runs a command with its output on the terminal; returns whether it succeeded. */
export const runAloud = ([command = '', ...args]: readonly string[], extra: Readonly<Record<string, string>> = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, args, { env: { ...environment(), ...extra }, shell: isWindows, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
