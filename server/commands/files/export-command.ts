import { shapeOf } from '#contract/files/notes.ts';
import { canBeTagged, type ExportOrder, wholeExport } from '#domain/datasets/exporting/export-order.ts';
import { type PlannedFile, planFile, writeFile } from '../../files/export/write-file.ts';
import type { Db } from '../../schema/database.ts';
import { WrongValue } from '../../settings/setting.ts';
import { StartError } from '../../start-error.ts';
import type { Command, Given } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { findUserNamed } from '../people/find.ts';
import { withDatabase } from '../with-database.ts';
import { findDatasetNamed } from './find-dataset.ts';
import { foundRecords, searchOf } from './found-records.ts';
import { type GivenOrder, readOrder, textOf } from './read-order.ts';
import { saveFile } from './save-file.ts';
import { toldLosses } from './told-losses.ts';

async function whose(db: Db, { answersOf }: GivenOrder): Promise<ExportOrder['answersOf']> {
  if (answersOf.kind !== 'user') return answersOf;
  return { kind: 'user', userId: (await findUserNamed(db, answersOf.username)).id };
}

function tagsOf({ notes }: PlannedFile, { format, question, scheme }: GivenOrder): ExportOrder['tags'] {
  if (format !== 'conll') return undefined;
  const names = canBeTagged(shapeOf(notes)).map(({ name }) => name);
  const name = question ?? names[0];
  if (name === undefined) throw new StartError('The dataset has no question with spans, which conll is made of.');
  if (!names.includes(name)) throw new StartError(`${name} is no question with spans; there is ${names.join(', ')}.`);
  return { question: name, scheme };
}

function run(invocation: Invocation, given: Given) {
  const [file = ''] = given.operands;
  const name = textOf(given, 'dataset');
  if (name === undefined) throw new WrongValue('export needs --dataset NAME; --help says more');
  const [asked, search] = [readOrder(given, file), searchOf(given)];
  return withDatabase(invocation, async (context) => {
    const { db } = context;
    const dataset = await findDatasetNamed(db, name, textOf(given, 'workspace'));
    const plan = await planFile(db, dataset, {
      ...wholeExport,
      ...asked,
      answersOf: await whose(db, asked),
      tags: undefined,
    });
    const order = { ...plan.order, tags: tagsOf(plan, asked) };
    for (const told of [`${file} will not hold`, ...toldLosses(order, shapeOf(plan.notes))])
      invocation.terminal.complain(told);
    const wanted = await foundRecords(context, dataset, search);
    await saveFile(file, writeFile(db, dataset, { ...plan, order }, wanted?.seqs));
    invocation.terminal.say(`${file} holds ${wanted ? `${wanted.count} of ` : ''}the records of ${name}.`);
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
    'Writes the records of a dataset into a file: jsonl, csv, parquet or conll. WHOSE is all, majority or a username. Only records that are pending or completed with --status; only what TEXT finds with --query. With --safe-for-spreadsheets texts in CSV that a spreadsheet would take for formulas begin with an apostrophe.',
  run: async (invocation, given) => run(invocation, given),
};
