import { verifyBackup, withBackup, writeBackup } from '../backup/backup-file.ts';
import { restoreBackup } from '../backup/restore.ts';
import { backupLines } from '../backup/write-lines.ts';
import { atOneMoment } from '../resources/shared/transaction.ts';
import type { Command } from './command.ts';
import { type CommandContext, withDatabase } from './with-database.ts';

type Counts = Readonly<Record<string, number>>;

const counted = ({ users = 0, datasets = 0, records = 0, responses = 0 }: Counts) =>
  `${users} users, ${datasets} datasets, ${records} records, ${responses} responses`;

export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    operands: ['FILE'],
    meaning: 'Writes everything into one file, also while the server runs. The file holds secrets: keep it safe.',
    run: (invocation, { operands: [file = ''] }) =>
      withDatabase(invocation, async ({ db, secrets }) => {
        const rows = await atOneMoment(db, (trx) => writeBackup(file, backupLines(trx, secrets.cipherKey)));
        invocation.terminal.say(`${file} holds ${counted(rows)}.`);
        return 0;
      }),
  },
  restore: {
    operands: ['FILE'],
    options: { check: { type: 'boolean' } },
    usage: '[--check]',
    meaning: 'Takes a backup into an empty database, all of it or nothing; with --check it is only read.',
    run: async (invocation, { operands: [file = ''], switches }) => {
      if (switches.has('check')) {
        invocation.terminal.say(`${file} is whole: ${counted(await verifyBackup(file))}.`);
        return 0;
      }
      const restore = async ({ db, secrets }: CommandContext) => {
        const rows = await withBackup(file, (backup) => restoreBackup(db, backup, secrets.cipherKey));
        invocation.terminal.say(`Restored ${counted(rows)}.`);
        return 0;
      };
      return withDatabase(invocation, restore, 'allowed');
    },
  },
};
