import { counted } from '#contract/schemas.ts';
import { verifyBackup, withBackup, writeBackup } from '../backup/backup-file.ts';
import { restoreBackup } from '../backup/restore.ts';
import { backupLines } from '../backup/write-lines.ts';
import { atOneMoment } from '../resources/shared/transaction.ts';
import type { Command } from './command.ts';
import { type CommandContext, withDatabase } from './with-database.ts';

type Counts = Readonly<Record<string, number>>;

const contentsOf = ({ users = 0, datasets = 0, records = 0, responses = 0 }: Counts) =>
  [
    counted(users, 'user'),
    counted(datasets, 'dataset'),
    counted(records, 'record'),
    counted(responses, 'response'),
  ].join(', ');

export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    operands: ['FILE'],
    meaning: 'Back up all data to one file. The server can keep running. The backup contains secrets: store it safely.',
    run: (invocation, { operands: [file = ''] }) =>
      withDatabase(invocation, async ({ db, secrets }) => {
        const rows = await atOneMoment(db, (trx) => writeBackup(file, backupLines(trx, secrets.cipherKey)));
        invocation.terminal.say(`Backed up ${contentsOf(rows)} to ${file}.`);
        return 0;
      }),
  },
  restore: {
    operands: ['FILE'],
    options: { check: { type: 'boolean' } },
    usage: '[--check]',
    meaning:
      'Restore a backup into an empty database. If an error occurs, nothing is restored. --check only verifies the file.',
    run: async (invocation, { operands: [file = ''], switches }) => {
      if (switches.has('check')) {
        invocation.terminal.say(`${file} is a valid backup: ${contentsOf(await verifyBackup(file))}.`);
        return 0;
      }
      const restore = async ({ db, secrets }: CommandContext) => {
        const rows = await withBackup(file, (backup) => restoreBackup(db, backup, secrets.cipherKey));
        invocation.terminal.say(`Restored ${contentsOf(rows)} from ${file}.`);
        return 0;
      };
      return withDatabase(invocation, restore, 'allowed');
    },
  },
};
