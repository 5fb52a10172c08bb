import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureOwner } from '#server/auth/first-owner.ts';
import { aCommandLine, type CommandLine } from '../../../support/commands/command-line.ts';
import { aDataset } from '../../../support/server/world.ts';

interface Line {
  readonly id: string;
  readonly [part: string]: unknown;
}

const given = (user: string, label: string) => ({ user, status: 'submitted', values: { label } });
const suggested = { value: 'neutral', score: 0.5, agent: 'model' };
const full: readonly Line[] = [
  {
    id: 'a',
    fields: { text: 'Ana' },
    suggestions: { label: suggested },
    responses: [given('ana', 'positive'), given('owner', 'positive')],
  },
  { id: 'b', fields: { text: 'Bo' }, suggestions: { label: suggested }, responses: [given('ana', 'negative')] },
  { id: 'c', fields: { text: 'Cy' }, suggestions: { label: suggested }, responses: [] },
];

describe('a dataset that is exported and imported again', () => {
  let line: CommandLine;
  let folder: string;
  let workspaceId: string;
  let made = 0;

  beforeAll(async () => {
    line = await aCommandLine();
    folder = await mkdtemp(join(tmpdir(), 'postil-moving-'));
    await ensureOwner(line.db, 'a long enough password', line.secrets);
    await line.run('workspace create team');
    await line.run('user create ana --workspace team --generate-password');
    ({ id: workspaceId } = await line.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow());
  });
  afterAll(async () => {
    await line.close();
    await rm(folder, { recursive: true });
  });

  async function exported(dataset: string, format = 'jsonl', words = '') {
    const path = join(folder, `${dataset}.${format}`);
    await line.run(`export ${path} --dataset ${dataset} ${words}`.trim());
    return path;
  }
  async function linesOf(dataset: string): Promise<readonly Line[]> {
    const text = await readFile(await exported(dataset), 'utf8');
    return text
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each));
  }
  async function filled(lines: readonly object[] = full, records = 0) {
    made += 1;
    const name = `moved-${made}`;
    await aDataset(line.db, { workspaceId, records, name });
    if (lines.length === 0) return name;
    const path = join(folder, `${name}.in.jsonl`);
    await writeFile(path, lines.map((each) => JSON.stringify(each)).join('\n'));
    await line.run(`import ${path} --dataset ${name}`);
    return name;
  }
  const into = async (path: string, dataset: string) => {
    const { code, errors } = await line.run(`import ${path} --dataset ${dataset}`);
    expect([code, errors]).toEqual([0, []]);
    return linesOf(dataset);
  };

  it('has the same settings, from a columnar file', async () => {
    const source = await filled();
    await line.db
      .updateTable('datasets')
      .set({ guidelines: 'Read *this*.', distribution: '{"strategy": "overlap", "min_submitted": 2}' })
      .where('name', '=', source)
      .execute();

    const copy = await into(await exported(source, 'parquet'), `copy-of-${source}`);

    const named = line.db.selectFrom('datasets').where('name', '=', `copy-of-${source}`);
    expect(await named.select(['guidelines', 'distribution']).executeTakeFirst()).toEqual({
      guidelines: 'Read *this*.',
      distribution: { strategy: 'overlap', min_submitted: 2 },
    });
    expect(copy.map(({ status }) => status)).toEqual(['completed', 'pending', 'pending']);
  });

  it.each(['jsonl', 'csv', 'parquet'])('has no record twice without an external id, as %s', async (format) => {
    const dataset = await filled([], 3);
    await line.db.updateTable('records').set({ external_id: null }).execute();
    const before = await linesOf(dataset);

    const after = await into(await exported(dataset, format), dataset);

    expect(after).toEqual(before);
    const unnamed = line.db.selectFrom('records').select('id').where('external_id', 'is', null);
    expect((await unnamed.execute()).length).toBeGreaterThanOrEqual(3);
  });

  it.each(['jsonl', 'csv', 'parquet'])('keeps the authors of answers, or those of one user in %s', async (format) => {
    const copy = await filled([]);

    const after = await into(await exported(await filled(), format, '--answers ana'), copy);

    expect(after.map(({ responses }) => responses)).toEqual([
      [given('ana', 'positive')],
      [given('ana', 'negative')],
      [],
    ]);
  });

  it.each(['jsonl', 'csv', 'parquet'])(
    'gets majority answers as suggestions, and existing suggestions otherwise, as %s',
    async (format) => {
      const copy = await filled([]);

      const after = await into(await exported(await filled(), format, '--answers majority'), copy);

      const agreed = (value: string) => ({ label: { value, score: null, agent: null } });
      expect(after.map(({ suggestions }) => suggestions)).toEqual([
        agreed('positive'),
        agreed('negative'),
        { label: suggested },
      ]);
      expect(after.flatMap(({ responses }) => responses)).toEqual([]);
    },
  );
});
