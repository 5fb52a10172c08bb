import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger, enterRows } from '../../../tools/checks/ledger.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'postil-ledger-'));
  mkdirSync(join(root, 'tools'));
  mkdirSync(join(root, 'test'));
  writeFileSync(join(root, 'tools/ledger-ids.txt'), '1.first\n1.second\n');
  writeFileSync(join(root, 'test/a.test.ts'), `it('shows', () => {});\nit.skip('rests', () => {});`);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(...rows: readonly string[]) {
  writeFileSync(join(root, 'test/ledger.tsv'), ['id\ttest file\ttest name', ...rows, ''].join('\n'));
  return checkLedger(root);
}

describe('the ledger check', () => {
  it('accepts statements without a test', () => {
    expect(check('1.first\t\t', '1.second')).toEqual({ problems: [], note: 'ledger: 0 proven, 2 open' });
  });

  it('counts the statements with a test', () => {
    expect(check('1.first\ttest/a.test.ts\tshows', '1.second\t\t')).toEqual({
      problems: [],
      note: 'ledger: 1 proven, 1 open',
    });
  });

  it.each([
    ['a statement without a row', ['1.first\t\t'], '1.second: is missing'],
    [
      'a row without a statement',
      ['1.first\t\t', '1.second\t\t', '1.third\t\t'],
      '1.third: is not a statement of the specification',
    ],
    ['two rows of one statement', ['1.first\t\t', '1.second\t\t', '1.first\t\t'], '1.first: is listed twice'],
    [
      'a file that does not exist',
      ['1.first\ttest/b.test.ts\tshows', '1.second\t\t'],
      '1.first: file test/b.test.ts does not exist',
    ],
    ['a test without a file', ['1.first\t\tshows', '1.second\t\t'], '1.first: file  does not exist'],
    [
      'a test that does not exist',
      ['1.first\ttest/a.test.ts\thides', '1.second\t\t'],
      '1.first: test/a.test.ts has no test "hides"',
    ],
    [
      'a test that is skipped',
      ['1.first\ttest/a.test.ts\trests', '1.second\t\t'],
      '1.first: "rests" in test/a.test.ts is skipped',
    ],
  ])('rejects %s', (_, rows, problem) => {
    expect(check(...rows).problems).toEqual([problem]);
  });
});

describe('a new ledger row', () => {
  const ledger = 'id\ttest file\ttest name\n1.first\t\t\n1.second\ta.test.ts\tshows\n';

  it('replaces the row of the same statement', () => {
    expect(enterRows(ledger, '1.first\tb.test.ts\thides\n')).toBe(
      'id\ttest file\ttest name\n1.first\tb.test.ts\thides\n1.second\ta.test.ts\tshows\n',
    );
  });

  it('is appended if its statement is unknown', () => {
    expect(enterRows(ledger, '1.third\tb.test.ts\thides')).toBe(`${ledger}1.third\tb.test.ts\thides\n`);
  });
});
