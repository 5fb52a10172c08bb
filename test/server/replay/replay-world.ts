import { type Kysely, sql } from 'kysely';
import { createUser } from '#server/auth/create-user.ts';
import type { Database } from '#server/schema/database.ts';
import { exchanges } from '../../contract/recordings.ts';
import { apiKeyOf, type TestApp, testApp } from '../../support/server/app.ts';
import { Names } from './names.ts';
import { Replayer } from './replayer.ts';
import { seeding } from './seeding.ts';

const recordedPassword = '12345678';
const people = { argilla: 'owner', admin: 'admin', annotator: 'annotator', annie: 'annotator' } as const;

interface Named {
  readonly id: string;
  readonly key: string;
}

/** Objects known by name: a user, a workspace, or a part of a dataset. */
function keyOf(found: Readonly<Record<string, unknown>>, keys: ReadonlyMap<string, string>) {
  const { username, name, external_id, workspace_id, dataset_id } = found;
  const within = (parent: unknown) => keys.get(String(parent)) ?? String(parent);
  if (typeof username === 'string') return `user ${username}`;
  if (typeof external_id === 'string') return `${within(dataset_id)}/${external_id}`;
  if (typeof name !== 'string') return undefined;
  if (dataset_id) return `${within(dataset_id)}/${name}`;
  return workspace_id ? `${within(workspace_id)}/${name}` : `workspace ${name}`;
}

function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value) yield value as Readonly<Record<string, unknown>>;
  for (const each of Object.values(value)) yield* objectsIn(each);
}

/** Recorded ids of objects with names. */
function recordedNames(): readonly Named[] {
  const objects = exchanges.flatMap(({ response }) => [...objectsIn(response.body)]);
  const keys = new Map<string, string>();
  for (const pass of [1, 2, 3])
    for (const each of objects) {
      const key = keyOf(each, keys);
      if (key && pass) keys.set(String(each.id), key);
    }
  return [...keys].map(([id, key]) => ({ id, key }));
}

/** Ids of objects with names in our database. */
async function ourNames(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const ofDatasets = ['fields', 'questions', 'metadata_properties', 'vectors_settings']
    .map((table) => `SELECT dataset_id, name, id FROM ${table}`)
    .join(' UNION ALL ');
  const { rows } = await sql<{ key: string; id: string }>`
    WITH named AS (
      SELECT d.id, d.ds, 'workspace ' || w.name || '/' || d.name AS key FROM datasets d JOIN workspaces w ON w.id = d.workspace_id)
    SELECT 'user ' || username AS key, id FROM users
    UNION ALL SELECT 'workspace ' || name, id FROM workspaces
    UNION ALL SELECT key, id FROM named
    UNION ALL SELECT n.key || '/' || x.name, x.id FROM named n JOIN (${sql.raw(ofDatasets)}) x ON x.dataset_id = n.id
    UNION ALL SELECT n.key || '/' || r.external_id, r.id FROM named n JOIN records r ON r.ds = n.ds
      WHERE r.external_id IS NOT NULL`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

async function addPeople({ db, deps }: TestApp) {
  for (const [username, role] of Object.entries(people))
    await createUser(db, deps.secrets.cipherKey, {
      username,
      role,
      password: recordedPassword,
      apiKey: apiKeyOf(username),
    });
}

function known(recorded: readonly Named[], ours: ReadonlyMap<string, string>) {
  return recorded.flatMap(({ id, key }) => {
    const own = ours.get(key);
    return own ? [[id, own] as const] : [];
  });
}

/** Our server with the datasets of the recorded one, created by the same requests. */
export async function replayWorld(speaks: 'postil' | 'argilla'): Promise<TestApp & { readonly replayer: Replayer }> {
  const world = await testApp({}, speaks === 'argilla' ? { speaks } : {});
  await addPeople(world);
  const recorded = recordedNames();
  const seeder = new Replayer(world.app, new Names(known(recorded, await ourNames(world.db))));
  for (const exchange of seeding) {
    const refused = (await seeder.replay(exchange)).find((each) => each.startsWith('status'));
    if (refused) throw new Error(`${exchange.name}: ${refused}`);
  }
  const replayer = new Replayer(world.app, new Names(known(recorded, await ourNames(world.db))));
  return { ...world, replayer };
}
