import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { ensureWorkspace } from '../../files/import/create-dataset-from.ts';
import type { CommandInput } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { type CommandContext, withDatabase } from '../with-database.ts';
import { reportImport, withReadableFile } from './import-command.ts';
import { findTarget, importInto, targetFor } from './import-into.ts';

export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

async function datasetFor(context: CommandContext, invocation: Invocation, given: CommandInput): Promise<string> {
  const [path = ''] = given.operands;
  const existing = await findTarget(context, targetFor(basename(path), given));
  if (existing) return existing.id;
  await ensureWorkspace(context.db);
  const imported = await withReadableFile(path, (source) => importInto(context, source, given));
  reportImport(invocation, imported);
  return imported.datasetId;
}

/** Imports a file on first use, and prints the URL of its dataset. */
export async function openFile(invocation: Invocation, given: CommandInput, address: string): Promise<void> {
  await withDatabase(invocation, async (context) => {
    const id = await datasetFor(context, invocation, given);
    invocation.terminal.say(`Label ${given.operands[0]} at ${address}/dataset/${id}/annotation-mode`);
    return 0;
  });
}
