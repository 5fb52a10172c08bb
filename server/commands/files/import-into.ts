import { parse } from 'node:path';
import { encodings, fileFormats, type GivenFacts } from '#domain/creation/portable/read-rows.ts';
import { findFacts } from '#formats/reading/find-facts.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { createApp } from '../../app.ts';
import { signToken } from '../../auth/tokens.ts';
import { notesOf } from '../../files/export/notes.ts';
import { type Imported, importFile } from '../../files/import/import-file.ts';
import { makeDataset } from '../../files/import/make-dataset.ts';
import { type Send, sending } from '../../files/import/sending.ts';
import { idsOf, notesFor } from '../../files/import/target.ts';
import { nobodyWatches } from '../../live/live-hub.ts';
import { createLogger } from '../../log.ts';
import { datasetsNamed } from '../../resources/datasets/queries.ts';
import { workspaceNamed } from '../../resources/workspaces/queries.ts';
import { StartError } from '../../start-error.ts';
import type { Given } from '../command.ts';
import type { CommandContext } from '../with-database.ts';
import { findDatasetNamed } from './find-dataset.ts';
import { oneOf, textOf } from './read-order.ts';

const hour = 3600;

/** In the name of an owner, whom the command line belongs to. */
async function sendOf({ db, config, secrets }: CommandContext): Promise<Send> {
  const owners = db.selectFrom('users').where('role', '=', 'owner').where('deleted_at', 'is', null).orderBy('n');
  const owner = await owners.select(['id', 'sessions_ended']).executeTakeFirst();
  if (!owner) throw new StartError('There is no owner yet. Start Postil once, or make one: postil user create.');
  const session = { userId: owner.id, sessionsEnded: owner.sessions_ended };
  const token = await signToken(session, secrets.signingKey, hour);
  return sending(createApp({ db, config, secrets, log: createLogger('silent'), live: nobodyWatches }), token);
}

function factsGiven(given: Given): GivenFacts {
  const [format, encoding, delimiter] = ['format', 'encoding', 'delimiter'].map((name) => textOf(given, name));
  return {
    ...(format !== undefined && { format: oneOf(fileFormats, '--format', format) }),
    ...(encoding !== undefined && { encoding: oneOf(encodings, '--encoding', encoding) }),
    ...(delimiter !== undefined && { delimiter: delimiter === 'tab' ? '\t' : delimiter }),
  };
}

/** The workspace that is named; without a name, the only one. */
async function workspaceFor({ db }: CommandContext, name: string | undefined) {
  const found = name === undefined ? undefined : await workspaceNamed(db, name);
  if (found) return found.id;
  if (name !== undefined)
    throw new StartError(`There is no workspace ${name}. postil workspace list tells which there are.`);
  const all = await db.selectFrom('workspaces').select('id').where('deleted_at', 'is', null).limit(2).execute();
  const [only, another] = all;
  if (!only || another) throw new StartError('The dataset is new: say with --workspace NAME where it is to be.');
  return only.id;
}

export interface ImportedInto {
  readonly name: string;
  readonly datasetId: string;
  readonly done: Imported;
}

interface Place {
  readonly name: string;
  readonly workspace: string | undefined;
}

/** Which dataset is meant: the one that is named, or that is called like the file. */
export const placeFor = (fileName: string, given: Given): Place => ({
  name: textOf(given, 'dataset') ?? parse(fileName).name,
  workspace: textOf(given, 'workspace'),
});

export async function existingFor({ db }: CommandContext, { name, workspace }: Place) {
  const all = await datasetsNamed(db, name);
  const isThere = all.some((each) => workspace === undefined || each.workspace_name === workspace);
  return isThere ? findDatasetNamed(db, name, workspace) : undefined;
}

/** Into the dataset of this name, or a new one that fits the file. */
export async function importInto(context: CommandContext, source: ByteSource, given: Given): Promise<ImportedInto> {
  const place = placeFor(source.name, given);
  const send = await sendOf(context);
  const facts = await findFacts(source, factsGiven(given));
  const existing = await existingFor(context, place);
  const notes = existing ? await notesOf(context.db, existing) : await notesFor(source, facts);
  const { name } = place;
  const make = async () =>
    makeDataset(send, { name, workspaceId: await workspaceFor(context, place.workspace), notes });
  const datasetId = existing?.id ?? (await make());
  const target = { datasetId, notes, ids: await idsOf(send, datasetId) };
  return { name, datasetId, done: await importFile(send, source, facts, target) };
}
