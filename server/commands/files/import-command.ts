import { Unreadable } from '#formats/reading/unreadable.ts';
import type { ImportSummary } from '../../files/import/import-file.ts';
import { StartError } from '../../start-error.ts';
import type { Command, CommandInput } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { type CommandContext, withDatabase } from '../with-database.ts';
import { withFile } from './file-source.ts';
import { type FinishedImport, importInto } from './import-into.ts';

const maxComplaints = 100;

const unreadable: Readonly<Record<Unreadable['reason'], string>> = {
  empty: 'is empty',
  damaged: 'is damaged or cut off',
  tooLarge: 'holds more than could be read',
  unknownFormat: 'is no table, no JSON, no Parquet and no text',
  manyFiles: 'holds more than one file: unpack it and choose one of them',
  brokenOff: 'could not be read to its end',
};

const unreadRow = {
  unevenRow: 'more cells than there are columns',
  brokenQuote: 'a quote that is not closed where its cell ends',
  brokenJson: 'no JSON',
  noObject: 'no object',
  tooLarge: 'too large',
} as const;

/** Rejected rows, and values that were left out of imported ones. */
function complaints({ refused, unread, wrong, unknownUsers }: ImportSummary): readonly string[] {
  return [
    ...unread.map(({ line, reason }) => `line ${line}: ${unreadRow[reason]}`),
    ...refused.map(({ number, reason }) => `row ${number}: ${reason}`),
    ...[...wrong].map(([column, count]) => `${column}: ${count} cells do not fit and were left out`),
    ...[...unknownUsers].map((name) => `answers of ${name} became suggestions: nobody is called so here`),
  ];
}

export function reportImport({ terminal }: Invocation, { name, done }: FinishedImport): number {
  const lines = complaints(done);
  for (const line of lines.slice(0, maxComplaints)) terminal.complain(line);
  if (lines.length > maxComplaints) terminal.complain(`and ${lines.length - maxComplaints} more`);
  terminal.say(`${done.rows - done.refused.length} records went into ${name}.`);
  return lines.length > done.unknownUsers.size ? 1 : 0;
}

/** Turns parse errors into messages for the user. */
export const withReadableFile: typeof withFile = (path, work) =>
  withFile(path, work).catch((error: unknown) => {
    throw error instanceof Unreadable ? new StartError(`${path} ${unreadable[error.reason]}.`) : error;
  });

async function run(invocation: Invocation, given: CommandInput): Promise<number> {
  const [path = ''] = given.operands;
  const work = (context: CommandContext) => withReadableFile(path, (source) => importInto(context, source, given));
  return withDatabase(invocation, async (context) => reportImport(invocation, await work(context)));
}

export const importCommand: Command = {
  operands: ['FILE'],
  options: {
    dataset: { type: 'string' },
    workspace: { type: 'string' },
    format: { type: 'string' },
    encoding: { type: 'string' },
    delimiter: { type: 'string' },
  },
  usage: '[--dataset NAME] [--workspace NAME] [--format FORMAT] [--encoding ENCODING] [--delimiter CHARACTER]',
  meaning: 'Puts the rows of a file into a dataset; into a new one that fits them, where there is none of this name.',
  run,
};
