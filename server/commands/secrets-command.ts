import { existsSync } from 'node:fs';
import { secretsMatch } from '../auth/keys/secrets-fingerprint.ts';
import { dataFolderPath } from '../engine/data-folder.ts';
import { hasCluster } from '../engine/native/embedded.ts';
import { hasPglite } from '../engine/pglite.ts';
import { readConfig } from '../read-config.ts';
import { renewUnreadableSecrets } from '../resources/webhooks/webhook-secrets.ts';
import { readSecrets, renewalEffects, secretsIn } from '../secrets.ts';
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
    throw new StartError(
      `${path} already exists. If it belongs to other data, move it away and run the command again.`,
    );
  }
  if (databaseUrl || hasCluster(dataDir) || hasPglite(dataDir)) await readSecrets(dataDir);
}

async function renew(invocation: Invocation): Promise<number> {
  await makeSecrets(invocation);
  return withDatabase(invocation, async ({ db, dataDir, secrets }) => {
    await db.deleteFrom('instance').execute();
    await secretsMatch(db, secrets);
    const webhooks = await renewUnreadableSecrets(db, secrets.cipherKey);
    invocation.terminal.say(`The database now uses the secrets in ${secretsIn(dataDir)}.`);
    if (webhooks > 0)
      invocation.terminal.say(
        `Webhooks with a new signing secret: ${webhooks}. Configure the new secret in their receivers.`,
      );
    return 0;
  });
}

export const secretsCommands: Readonly<Record<string, Command>> = {
  'secrets renew': {
    operands: [],
    meaning: `Create new secrets if the secrets file of the data folder is lost. All ${renewalEffects}`,
    run: renew,
  },
};
