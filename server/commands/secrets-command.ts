import { existsSync } from 'node:fs';
import { secretsMatch } from '../auth/keys/secrets-fingerprint.ts';
import { dataFolderPath } from '../engine/data-folder.ts';
import { hasCluster } from '../engine/native/embedded.ts';
import { hasPglite } from '../engine/pglite.ts';
import { readConfig } from '../read-config.ts';
import { renewUnreadableSecrets } from '../resources/webhooks/webhook-secrets.ts';
import { readSecrets, secretsIn } from '../secrets.ts';
import { StartError } from '../start-error.ts';
import type { Command } from './command.ts';
import type { Invocation } from './invocation.ts';
import { withDatabase } from './with-database.ts';

/** Creates a missing secrets file beside existing data. Never replaces one: it may be the key to the data. */
async function makeSecrets({ args, env, presetDataDir }: Invocation) {
  const { dataDir: given, databaseUrl } = readConfig(args, env);
  const dataDir = dataFolderPath({ given, preset: presetDataDir });
  const path = secretsIn(dataDir);
  if (existsSync(path)) {
    if (databaseUrl) return; // secrets of an external database are in another folder
    throw new StartError(`${path} is there. Move it away first, if it is not the one that these data were begun with.`);
  }
  if (databaseUrl || hasCluster(dataDir) || hasPglite(dataDir)) await readSecrets(dataDir);
}

async function renew(invocation: Invocation): Promise<number> {
  await makeSecrets(invocation);
  return withDatabase(invocation, async ({ db, dataDir, secrets }) => {
    await db.deleteFrom('instance').execute();
    await secretsMatch(db, secrets);
    const webhooks = await renewUnreadableSecrets(db, secrets.cipherKey);
    invocation.terminal.say(`The data go with the secrets in ${secretsIn(dataDir)} now.`);
    if (webhooks > 0)
      invocation.terminal.say(`Webhooks that sign with new secrets, which their receivers need: ${webhooks}.`);
    return 0;
  });
}

export const secretsCommands: Readonly<Record<string, Command>> = {
  'secrets renew': {
    operands: [],
    meaning:
      'Makes other secrets where those of the data are lost. Everybody signs in again, API keys work but are no longer shown, and webhooks sign with new secrets.',
    run: renew,
  },
};
