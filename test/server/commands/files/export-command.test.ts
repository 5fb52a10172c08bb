import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCommandLine, type CommandLine } from '../../../support/commands/command-line.ts';
import { aDataset, everyQuestion } from '../../../support/server/world.ts';

describe('postil export', () => {
  let line: CommandLine;
  let folder: string;
  let file: string;

  const workspaceId = async (name: string) => {
    await line.run(`workspace create ${name}`);
    return (await line.db.selectFrom('workspaces').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  };

  beforeAll(async () => {
    line = await aCommandLine();
    folder = await mkdtemp(join(tmpdir(), 'postil-export-'));
    file = join(folder, 'reviews.jsonl');
    await line.run('user create ana --role owner --generate-password');
    const [team, crew] = [await workspaceId('team'), await workspaceId('crew')];
    await aDataset(line.db, { workspaceId: team, records: 2, name: 'reviews' });
    await aDataset(line.db, { workspaceId: team, records: 0, name: 'twice', questions: everyQuestion.slice(0, 1) });
    await aDataset(line.db, { workspaceId: crew, records: 1, name: 'twice' });
    const { ds, records } = await aDataset(line.db, { workspaceId: crew, records: 3, name: 'partly' });
    const completed = records[1]?.seq ?? 0;
    await line.db
      .updateTable('records')
      .set({ status: 'completed' })
      .where('ds', '=', ds)
      .where('seq', '=', completed)
      .execute();
  });
  afterAll(async () => {
    await line.close();
    await rm(folder, { recursive: true });
  });

  it('writes the format of the file name, readable by its owner only', async () => {
    const { code, output, errors } = await line.run(`export ${file} --dataset reviews`);

    expect([code, output]).toEqual([0, [`${file} holds the records of reviews.`]]);
    expect(errors).toEqual([
      `${file} will not hold`,
      '  - how the dataset is set up: titles, guidelines, labels that nobody has used',
      '  - when answers and suggestions were made, and whether a person or a model suggested them',
    ]);
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(2);
    expect(await readdir(folder)).toEqual(['reviews.jsonl']);
  });

  it('omits unwanted parts', async () => {
    await line.run(
      `export ${file} --dataset reviews --format csv --answers ana --without-suggestions --without-vectors`,
    );

    const [header] = (await readFile(file, 'utf8')).split('\r\n');
    expect(header).toMatch(/^text,source,length,score,batch,(metadata,)?comment,label,.*response\.status,id/);
  });

  it('writes a table that is safe for spreadsheets', async () => {
    const { errors } = await line.run(`export ${file} --dataset reviews --format csv --safe-for-spreadsheets`);

    expect(errors).toContain('  - texts that begin with =, +, - or @ as they are: an apostrophe is before them');
  });

  it.each([
    ['--status pending', ['r-0', 'r-2']],
    ['--status completed', ['r-1']],
    ['--query 1', ['r-1']],
    ['--query review --status pending', ['r-0', 'r-2']],
    ['--query nothing', []],
  ])('writes only the records selected by %s', async (words, ids) => {
    const { code, output } = await line.run(`export ${file} --dataset partly ${words}`);

    expect([code, output]).toEqual([0, [`${file} holds ${ids.length} of the records of partly.`]]);
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    expect(lines.map((each) => JSON.parse(each).id)).toEqual(ids);
  });

  it('tags the spans of the first span question', async () => {
    const { code } = await line.run(`export ${file} --dataset reviews --format conll`);

    expect([code, await readFile(file, 'utf8')]).toEqual([0, '']);
  });

  it('distinguishes datasets of the same name by workspace', async () => {
    await line.run(`export ${file} --dataset twice --workspace crew`);

    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    ['--dataset none', 1, 'There is no dataset none.'],
    ['--dataset reviews --workspace crew', 1, 'There is no dataset reviews in the workspace crew.'],
    ['--dataset twice', 1, 'There are several datasets twice: say --workspace with one of crew, team.'],
    ['--dataset reviews --answers bo', 1, 'There is no user bo. postil user list tells who there is.'],
    ['--dataset reviews --format conll --question label', 1, 'label is no question with spans; there is ents.'],
    [
      '--dataset twice --workspace team --format conll',
      1,
      'The dataset has no question with spans, which conll is made of.',
    ],
    ['', 2, 'export needs --dataset NAME; --help says more'],
    ['--dataset reviews --status done', 2, '--status is one of pending, completed, not "done"'],
    ['--dataset reviews --format xlsx', 2, '--format is one of jsonl, csv, parquet, conll, not "xlsx"'],
    ['--dataset reviews --format conll --scheme IOB', 2, '--scheme is one of BIO, BILOU, not "IOB"'],
  ])('with %j exits with a line that says why', async (words, code, error) => {
    const said = await line.run(`export ${file} ${words}`.trim());

    expect(said).toMatchObject({ code, errors: [expect.stringContaining(error)] });
  });

  it('exits with one line if the file cannot be written, or its name has no known format', async () => {
    const nowhere = join(folder, 'missing', 'a.csv');

    expect((await line.run(`export ${nowhere} --dataset reviews`)).errors.at(-1)).toBe(
      `${nowhere} cannot be written: its folder is missing or closed to this user.`,
    );
    const { errors } = await line.run('export reviews.txt --dataset reviews');
    expect(errors.join()).toContain('--format is needed, one of jsonl, csv, parquet, conll: reviews.txt');
  });
});
