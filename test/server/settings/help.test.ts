import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { settings } from '#server/config.ts';
import { configurationPage, helpText } from '#server/settings/help.ts';

describe('the documented table of settings', () => {
  it('is up to date: if not, run npx tsx tools/write-configuration.ts', async () => {
    const page = await readFile('docs/configuration.md', 'utf8');

    expect(page).toBe(configurationPage());
  });

  it.each(Object.values(settings).map(({ env }) => env))('and --help have %s', (env) => {
    expect(configurationPage()).toMatch(`| \`${env}\` |`);
    expect(helpText([])).toMatch(`  ${env} `);
  });

  it('has no flags for secrets', () => {
    const secret = [settings.ownerPassword, settings.databaseUrl];

    expect(secret.map(({ flag }) => flag)).toEqual([undefined, undefined]);
  });
});
