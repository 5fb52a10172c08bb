import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runAloud } from '../../../tools/run.ts';

const packages = ['schemathesis==4.32.5', 'standardwebhooks==1.1.0'];
const folder = '.cache/hostile';
const ready = join(folder, 'ready');

export const python = resolve(folder, process.platform === 'win32' ? 'Scripts' : 'bin', 'python');

const isInstalled = () => existsSync(ready) && readFileSync(ready, 'utf8') === packages.join('\n');

/** Whether the Python packages are installed; the long form installs them. */
export async function havePython(mayInstall: boolean): Promise<boolean> {
  if (isInstalled() || !mayInstall) return isInstalled();
  const steps = [
    ['python3', '-m', 'venv', folder],
    [python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages],
  ];
  for (const step of steps) if (!(await runAloud(step))) return false;
  writeFileSync(ready, packages.join('\n'));
  return true;
}

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a command with a text as its input. */
export const ask = ([command = '', ...args]: readonly string[], input = '', cwd = '.'): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    const keep = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: -1, said: error.message }));
    child.once('close', (code) => resolve({ code, said }));
    child.stdin.end(input);
  });
