import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { StartError } from './start-error.ts';
import { isCode } from './system-error.ts';

/** What nobody outside may know, made once for each data folder. */
export interface Secrets {
  /** Signs the tokens of sessions. 32 bytes. */
  readonly signingKey: Uint8Array;
  /** Encrypts what has to be shown again, such as API keys. 32 bytes. */
  readonly cipherKey: Uint8Array;
  /** For an embedded PostgreSQL that cannot listen on a socket file. */
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

/** Written whole or not at all: a half-written file would lock everyone out. Of several processes one is first. */
async function create(path: string) {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(newSecrets(), null, 2)}\n`, { mode: 0o600, flush: true });
  const folder = await stat(dirname(path));
  // Root may work in somebody else's folder, who must be able to go on without root.
  if (process.getuid?.() === 0) await chown(draft, folder.uid, folder.gid);
  await link(draft, path).catch(async (error) => {
    if (!isCode(error, 'EEXIST')) await rename(draft, path); // not every file system has links
  });
  await rm(draft, { force: true });
}

export const secretsIn = (dataDir: string): string => join(dataDir, 'secrets.json');

/** What to do where no copy of the secrets is left. */
export const secretsLost =
  'Where none is left, `postil secrets renew` makes others: everybody signs in again, API keys are no longer shown, and webhooks sign with new secrets.';

/** The secrets of a data folder, made at its first start. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = secretsIn(dataDir);
  if (!existsSync(path)) await create(path);
  await chmod(path, 0o600);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), file), await readFile(path, 'utf8'));
  if (!read.success) throw new StartError(`${path} is damaged. Put back a copy of it.`);
  return read.output;
}
