import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { overview } from '#server/commands/commands.ts';
import { runPlayed } from '../../support/commands/command-line.ts';

const lines = overview().split('\n');
const usages = lines
  .slice(
    lines.indexOf('Commands:') + 1,
    lines.findIndex((line) => line.startsWith('Settings')),
  )
  .filter((line) => /^ {2}\S/.test(line))
  .map((line) => line.trim());

describe('commands', () => {
  it.each(usages)('are documented: %s', async (usage) => {
    expect(await readFile('docs/command-line.md', 'utf8')).toMatch(`| \`${usage}\` |`);
  });

  it('are listed by --help with the settings', async () => {
    const { code, output } = await runPlayed(['user', '--help'], {});

    expect([code, output]).toEqual([0, [overview()]]);
    expect(usages).toContain('workspace add WORKSPACE USERNAME');
  });

  it('explain themselves with --help', async () => {
    const { code, output } = await runPlayed(['user', 'role', '--help'], {});

    expect(code).toBe(0);
    expect(output[0]).toMatch(
      /^Usage: postil user role USERNAME ROLE\n\nChange the role of a user to owner, admin or annotator\./,
    );
  });

  it('cannot manage users of another server', async () => {
    const { code, errors } = await runPlayed(['user', 'list'], { API_URL: 'http://127.0.0.1:1' });

    expect([code, errors]).toEqual([
      2,
      ['API_URL is set, so the data is on that server. Run the command there, or unset API_URL.'],
    ]);
  });

  it('create nothing in a folder without data', async () => {
    const { code, errors } = await runPlayed(['user', 'list', '--data-dir=/nonexistent/of/tests'], {});

    expect(code).toBe(1);
    expect(errors).toEqual([
      'No data found in /nonexistent/of/tests. Start the server once, or select another folder with DATA_DIR.',
    ]);
  });
});
