import { sql } from 'kysely';
import type { WireQuality } from '#contract/quality/quality.ts';
import { amongPeople } from '#domain/quality/agents/among-people.ts';
import { cutFor } from '#domain/quality/agents/calibration.ts';
import type { Figure as MeasuredFigure } from '#domain/quality/figure.ts';
import { limits } from '#domain/shared/limits.ts';
import { measure } from '../resources/quality/measure.ts';
import type { Command, CommandInput } from './command.ts';
import { findDatasetNamed } from './files/find-dataset.ts';
import type { Invocation } from './invocation.ts';
import { table } from './people/table.ts';
import { withDatabase } from './with-database.ts';

type QuestionQuality = WireQuality['items'][number];
type AgentQuality = QuestionQuality['agents'][number];
type Figure = QuestionQuality['figures'][number];
type Measured = Pick<Figure, 'value' | 'reason'>;

const reasons = { 'no-pairs': 'no record has two answers', 'no-variation': 'all answers are the same' } as const;

const rounded = (value: number) => value.toFixed(2);

const intervalText = ({ low, high }: Figure) =>
  low === null || high === null ? '' : `${rounded(low)} to ${rounded(high)}`;

const valueText = ({ value, reason }: Measured) =>
  value === null ? `undefined: ${reason ? reasons[reason] : ''}` : rounded(value);

const rowsOf = ({ question_name, compared, usernames, figures }: QuestionQuality) =>
  figures.map((figure, at) => [
    ...(at === 0 ? [question_name, String(compared), String(usernames.length)] : ['', '', '']),
    figure.name,
    valueText(figure),
    intervalText(figure),
  ]);

const toFigure = ({ value, reason }: Measured): MeasuredFigure =>
  value === null ? { reason: reason ?? 'no-pairs' } : { value };

/** Agreement among people on the same figure, which suggestions can hardly exceed. */
function peopleText({ figures, pairs }: QuestionQuality, name: string): string {
  const found = amongPeople(
    {
      figures: figures.map((figure) => ({ name: figure.name, figure: toFigure(figure) })),
      pairs: pairs.map((pair) => ({ figure: toFigure(pair) })),
    },
    name,
  );
  return found && 'value' in found ? rounded(found.value) : '';
}

function calibrationRows({ calibration }: AgentQuality): readonly (readonly string[])[] {
  if (!calibration) return [];
  const cut = cutFor(calibration.cuts, limits.wishedPrecision);
  const kept = cut ? `${rounded(cut.score)} (${cut.suggestions} of ${calibration.suggestions} suggestions)` : 'none';
  return [
    ['expected calibration error', rounded(calibration.expected_error), ''],
    [`lowest score for precision ${rounded(limits.wishedPrecision)}`, kept, ''],
  ];
}

const agentRows = (question: QuestionQuality) =>
  question.agents.flatMap((agent) => {
    const { blind, shown, unknown } = agent.answers;
    const figures = agent.figures.map((figure) => [figure.name, valueText(figure), peopleText(question, figure.name)]);
    return [...figures, ...calibrationRows(agent)].map((row, at) => [
      ...(at === 0
        ? [
            question.question_name,
            agent.agent || 'no agent name',
            `${agent.compared} (${blind} of ${blind + shown + unknown} blind)`,
          ]
        : ['', '', '']),
      ...row,
    ]);
  });

const agentHeader = ['question', 'agent', 'answers', 'figure', 'value', 'among people'];

const header = ['question', 'records', 'users', 'figure', 'value', '95 % interval'];

function tablesOf({ items }: WireQuality) {
  const agents = items.flatMap(agentRows);
  return [
    ...table(header, items.flatMap(rowsOf)),
    ...(agents.length > 0 ? ['', 'Suggestions against answers', ...table(agentHeader, agents)] : []),
  ];
}

function run(invocation: Invocation, { operands: [name = ''], texts, switches }: CommandInput) {
  return withDatabase(invocation, async ({ db }) => {
    const counted = switches.has('all-answers') ? 'all' : 'blind';
    const { id, ds } = await findDatasetNamed(db, name, texts.get('workspace')?.[0]);
    const quality = await measure(db, { ds, datasetId: id, where: sql`true`, intervals: true, counted });
    const lines = switches.has('json') ? [JSON.stringify(quality, null, 2)] : tablesOf(quality);
    for (const line of lines) invocation.terminal.say(line);
    return 0;
  });
}

export const qualityCommand: Command = {
  operands: ['DATASET'],
  options: { workspace: { type: 'string' }, json: { type: 'boolean' }, 'all-answers': { type: 'boolean' } },
  usage: '[--workspace NAME] [--all-answers] [--json]',
  meaning:
    'Show how far the users of a dataset agree, with 95 % intervals, and how far suggestions agree with their answers. Compares suggestions with answers given without them in view; --all-answers with all. --json prints all figures.',
  run: async (invocation, given) => run(invocation, given),
};
