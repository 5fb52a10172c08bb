import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Closers, openDatabase } from '#server/engine/open-database.ts';
import { close } from '#server/start.ts';
import { testPassword } from '../support/server/app.ts';
import { aFolder } from '../support/server/folders.ts';
import { Postil } from '../support/server/processes/postil.ts';

async function aServer(folder: string) {
  const closers: Closers = [];
  onTestFinished(() => close(closers));
  await openDatabase({ dataDir: folder, databaseUrl: undefined }, folder, closers);
  return { stop: () => close(closers) };
}

const submit = (address: string) =>
  fetch(`${address}/api/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'owner', password: testPassword }),
  });

describe('an outage of an external PostgreSQL', () => {
  it('is survived: calls answer 503 with Retry-After until it is back', {
    timeout: 120_000,
  }, async () => {
    const [folder, dataFolder] = [await aFolder(), await aFolder()];
    const first = await aServer(folder);
    const host = encodeURIComponent(join(folder, 'socket'));
    const postil = new Postil({
      DATABASE_URL: `postgresql://postil@localhost:5432/postil?host=${host}`,
      DATA_DIR: join(dataFolder, 'data'),
      OWNER_PASSWORD: testPassword,
      TEST_WEB_ROOT: dataFolder,
    });
    const address = await postil.address();
    const isReady = async () => (await fetch(`${address}/readyz`)).status;
    expect([await isReady(), (await submit(address)).status]).toEqual([200, 201]);

    await first.stop();

    await expect.poll(isReady, { timeout: 10_000 }).toBe(503);
    const refused = await submit(address);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    await aServer(folder);
    await expect.poll(isReady, { timeout: 20_000 }).toBe(200);
    expect((await submit(address)).status).toBe(201);
    expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toContain('shut down');
  });
});
