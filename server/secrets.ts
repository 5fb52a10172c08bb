import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { StartError } from './start-error.ts';
import { isCode } from './system-error.ts';

/** One set for each data folder. */
export interface Secrets {
  /** 32 bytes. */
  readonly signingKey: Uint8Array;
  /** Encrypts values that have to be shown again, such as API keys. 32 bytes. */
  readonly cipherKey: Uint8Array;
  /** For embedded servers without Unix sockets. */
  readonly databasePassword: string;
}

const key = v.pipe(
  v.string(),
  v.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
  v.check((bytes) => bytes.length === 32),
);
const file = v.object({ signingKey: key, cipherKey: key, databasePassword: v.pipe(v.string(), v.minLength(16)) });

const newSecrets = () => ({
  signingKey: randomBytes(32).toString('base64'),
  cipherKey: randomBytes(32).toString('base64'),
  databasePassword: randomBytes(24).toString('base64url'),
});

/** Atomic, and first of several processes wins: a partial file would lock out all users. */
async function create(path: string) {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(newSecrets(), null, 2)}\n`, { mode: 0o600, flush: true });
  const folder = await stat(dirname(path));
  // Root gives the file to the owner of the folder, who may run Postil later.
  if (process.getuid?.() === 0) await chown(draft, folder.uid, folder.gid);
  await link(draft, path).catch(async (error) => {
    if (!isCode(error, 'EEXIST')) await rename(draft, path); // some file systems have no hard links
  });
  await rm(draft, { force: true });
}

export const secretsIn = (dataDir: string): string => join(dataDir, 'secrets.json');

export const renewalEffects =
  'users have to sign in again, API keys keep working but can no longer be displayed, and webhooks get new signing secrets.';

export const secretsLost = `If no copy exists, run \`postil secrets renew\` to create new secrets: all ${renewalEffects}`;

/** Creates the file on first use. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = secretsIn(dataDir);
  if (!existsSync(path)) await create(path);
  await chmod(path, 0o600);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), file), await readFile(path, 'utf8'));
  if (!read.success) throw new StartError(`${path} is damaged. Restore a copy of this file.`);
  return read.output;
}
