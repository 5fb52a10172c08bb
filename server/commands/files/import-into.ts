import { parse } from 'node:path';
import { type ChosenFacts, encodings, fileFormats } from '#domain/creation/portable/read-rows.ts';
import { findFacts } from '#formats/reading/find-facts.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { createApp } from '../../app.ts';
import { signToken } from '../../auth/tokens.ts';
import { readDatasetSetup } from '../../files/export/read-dataset-setup.ts';
import { apiCaller, type CallApi } from '../../files/import/call-api.ts';
import { createDatasetFrom } from '../../files/import/create-dataset-from.ts';
import { type ImportSummary, importFile } from '../../files/import/import-file.ts';
import { idsOf, setupFor } from '../../files/import/target.ts';
import { noChangeFeed } from '../../live/change-feed.ts';
import { createLogger } from '../../log.ts';
import { datasetsNamed } from '../../resources/datasets/queries.ts';
import { StartError } from '../../start-error.ts';
import type { CommandInput } from '../command.ts';
import { findWorkspaceNamed } from '../people/find.ts';
import type { CommandContext } from '../with-database.ts';
import { findDatasetNamed } from './find-dataset.ts';
import { parseChoice, textOf } from './read-export-options.ts';

const tokenLifeSeconds = 3600;

async function apiAsOwner({ db, config, secrets }: CommandContext): Promise<CallApi> {
  const owners = db.selectFrom('users').where('role', '=', 'owner').where('deleted_at', 'is', null).orderBy('n');
  const owner = await owners.select(['id', 'sessions_ended']).executeTakeFirst();
  if (!owner)
    throw new StartError('No owner exists yet. Start the server once, or run postil user create NAME --role owner.');
  const session = { userId: owner.id, sessionsEnded: owner.sessions_ended };
  const token = await signToken(session, secrets.signingKey, tokenLifeSeconds);
  return apiCaller(createApp({ db, config, secrets, log: createLogger('silent'), live: noChangeFeed }), token);
}

function givenFacts(given: CommandInput): ChosenFacts {
  const [format, encoding, delimiter] = ['format', 'encoding', 'delimiter'].map((name) => textOf(given, name));
  return {
    ...(format !== undefined && { format: parseChoice(fileFormats, '--format', format) }),
    ...(encoding !== undefined && { encoding: parseChoice(encodings, '--encoding', encoding) }),
    ...(delimiter !== undefined && { delimiter: delimiter === 'tab' ? '\t' : delimiter }),
  };
}

/** Named workspace; without a name, the only one. */
async function workspaceFor({ db }: CommandContext, name: string | undefined) {
  if (name !== undefined) return (await findWorkspaceNamed(db, name)).id;
  const all = await db.selectFrom('workspaces').select('id').where('deleted_at', 'is', null).limit(2).execute();
  const [only, another] = all;
  if (!only || another)
    throw new StartError('The dataset does not exist yet. Select the workspace for it with --workspace NAME.');
  return only.id;
}

export interface FinishedImport {
  readonly name: string;
  readonly datasetId: string;
  readonly done: ImportSummary;
}

interface TargetDataset {
  readonly name: string;
  readonly workspace: string | undefined;
}

export const targetFor = (fileName: string, given: CommandInput): TargetDataset => ({
  name: textOf(given, 'dataset') ?? parse(fileName).name,
  workspace: textOf(given, 'workspace'),
});

export async function findTarget({ db }: CommandContext, { name, workspace }: TargetDataset) {
  const all = await datasetsNamed(db, name);
  const isThere = all.some((each) => workspace === undefined || each.workspace_name === workspace);
  return isThere ? findDatasetNamed(db, name, workspace) : undefined;
}

/** Imports into an existing dataset, or creates one from the file. */
export async function importInto(
  context: CommandContext,
  source: ByteSource,
  given: CommandInput,
): Promise<FinishedImport> {
  const target = targetFor(source.name, given);
  const send = await apiAsOwner(context);
  const facts = await findFacts(source, givenFacts(given));
  const existing = await findTarget(context, target);
  const setup = existing ? await readDatasetSetup(context.db, existing) : await setupFor(source, facts);
  const { name } = target;
  const make = async () =>
    createDatasetFrom(send, { name, workspaceId: await workspaceFor(context, target.workspace), setup });
  const datasetId = existing?.id ?? (await make());
  const importTarget = { datasetId, setup, ids: await idsOf(send, datasetId) };
  return { name, datasetId, done: await importFile(send, source, facts, importTarget) };
}
