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

    expect([code, output]).toEqual([0, [`Exported all records of reviews to ${file}.`]]);
    expect(errors).toEqual([
      `Not included in ${file}:`,
      '  - dataset settings: titles, guidelines, unused labels',
      '  - when answers and suggestions were created, and whether suggestions come from a person or a model',
    ]);
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(2);
    expect(await readdir(folder)).toEqual(['reviews.jsonl']);
  });

  it('omits unwanted parts', async () => {
    await line.run(
      `export ${file} --dataset reviews --format csv --answers ana --without-suggestions --without-vectors`,
    );

    const [header] = (await readFile(file, 'utf8')).split('\r\n');
    expect(header).toMatch(
      /^text,source,length,score,batch,(metadata,)?comment,comment\.suggestion_seen,comment\.blind_value,label,.*response\.status,id/,
    );
  });

  it('writes a table that is safe for spreadsheets', async () => {
    const { errors } = await line.run(`export ${file} --dataset reviews --format csv --safe-for-spreadsheets`);

    expect(errors).toContain('  - unchanged texts that start with =, +, - or @: an apostrophe is added before them');
  });

  it.each([
    ['--status pending', ['r-0', 'r-2']],
    ['--status completed', ['r-1']],
    ['--query 1', ['r-1']],
    ['--query review --status pending', ['r-0', 'r-2']],
    ['--query nothing', []],
  ])('writes only the records selected by %s', async (words, ids) => {
    const { code, output } = await line.run(`export ${file} --dataset partly ${words}`);

    expect([code, output]).toEqual([
      0,
      [`Exported ${ids.length} record${ids.length === 1 ? '' : 's'} of partly to ${file}.`],
    ]);
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
    ['--dataset none', 1, 'Dataset none not found.'],
    ['--dataset reviews --workspace crew', 1, 'Dataset reviews not found in workspace crew.'],
    ['--dataset twice', 1, 'Several workspaces have a dataset twice. Select one with --workspace: crew, team.'],
    ['--dataset reviews --answers bo', 1, 'User bo not found. See postil user list.'],
    [
      '--dataset reviews --format conll --question label',
      1,
      'label is not a span question. Select one with --question: ents.',
    ],
    [
      '--dataset twice --workspace team --format conll',
      1,
      'The conll format requires a span question, and this dataset has none. Use another --format.',
    ],
    ['', 2, 'postil export requires --dataset NAME. See postil export --help'],
    ['--dataset reviews --status done', 2, '--status must be one of pending, completed, not "done"'],
    ['--dataset reviews --format xlsx', 2, '--format must be one of jsonl, csv, parquet, conll, not "xlsx"'],
    ['--dataset reviews --format conll --scheme IOB', 2, '--scheme must be one of BIO, BILOU, not "IOB"'],
  ])('with %j exits with a line that says why', async (words, code, error) => {
    const said = await line.run(`export ${file} ${words}`.trim());

    expect(said).toMatchObject({ code, errors: [expect.stringContaining(error)] });
  });

  it('exits with one line if the file cannot be written, or its name has no known format', async () => {
    const nowhere = join(folder, 'missing', 'a.csv');

    expect((await line.run(`export ${nowhere} --dataset reviews`)).errors.at(-1)).toBe(
      `Cannot write ${nowhere}. Check that its folder exists and is writable.`,
    );
    const { errors } = await line.run('export reviews.txt --dataset reviews');
    expect(errors.join()).toContain(
      'Cannot tell the format from the name reviews.txt. Use --format: jsonl, csv, parquet, conll',
    );
  });
});
