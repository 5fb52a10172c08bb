import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { makeWorkspace } from '../../files/import/make-dataset.ts';
import type { Given } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { type CommandContext, withDatabase } from '../with-database.ts';
import { readingFile, tellImported } from './import-command.ts';
import { existingFor, importInto, placeFor } from './import-into.ts';

export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

async function datasetFor(context: CommandContext, invocation: Invocation, given: Given): Promise<string> {
  const [path = ''] = given.operands;
  const existing = await existingFor(context, placeFor(basename(path), given));
  if (existing) return existing.id;
  await makeWorkspace(context.db);
  const imported = await readingFile(path, (source) => importInto(context, source, given));
  tellImported(invocation, imported);
  return imported.datasetId;
}

/** A labelling task of a file, on a server that has just been started; the same one where there is one already. */
export async function openFile(invocation: Invocation, given: Given, address: string): Promise<void> {
  await withDatabase(invocation, async (context) => {
    const id = await datasetFor(context, invocation, given);
    invocation.terminal.say(`${given.operands[0]} is to be labelled on ${address}/dataset/${id}/annotation-mode`);
    return 0;
  });
}
