import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Annotator } from '../support/server/annotator.ts';
import { aFolder } from '../support/server/folders.ts';
import { Postil } from '../support/server/processes/postil.ts';

const password = 'a password for tests';

describe('kill -9 during submissions', () => {
  it('loses no confirmed answer, whether the server alone dies or PostgreSQL, too', {
    timeout: 120_000,
  }, async () => {
    const folder = await aFolder();
    const env = { DATA_DIR: join(folder, 'data'), TEST_WEB_ROOT: await aFolder(), OWNER_PASSWORD: password };
    const annotator = new Annotator(password);

    for (const withPostgres of [false, true, false]) {
      const postil = new Postil(env);
      const gone = annotator.answerUntilGone(await postil.address());
      const enough = annotator.confirmations + 25;
      await expect.poll(() => annotator.confirmations, { timeout: 20_000 }).toBeGreaterThan(enough);
      postil.kill('SIGKILL');
      const pidFile = await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8');
      if (withPostgres) process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
      await gone;
    }

    const last = new Postil(env);
    expect(await annotator.lost(await last.address())).toEqual([]);
  });
});
