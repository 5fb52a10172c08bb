import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureOwner } from '#server/auth/first-owner.ts';
import { aCommandLine, type CommandLine } from '../../../support/commands/command-line.ts';
import { aDataset } from '../../../support/server/world.ts';

interface Line {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly [part: string]: unknown;
}

describe('postil import', () => {
  let line: CommandLine;
  let folder: string;
  let made = 0;

  beforeAll(async () => {
    line = await aCommandLine();
    folder = await mkdtemp(join(tmpdir(), 'postil-import-'));
    await ensureOwner(line.db, 'a long enough password', line.secrets);
    await line.run('workspace create team');
  });
  afterAll(async () => {
    await line.close();
    await rm(folder, { recursive: true });
  });

  const put = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  async function exported(dataset: string, format = 'jsonl'): Promise<readonly Line[]> {
    const path = join(folder, `${dataset}.out.${format}`);
    await line.run(`export ${path} --dataset ${dataset} --format ${format}`);
    const text = await readFile(path, 'utf8');
    return text === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((each) => JSON.parse(each));
  }
  async function imported(name: string, content: string | Uint8Array, words = '') {
    made += 1;
    const dataset = `import-${made}`;
    const said = await line.run(`import ${await put(name, content)} --dataset ${dataset} ${words}`.trim());
    if (said.code !== 0) throw new Error(said.errors.join());
    return { ...said, dataset, records: await exported(dataset) };
  }

  it('creates a dataset from a table', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, index) => `${index},"Review ${index}, ""so""",${index % 2 ? 'good' : 'bad'},0.${index}`,
    );
    const { code, output, records, dataset } = await imported(
      'reviews.csv',
      `id,text,label,score\n${rows.join('\n')}\n`,
    );

    expect([code, output]).toEqual([0, [`Imported 12 records into ${dataset}.`]]);
    expect(records[1]).toMatchObject({
      id: '1',
      fields: { text: 'Review 1, "so"' },
      metadata: { score: 0.1 },
      suggestions: { label: { value: 'good' } },
    });
  });

  it('shows columns named like those of our own exports', async () => {
    const { records } = await imported(
      'orders.csv',
      'text,status,inserted_at,_id,response.status\na,on its way,yesterday,x1,submitted\nb,lost,today,x2,draft\n',
    );

    expect(records).toMatchObject([
      {
        fields: {
          text: 'a',
          status: 'on its way',
          inserted_at: 'yesterday',
          'response.status': 'submitted',
        },
        metadata: { _id: 'x1' },
        responses: [],
      },
      { fields: { text: 'b', status: 'lost', inserted_at: 'today' }, metadata: { _id: 'x2' } },
    ]);
  });

  it.each([
    [
      'csv',
      (rows: readonly object[]) => `text,status,updated_at\n${rows.map((row) => Object.values(row)).join('\n')}\n`,
    ],
    ['jsonl', (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')],
    ['json', (rows: readonly object[]) => JSON.stringify(rows)],
  ])('creates metadata from such columns in a table as %s, too', async (format, written) => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      text: `a review, the ${index}th`.replace(',', ''),
      status: index % 2 ? 'open' : 'closed',
      updated_at: index,
    }));

    const { records } = await imported(`tickets.${format}`, written(rows));

    expect(records[3]).toMatchObject({ metadata: { updated_at: 3, status: 'open' }, suggestions: {} });
  });

  it('imports such columns into an existing dataset', async () => {
    const { dataset } = await imported('first.csv', 'id,text,status\n1,a,new\n2,b,old\n');

    const { code } = await line.run(
      `import ${await put('second.csv', 'id,status,text,other\n2,"changed, again",b,x\n3,third,c,y\n')} --dataset ${dataset}`,
    );

    expect(code).toBe(0);
    expect((await exported(dataset)).map(({ id, fields }) => [id, fields.status])).toEqual([
      ['1', 'new'],
      ['2', 'changed, again'],
      ['3', 'third'],
    ]);
  });

  it('prefers the prefixed names of our own exports', async () => {
    const { dataset } = await imported('before.csv', 'id,text,status\n1,a,new\n2,b,old\n');
    const path = await put('longer.csv', 'id,text,status,fields.status\n3,c,pending,changed\n');

    await line.run(`import ${path} --dataset ${dataset}`);
    const { records } = await imported('both.csv', await readFile(path));

    expect((await exported(dataset))[2]?.fields).toEqual({ text: 'c', status: 'changed' });
    expect(records[0]?.fields).toEqual({ text: 'c', status: 'pending', 'fields.status': 'changed' });
  });

  it.each(['jsonl', 'csv', 'parquet'])('restores such columns from our own exports as %s', async (format) => {
    const content = 'text,status,id\na,new,1\nb,old,2\n';
    const { dataset, records } = await imported('own.csv', content);
    const path = join(folder, `own.out.${format}`);
    await line.run(`export ${path} --dataset ${dataset}`);
    const copy = await imported('own.csv', 'text,status,id\nz,z,1\n');

    const { code, errors } = await line.run(`import ${path} --dataset ${copy.dataset}`);

    expect([code, errors]).toEqual([0, []]);
    expect((await exported(copy.dataset)).map(carried)).toEqual(records.map(carried));
  });

  it('asks a question about plain lines, too', async () => {
    const { records, dataset } = await imported('notes.txt', 'First\nSecond\n');
    const questions = await line.db
      .selectFrom('questions as q')
      .innerJoin('datasets as d', 'd.id', 'q.dataset_id')
      .select(['q.required', 'q.settings'])
      .where('d.name', '=', dataset)
      .execute();

    expect(records.map(({ fields }) => fields)).toEqual([{ text: 'First' }, { text: 'Second' }]);
    expect(questions).toMatchObject([{ required: true, settings: { type: 'label_selection' } }]);
  });

  it('imports no record twice, with or without an id', async () => {
    const path = await put('twice.jsonl', '{"text":"a"}\n{"text":"b"}\n');

    await line.run(`import ${path}`);
    await line.run(`import ${path}`);

    expect((await exported('twice')).map(({ id }) => id)).toEqual(['twice.jsonl/1', 'twice.jsonl/2']);
  });

  it('reports every line and row that became no record, and imports the others', async () => {
    await imported('ok.csv', 'id,text,length\n1,a,1\n2,b,2\n');
    const path = await put('bad.csv', 'id,text,length\n3,c,x\n4,,4\n5,e,5,6\n6,f,6\n');

    const { code, errors, output } = await line.run(`import ${path} --dataset import-${made}`);

    expect(code).toBe(1);
    expect(errors).toEqual([
      'line 4: more cells than columns',
      'row 2: fields cannot be empty',
      'length: skipped 1 invalid cell',
    ]);
    expect(output).toEqual([`Imported 2 records into import-${made}.`]);
  });

  it('reports records that the dataset rejects, and keeps a record whose suggestion is invalid', async () => {
    const { id } = await line.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
    await aDataset(line.db, { workspaceId: id, records: 0, name: 'strict' });
    const path = await put('strict.csv', 'id,text,label\n1,a,good\n2,b,positive\n3,,neutral\n');

    const { errors, output } = await line.run(`import ${path} --dataset strict`);

    expect(errors).toEqual([expect.stringMatching(/^row 3: .*field/i), 'label: skipped 1 invalid cell']);
    expect(output).toEqual(['Imported 2 records into strict.']);
  });

  it('imports the other records if an id is too long for the index', async () => {
    await imported('short.csv', 'id,text\n1,a\n2,b\n');
    const path = await put('long.csv', `id,text\n3,c\n${randomBytes(4000).toString('hex')},d\n5,e\n`);

    const { code, errors, output } = await line.run(`import ${path} --dataset import-${made}`);

    expect([code, output]).toEqual([1, [`Imported 2 records into import-${made}.`]]);
    expect(errors).toEqual([expect.stringMatching(/^row 2: .*too long/)]);
  });

  it('imports exports of other tools, and reports answers that became suggestions', async () => {
    const texts = ['Ana met Bo', 'Cy left'];
    const tasks = texts.map((text, id) => ({
      id,
      data: { text },
      annotations: [
        {
          completed_by: 1,
          result: [
            {
              from_name: 'ents',
              value: { start: 0, end: 2 + (id ? 0 : 1), text: text.slice(0, 3 - id), labels: ['PER'] },
            },
          ],
        },
      ],
    }));
    made += 1;
    const dataset = `import-${made}`;
    const { code, errors } = await line.run(
      `import ${await put('tasks.json', JSON.stringify(tasks))} --dataset ${dataset}`,
    );
    const records = await exported(dataset);

    expect([code, errors]).toEqual([0, ['user 1 not found: their answers were imported as suggestions']]);
    expect(records.map(({ suggestions }) => suggestions)).toEqual([
      { ents: { value: [{ label: 'PER', start: 0, end: 3 }], score: null, agent: '1' } },
      { ents: { value: [{ label: 'PER', start: 0, end: 2 }], score: null, agent: '1' } },
    ]);
  });

  it.each(['jsonl', 'csv', 'parquet'])('restores an export as %s with answers and spans', async (format) => {
    const { id } = await line.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
    const source = `source-${format}`;
    await aDataset(line.db, { workspaceId: id, records: 0, name: source });
    await line.run(`import ${await put(`${source}.jsonl`, full)} --dataset ${source}`);
    const before = await exported(source);
    const path = join(folder, `carried.${format}`);
    await line.run(`export ${path} --dataset ${source}`);
    const copy = `copy-${format}`;
    if (format !== 'parquet') await aDataset(line.db, { workspaceId: id, records: 0, name: copy });

    const { code, errors } = await line.run(`import ${path} --dataset ${copy}`);

    expect([code, errors]).toEqual([0, []]);
    expect((await exported(copy)).map(carried)).toEqual(before.map(carried));
    expect(before[0]).toMatchObject({ id: 'a', responses: [{ user: 'owner', status: 'submitted' }] });
  });

  it.each([
    ['nothing.csv', '', 'is empty.'],
    [
      'noise.bin',
      new Uint8Array([1, 2, 0, 3, 9, 9, 9, 9]),
      'has an unsupported format. Use CSV, TSV, JSON, Parquet or plain text.',
    ],
    ['cut.parquet', new Uint8Array([0x50, 0x41, 0x52, 0x31, 1, 2, 3]), 'is damaged or truncated.'],
  ])('reports what is wrong with %s', async (name, content, reason) => {
    const path = await put(name, content);

    expect(await line.run(`import ${path}`)).toMatchObject({ code: 1, errors: [`${path} ${reason}`] });
  });

  it('reports a missing file, and asks for the workspace of a new dataset', async () => {
    expect((await line.run('import missing.csv')).errors).toEqual([
      'Cannot read missing.csv. Check that the file exists and is readable.',
    ]);

    await line.run('workspace create another');
    const { errors } = await line.run(`import ${await put('where.txt', 'a\n')} --dataset nowhere`);
    await line.run('workspace delete another');

    expect(errors).toEqual(['The dataset does not exist yet. Select the workspace for it with --workspace NAME.']);
  });
});

/** Parts that an imported copy shares with its original. */
const carried = ({ _server_id: _, inserted_at: __, updated_at: ___, ...rest }: Line) => rest;

const full = [
  {
    id: 'a',
    fields: { text: 'Ana 😀 met, "Bo"\nand left' },
    metadata: { source: ['x', 'y'], length: 3, score: 0.1, batch: '["odd' },
    suggestions: {
      label: { value: 'positive', score: 0.25, agent: 'model' },
      topics: { value: ['a', 'b'], score: [0.9, 0.1], agent: null },
      ents: { value: [{ start: 0, end: 3, label: 'person' }], score: null, agent: null },
    },
    responses: [
      {
        user: 'owner',
        status: 'submitted',
        values: {
          comment: 'A "quote", a comma\nand a line',
          label: 'negative',
          topics: ['c'],
          stars: 0,
          order: [
            { value: 'r1', rank: 1 },
            { value: 'r2', rank: 2 },
            { value: 'r3', rank: 2 },
          ],
          ents: [{ start: 4, end: 5, label: 'event' }],
        },
      },
    ],
    vectors: { small: [0.5, -1] },
  },
  { id: 'b', fields: { text: '=1+1' }, responses: [{ user: 'owner', status: 'discarded', values: {} }] },
  { id: 'c', fields: { text: '' } },
]
  .map((each) => `${JSON.stringify(each)}\n`)
  .join('');
