import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aCommandLine, runPlayed } from '../../support/commands/command-line.ts';
import { aFolder } from '../../support/server/folders.ts';

describe('postil backup and restore', () => {
  it('move all data into a new folder', { timeout: 120_000 }, async () => {
    const folder = await aFolder();
    const file = join(folder, 'backup');
    const [before, after] = [await aCommandLine(), { DATA_DIR: join(folder, 'data') }];
    await before.run('user create ana --role owner --generate-password');
    await before.run('workspace create team');

    const written = await before.run(`backup ${file}`);
    const restored = await runPlayed(['restore', file], after);
    const listed = await runPlayed(['user', 'list'], after);
    const again = await runPlayed(['restore', file], after);
    await before.close();

    expect([written.errors, restored.errors]).toEqual([[], []]);
    expect(restored.output).toEqual([`Restored 1 user, 0 datasets, 0 records, 0 responses from ${file}.`]);
    expect(listed.output[1]).toMatch(/^ana +owner/);
    expect([again.code, again.errors[0]]).toEqual([1, expect.stringMatching(/^The database is not empty/)]);
  });
});
