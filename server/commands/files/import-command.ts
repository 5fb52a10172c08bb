import { counted } from '#contract/schemas.ts';
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
  damaged: 'is damaged or truncated',
  tooLarge: 'contains a line, value or block that is too large to read',
  unknownFormat: 'has an unsupported format. Use CSV, TSV, JSON, Parquet or plain text',
  manyFiles: 'contains more than one file. Unpack it and import one of them',
  brokenOff: 'could not be read to the end. Check that it was not moved or changed',
};

const unreadRow = {
  unevenRow: 'more cells than columns',
  brokenQuote: 'a quotation mark is not closed at the end of its cell',
  brokenJson: 'invalid JSON',
  noObject: 'not a JSON object',
  tooLarge: 'too large',
} as const;

/** Rejected rows, and values that were left out of imported ones. */
function complaints({ refused, unread, wrong, unknownUsers }: ImportSummary): readonly string[] {
  return [
    ...unread.map(({ line, reason }) => `line ${line}: ${unreadRow[reason]}`),
    ...refused.map(({ number, reason }) => `row ${number}: ${reason}`),
    ...[...wrong].map(([column, count]) => `${column}: skipped ${counted(count, 'invalid cell')}`),
    ...[...unknownUsers].map((name) => `user ${name} not found: their answers were imported as suggestions`),
  ];
}

export function reportImport({ terminal }: Invocation, { name, done }: FinishedImport): number {
  const lines = complaints(done);
  for (const line of lines.slice(0, maxComplaints)) terminal.complain(line);
  if (lines.length > maxComplaints) terminal.complain(`and ${lines.length - maxComplaints} more`);
  terminal.say(`Imported ${counted(done.rows - done.refused.length, 'record')} into ${name}.`);
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
  meaning: 'Import the rows of a file into a dataset. If the dataset does not exist, it is created to match the file.',
  run,
};
