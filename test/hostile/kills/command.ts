import { spawn } from 'node:child_process';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

const timeoutMs = 60_000;

/** Runs the program to its end, or kills it after a limit. */
export const runProgram = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['bin/postil.mjs', ...args], {
      env: { ...process.env, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const keep = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => child.kill('SIGTERM'), timeoutMs);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, said: said.trim() });
    });
  });

/** Returns the problem of a refusal, which has to be one sentence without a stack trace. */
export function problemOfRefusal({ code, said }: Ended): string | undefined {
  if (code === 0) return `was not refused: ${said}`;
  const isTrace = /\n\s+at |node:internal|TypeError|ReferenceError/.test(said);
  return isTrace || said === '' || said.length > 1_500
    ? `is not refused with a sentence: ${said.slice(0, 600)}`
    : undefined;
}
