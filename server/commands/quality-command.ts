import { sql } from 'kysely';
import type { WireQuality } from '#contract/quality/quality.ts';
import { measure } from '../resources/quality/measure.ts';
import type { Command, CommandInput } from './command.ts';
import { findDatasetNamed } from './files/find-dataset.ts';
import type { Invocation } from './invocation.ts';
import { table } from './people/table.ts';
import { withDatabase } from './with-database.ts';

type QuestionQuality = WireQuality['items'][number];
type Figure = QuestionQuality['figures'][number];

const reasons = { 'no-pairs': 'no record has two answers', 'no-variation': 'all answers are the same' } as const;

const rounded = (value: number) => value.toFixed(2);

const intervalText = ({ low, high }: Figure) =>
  low === null || high === null ? '' : `${rounded(low)} to ${rounded(high)}`;

const valueText = ({ value, reason }: Figure) =>
  value === null ? `undefined: ${reason ? reasons[reason] : ''}` : rounded(value);

const rowsOf = ({ question_name, compared, usernames, figures }: QuestionQuality) =>
  figures.map((figure, at) => [
    ...(at === 0 ? [question_name, String(compared), String(usernames.length)] : ['', '', '']),
    figure.name,
    valueText(figure),
    intervalText(figure),
  ]);

const header = ['question', 'records', 'users', 'figure', 'value', '95 % interval'];

function run(invocation: Invocation, { operands: [name = ''], texts, switches }: CommandInput) {
  return withDatabase(invocation, async ({ db }) => {
    const { id, ds } = await findDatasetNamed(db, name, texts.get('workspace')?.[0]);
    const quality = await measure(db, { ds, datasetId: id, where: sql`true`, intervals: true, counted: 'blind' });
    const lines = switches.has('json')
      ? [JSON.stringify(quality, null, 2)]
      : table(header, quality.items.flatMap(rowsOf));
    for (const line of lines) invocation.terminal.say(line);
    return 0;
  });
}

export const qualityCommand: Command = {
  operands: ['DATASET'],
  options: { workspace: { type: 'string' }, json: { type: 'boolean' } },
  usage: '[--workspace NAME] [--json]',
  meaning: 'Show how far the users of a dataset agree, with 95 % intervals. --json prints all figures.',
  run: async (invocation, given) => run(invocation, given),
};
