import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartError } from '../start-error.ts';

/** Where a person sits, or a script. */
export interface Terminal {
  /** Whether there is somebody to ask. */
  readonly isInteractive: boolean;
  say(line: string): void;
  complain(line: string): void;
  /** What is typed is not shown. */
  askSecret(question: string): Promise<string>;
  /** The first line of what a script sends. */
  readLine(): Promise<string | undefined>;
}

const discardOutput = () => new Writable({ write: (_chunk, _encoding, done) => done() });

function askSecret(question: string): Promise<string> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: discardOutput(), terminal: true, historySize: 0 });
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    lines.once('line', () => lines.close());
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      process.stderr.write('\n');
      reject(new StartError('Interrupted; nothing was changed.'));
    });
  });
}

async function readLine() {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return undefined;
}

export const processTerminal: Terminal = {
  isInteractive: process.stdin.isTTY === true,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  askSecret,
  readLine,
};
