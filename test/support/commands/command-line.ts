import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '#server/commands/run-command.ts';
import { product } from '#server/product.ts';
import type { Database, Db } from '#server/schema/database.ts';
import { readSecrets, type Secrets } from '#server/secrets.ts';
import { addressOf, createTestDatabase } from '../server/database.ts';

export interface Input {
  readonly typed?: readonly string[];
  readonly piped?: string;
}

export interface Said {
  readonly code: number;
  readonly output: readonly string[];
  readonly errors: readonly string[];
  readonly asked: readonly string[];
}

/** Runs a command in this process, with a simulated terminal. */
export async function runPlayed(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { typed, piped }: Input = {},
): Promise<Said> {
  const [output, errors, asked]: [string[], string[], string[]] = [[], [], []];
  const answers = [...(typed ?? [])];
  const terminal = {
    isInteractive: typed !== undefined,
    say: (line: string) => void output.push(line),
    complain: (line: string) => void errors.push(line),
    askSecret: async (question: string) => {
      asked.push(question);
      return answers.shift() ?? '';
    },
    readLine: async () => piped,
  };
  const invocation = { args, env, version: '1.2.3', presetDataDir: 'unused', webRoot: 'unused', terminal };
  return { code: await runCommand(invocation, product), output, errors, asked };
}

export interface CommandLine {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly env: Readonly<Record<string, string>>;
  /** Words are separated by spaces. */
  readonly run: (line: string, input?: Input) => Promise<Said>;
  readonly close: () => Promise<void>;
}

export async function aCommandLine(): Promise<CommandLine> {
  const { db, drop } = await createTestDatabase<Database>();
  const dataDir = await mkdtemp(join(tmpdir(), 'postil-test-'));
  const { host, user, database } = await addressOf(db);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
  };
  return {
    db,
    secrets: await readSecrets(dataDir),
    env,
    run: (line, input) => runPlayed(line.split(' '), env, input),
    async close() {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
