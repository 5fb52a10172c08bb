import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartError } from '../start-error.ts';

export interface Terminal {
  /** Whether a user can answer prompts. */
  readonly isInteractive: boolean;
  say(line: string): void;
  complain(line: string): void;
  /** Does not echo the input. */
  askSecret(question: string): Promise<string>;
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
      reject(new StartError('Interrupted. Nothing was changed.'));
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
