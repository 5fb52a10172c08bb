import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aCommandLine, type CommandLine } from '../../support/commands/command-line.ts';
import { aDataset, everyQuestion } from '../../support/server/world.ts';

describe('postil quality', () => {
  let line: CommandLine;
  /** Place of a suggestion for the first label. */
  let suggestion: { readonly ds: number; readonly seq: number; readonly question_n: number };

  beforeAll(async () => {
    line = await aCommandLine();
    await line.run('workspace create team');
    const people = ['ana', 'bo'];
    for (const name of people)
      expect(await line.run(`user create ${name} --role owner --generate-password`)).toMatchObject({ code: 0 });
    const { id: workspaceId } = await line.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
    const { ds, records } = await aDataset(line.db, {
      workspaceId,
      name: 'reviews',
      records: 2,
      questions: everyQuestion.slice(0, 2),
    });
    const { n } = await line.db
      .selectFrom('questions')
      .select('n')
      .where('name', '=', 'label')
      .executeTakeFirstOrThrow();
    suggestion = { ds, seq: records[0]?.seq ?? 0, question_n: n };
    const users = await line.db.selectFrom('users').select(['n', 'username']).where('username', 'in', people).execute();
    await line.db
      .insertInto('responses')
      .values(
        users.flatMap(({ n, username }) =>
          records.map(({ seq }, at) => ({
            ds,
            user_n: n,
            seq,
            status: 'submitted' as const,
            values: JSON.stringify({ label: { value: at === 0 || username === 'ana' ? 'neutral' : 'positive' } }),
            record_pending: false,
          })),
        ),
      )
      .execute();
  });
  afterAll(() => line.close());

  it('shows figures and their intervals', async () => {
    const { code, output } = await line.run('quality reviews');

    expect(code).toBe(0);
    expect(output.map((row) => row.replaceAll(/ {2,}/g, ' | '))).toEqual([
      'question | records | users | figure | value | 95 % interval',
      'comment | 0 | 0 | equal | undefined: no record has two answers',
      ' | alpha-text | undefined: no record has two answers',
      ' | edit-distance | undefined: no record has two answers',
      'label | 2 | 2 | equal | 0.50 | 0.00 to 1.00',
      ' | alpha-nominal | 0.00 | -0.50 to 0.00',
      ' | ac1 | 0.38 | -0.33 to 1.00',
    ]);
  });

  it('shows how far suggestions agree with answers, beside the agreement of people', async () => {
    await line.db
      .insertInto('suggestions')
      .values({ ...suggestion, value: JSON.stringify('neutral'), score: 0.8, agent: 'judge' })
      .execute();
    onTestFinished(async () => void (await line.db.deleteFrom('suggestions').execute()));

    const { output } = await line.run('quality reviews --workspace team --all-answers');

    expect(
      output
        .slice(output.indexOf('Suggestions against answers'))
        .map((each) => each.trim().replaceAll(/ {2,}/g, ' | ')),
    ).toEqual([
      'Suggestions against answers',
      'question | agent | answers | figure | value | among people',
      'label | judge | 2 (0 of 2 blind) | equal | 1.00 | 0.50',
      'alpha-nominal | undefined: all answers are the same | 0.00',
      'kappa | undefined: all answers are the same | 0.00',
      'expected calibration error | 0.20',
      'lowest score for precision 0.90 | 0.80 (1 of 1 suggestions)',
    ]);
    expect((await line.run('quality reviews --workspace team')).output.join(' ')).toContain('0 (0 of 2 blind)');
  });

  it('prints all figures as JSON', async () => {
    const { output } = await line.run('quality reviews --workspace team --json');

    expect(JSON.parse(output.join('\n')).items).toMatchObject([
      { question_name: 'comment', records: 0 },
      { question_name: 'label', records: 2, usernames: ['ana', 'bo'], pairs: [{ different: 1 }] },
    ]);
  });

  it('needs a dataset', async () => {
    expect(await line.run('quality unknown')).toMatchObject({ code: 1, output: [] });
  });
});
