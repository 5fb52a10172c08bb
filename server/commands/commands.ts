import { helpText } from '../settings/help.ts';
import { WrongValue } from '../settings/setting.ts';
import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { exportCommand } from './files/export-command.ts';
import { importCommand } from './files/import-command.ts';
import { userCommands } from './people/user-commands.ts';
import { workspaceCommands } from './people/workspace-commands.ts';
import { qualityCommand } from './quality-command.ts';
import { secretsCommands } from './secrets-command.ts';

const commands: Readonly<Record<string, Command>> = {
  ...userCommands,
  ...workspaceCommands,
  ...backupCommands,
  ...secretsCommands,
  import: importCommand,
  export: exportCommand,
  quality: qualityCommand,
  doctor: doctorCommand,
};

export interface FoundCommand {
  readonly name: string;
  readonly command: Command;
  readonly rest: readonly string[];
}

const named = (name: string) => (Object.hasOwn(commands, name) ? commands[name] : undefined);

/** Commands win over files of the same name. */
export const isCommandWord = (word: string): boolean =>
  word === 'start' || Object.keys(commands).some((name) => name.split(' ')[0] === word);

export function findCommand(args: readonly string[]): FoundCommand | undefined {
  const [first = '--', second = ''] = args;
  if (first.startsWith('-') || first === 'start') return undefined;
  for (const [name, words] of [
    [`${first} ${second}`, 2],
    [first, 1],
  ] as const) {
    const command = named(name);
    if (command) return { name, command, rest: args.slice(words) };
  }
  if (args.includes('--help')) return undefined;
  const within = Object.keys(commands).filter((name) => name.startsWith(`${first} `));
  if (within.length === 0) throw new WrongValue(`Unknown command ${first}. See postil --help`);
  throw new WrongValue(`postil ${first} requires a subcommand: ${within.map((name) => name.split(' ')[1]).join(', ')}`);
}

const usageOf = (name: string, { operands, usage = '' }: Command) => [name, ...operands, usage].join(' ').trim();

export const commandHelp = ({ name, command }: FoundCommand): string =>
  [
    `Usage: postil ${usageOf(name, command)}`,
    '',
    command.meaning,
    '',
    'To select the database, use --data-dir or the environment variable DATABASE_URL.',
  ].join('\n');

export const overview = (): string =>
  helpText([
    ['start', 'Start the server. This is the default command.'],
    ...Object.entries(commands).map(([name, command]) => [usageOf(name, command), command.meaning] as const),
  ]);
