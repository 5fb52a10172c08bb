import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Product } from '../../e2e/support/product.ts';
import type { Tally } from '../support/tally.ts';
import { problemOfRefusal, runProgram } from './command.ts';

const linesOf = (backup: Buffer) => gunzipSync(backup).toString().trimEnd().split('\n');
const zipped = (lines: readonly string[]) => gzipSync(`${lines.join('\n')}\n`);

function flipped(backup: Buffer) {
  const damaged = Buffer.from(backup);
  const middle = Math.floor(damaged.length / 2);
  damaged.writeUInt8((damaged.readUInt8(middle) + 1) % 256, middle);
  return damaged;
}

const without = (lines: readonly string[], at: number) => lines.filter((_, index) => index !== at);
const middle = (lines: readonly string[]) => Math.floor(lines.length / 2);

const damages: Readonly<Record<string, (backup: Buffer) => Buffer>> = {
  'an empty file': () => Buffer.alloc(0),
  'no backup at all': () => Buffer.from('hello'),
  'its first half': (backup) => backup.subarray(0, backup.length / 2),
  'all but its last forty bytes': (backup) => backup.subarray(0, -40),
  'a byte that was changed': flipped,
  'no first line': (backup) => zipped(linesOf(backup).slice(1)),
  'no last line': (backup) => zipped(linesOf(backup).slice(0, -1)),
  'a line that is missing': (backup) => zipped(without(linesOf(backup), middle(linesOf(backup)))),
  'a line that stands twice': (backup) =>
    zipped(linesOf(backup).flatMap((line, at, all) => (at === middle(all) ? [line, line] : [line]))),
  'a line that is no JSON': (backup) =>
    zipped(linesOf(backup).map((line, at, all) => (at === middle(all) ? line.slice(1) : line))),
};

/** The server refuses damaged backups with a message, and keeps the data of the folder. */
export async function damagedBackups({ folder }: Product, isLong: boolean, tally: Tally) {
  const work = mkdtempSync(join(tmpdir(), 'postil-backups-'));
  chmodSync(work, 0o711); // PostgreSQL runs as another user than root, who needs access
  const good = join(work, 'good.gz');
  try {
    const made = await runProgram(['backup', good], { DATA_DIR: folder });
    tally.check('a backup while the server runs', made.code === 0 ? undefined : made.said);
    const backup = readFileSync(good);
    const target = { DATA_DIR: join(work, 'target') };
    for (const [name, damage] of Object.entries(damages)) {
      const file = join(work, 'damaged.gz');
      writeFileSync(file, damage(backup));
      tally.check(`checking ${name}`, problemOfRefusal(await runProgram(['restore', file, '--check'], target)));
      if (isLong || name.startsWith('a line that is'))
        tally.check(`restoring ${name}`, problemOfRefusal(await runProgram(['restore', file], target)));
    }
    const restored = await runProgram(['restore', good], target);
    const contents = /Backed up (.*) to /s.exec(made.said)?.[1];
    const isWhole =
      restored.code === 0 && contents !== undefined && restored.said.includes(`Restored ${contents} from `);
    tally.check(
      'the whole backup after the damaged ones',
      isWhole ? undefined : `${restored.said} in place of ${made.said}`,
    );
    const again = await runProgram(['restore', good], target);
    tally.check('restoring over data', problemOfRefusal(again));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
