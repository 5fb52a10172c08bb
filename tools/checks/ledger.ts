import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { parseSource } from './sources.ts';
import { type TitledTest, testsIn } from './test-titles.ts';

interface Row {
  readonly id: string;
  readonly file: string;
  readonly test: string;
}

/** Checks that every statement of the specification has a row, and that the tests named in rows exist. */
export function checkLedger(root: string): Finding {
  const ids = lines(readFileSync(join(root, 'tools/ledger-ids.txt'), 'utf8'));
  const rows = readLedger(readFileSync(join(root, 'test/ledger.tsv'), 'utf8'));
  const shown = rows.filter(({ file, test }) => file !== '' || test !== '');
  const tests = testsByFile(root);

  return {
    problems: [...checkIds(rows, ids), ...shown.flatMap((row) => checkRow(row, tests))],
    note: `ledger: ${shown.length} proven, ${rows.length - shown.length} open`,
  };
}

/** Adds rows to the ledger: a row with a known id is replaced, others are appended. */
export function enterRows(ledger: string, added: string): string {
  const [columns = '', ...old] = lines(ledger);
  const rows = new Map([...old, ...lines(added)].map(readRow).map((row) => [row.id, row]));
  const written = [...rows.values()].map(({ id, file, test }) => [id, file, test].join('\t'));

  return [columns, ...written, ''].join('\n');
}

/** The first line names the columns. */
const readLedger = (text: string): readonly Row[] => lines(text).slice(1).map(readRow);

function readRow(line: string): Row {
  const [id = '', file = '', test = ''] = line.split('\t');
  return { id, file, test };
}

function checkIds(rows: readonly Row[], ids: readonly string[]): readonly string[] {
  const known = new Set(ids);
  const seen = new Set<string>();
  const problems = rows.flatMap(({ id }) => {
    const problem = seen.has(id) ? [`${id}: is listed twice`] : [];
    seen.add(id);
    return known.has(id) ? problem : [`${id}: is not a statement of the specification`];
  });
  return [...problems, ...ids.filter((id) => !seen.has(id)).map((id) => `${id}: is missing`)];
}

type TestsOf = (file: string) => readonly TitledTest[] | undefined;

function checkRow({ id, file, test }: Row, testsOf: TestsOf): readonly string[] {
  const tests = testsOf(file);
  if (!tests) return [`${id}: file ${file} does not exist`];

  const named = tests.filter(({ pattern }) => pattern.test(test));
  if (named.length === 0) return [`${id}: ${file} has no test "${test}"`];
  return named.every(({ isSkipped }) => isSkipped) ? [`${id}: "${test}" in ${file} is skipped`] : [];
}

/** Reads each file once. */
function testsByFile(root: string): TestsOf {
  const read = new Map<string, readonly TitledTest[] | undefined>();
  return (file) => {
    const path = join(root, file);
    if (!read.has(file)) read.set(file, file !== '' && existsSync(path) ? testsIn(parseSource(path)) : undefined);
    return read.get(file);
  };
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');
