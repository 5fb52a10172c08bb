import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal, unseal } from '#server/auth/keys/sealed-text.ts';
import { secretsMatch } from '#server/auth/keys/secrets-fingerprint.ts';
import { readSecrets } from '#server/secrets.ts';
import { aCommandLine, type CommandLine, runPlayed } from '../../support/commands/command-line.ts';
import { aFolder } from '../../support/server/folders.ts';

describe('postil secrets renew', () => {
  let line: CommandLine;

  beforeAll(async () => {
    line = await aCommandLine();
    await secretsMatch(line.db, line.secrets);
  });
  afterAll(() => line.close());

  it('replaces lost secrets, also those of webhooks', async () => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    await line.db
      .insertInto('webhooks')
      .values({
        url: 'https://example.org',
        events: ['record.created'],
        description: null,
        secret_cipher: seal(secret, line.secrets.cipherKey),
      })
      .execute();
    await rm(join(line.env.DATA_DIR ?? '', 'secrets.json'));
    const made = await readSecrets(line.env.DATA_DIR ?? '');
    expect(await secretsMatch(line.db, made)).toBe(false);

    const { code, output } = await line.run('secrets renew');

    expect([code, output[1]]).toEqual([
      0,
      'Webhooks with a new signing secret: 1. Configure the new secret in their receivers.',
    ]);
    expect(await secretsMatch(line.db, made)).toBe(true);
    const { secret_cipher } = await line.db.selectFrom('webhooks').select('secret_cipher').executeTakeFirstOrThrow();
    expect(unseal(secret_cipher, made.cipherKey)).toMatch(/^whsec_.{40,}$/);
  });

  it('creates nothing in a folder without data', async () => {
    const folder = await aFolder();

    const { code, errors } = await runPlayed(['secrets', 'renew'], { DATA_DIR: folder });

    expect([code, existsSync(join(folder, 'secrets.json'))]).toEqual([1, false]);
    expect(errors[0]).toMatch(/^No data found in /);
  });
});
