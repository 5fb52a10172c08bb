import { readFileSync, writeFileSync } from 'node:fs';
import { checkLedger, enterRows } from './checks/ledger.ts';

/** `tsx tools/ledger.ts rows.tsv …` adds the rows of these files; without arguments it only checks the ledger. */
const path = 'test/ledger.tsv';

const files = process.argv.slice(2);
if (files.length > 0) {
  const rows = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  writeFileSync(path, enterRows(readFileSync(path, 'utf8'), rows));
}

const { problems, note } = checkLedger(process.cwd());
console.log([...problems, note].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
