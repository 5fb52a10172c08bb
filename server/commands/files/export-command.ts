import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportShapeOf } from '#contract/files/dataset-setup.ts';
import { counted } from '#contract/schemas.ts';
import { defaultExport, type ExportOrder, spanQuestions } from '#domain/datasets/exporting/export-order.ts';
import { exportChunks, type PlannedExport, planExport } from '../../files/export/export-chunks.ts';
import { replaceFile } from '../../replace-file.ts';
import type { Db } from '../../schema/database.ts';
import { WrongValue } from '../../settings/setting.ts';
import { StartError } from '../../start-error.ts';
import type { Command, CommandInput } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { findUserNamed } from '../people/find.ts';
import { withDatabase } from '../with-database.ts';
import { findDatasetNamed } from './find-dataset.ts';
import { findRecords, searchOf } from './find-records.ts';
import { lossLines } from './loss-lines.ts';
import { type RequestedExport, readExportOptions, textOf } from './read-export-options.ts';

/** Writes a file that only its owner can read. */
const saveFile = (path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> =>
  replaceFile(path, (draft) =>
    pipeline(Readable.from(pieces, { objectMode: false }), createWriteStream(draft, { mode: 0o600 })),
  );

async function resolveAnswersOf(db: Db, { answersOf }: RequestedExport): Promise<ExportOrder['answersOf']> {
  if (answersOf.kind !== 'user') return answersOf;
  return { kind: 'user', userId: (await findUserNamed(db, answersOf.username)).id };
}

function tagsOf({ setup }: PlannedExport, { format, question, scheme }: RequestedExport): ExportOrder['tags'] {
  if (format !== 'conll') return undefined;
  const names = spanQuestions(exportShapeOf(setup)).map(({ name }) => name);
  const name = question ?? names[0];
  if (name === undefined)
    throw new StartError('The conll format requires a span question, and this dataset has none. Use another --format.');
  if (!names.includes(name))
    throw new StartError(`${name} is not a span question. Select one with --question: ${names.join(', ')}.`);
  return { question: name, scheme };
}

function run(invocation: Invocation, given: CommandInput) {
  const [file = ''] = given.operands;
  const name = textOf(given, 'dataset');
  if (name === undefined) throw new WrongValue('postil export requires --dataset NAME. See postil export --help');
  const [requested, search] = [readExportOptions(given, file), searchOf(given)];
  return withDatabase(invocation, async (context) => {
    const { db } = context;
    const dataset = await findDatasetNamed(db, name, textOf(given, 'workspace'));
    const plan = await planExport(db, dataset, {
      ...defaultExport,
      ...requested,
      answersOf: await resolveAnswersOf(db, requested),
      tags: undefined,
    });
    const options = { ...plan.options, tags: tagsOf(plan, requested) };
    for (const line of [`Not included in ${file}:`, ...lossLines(options, exportShapeOf(plan.setup))])
      invocation.terminal.complain(line);
    const found = await findRecords(context, dataset, search);
    await saveFile(file, exportChunks(db, dataset, { ...plan, options: options }, found?.seqs));
    invocation.terminal.say(
      `Exported ${found ? counted(found.count, 'record') : 'all records'} of ${name} to ${file}.`,
    );
    return 0;
  });
}

export const exportCommand: Command = {
  operands: ['FILE'],
  options: {
    dataset: { type: 'string' },
    workspace: { type: 'string' },
    format: { type: 'string' },
    answers: { type: 'string' },
    status: { type: 'string' },
    query: { type: 'string' },
    question: { type: 'string' },
    scheme: { type: 'string' },
    'without-suggestions': { type: 'boolean' },
    'without-metadata': { type: 'boolean' },
    'without-vectors': { type: 'boolean' },
    'safe-for-spreadsheets': { type: 'boolean' },
  },
  usage:
    '--dataset NAME [--workspace NAME] [--format FORMAT] [--answers WHOSE] [--status STATUS] [--query TEXT] [--question NAME] [--scheme SCHEME] [--without-suggestions] [--without-metadata] [--without-vectors] [--safe-for-spreadsheets]',
  meaning:
    'Export the records of a dataset to a file: jsonl, csv, parquet or conll. WHOSE is all, majority or a username. --status (pending or completed) and --query export only matching records. --safe-for-spreadsheets adds an apostrophe before CSV texts that a spreadsheet would run as formulas.',
  run: async (invocation, given) => run(invocation, given),
};
